# The language itself: its own name, and the labels that its rules pages use

language-name = English
language-needs-javascript = Organelle needs JavaScript.
language-rules-source = Source
language-rules-ruling = Ruling
language-rules-example = Example
