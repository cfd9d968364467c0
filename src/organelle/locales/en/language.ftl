# The language itself: its own name, and the labels that its rules pages use

language-name = English
language-needs-javascript = Organelle needs JavaScript.
rules-source = Source
rules-ruling = Ruling
rules-example = Example
