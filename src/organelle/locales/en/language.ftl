# The language itself: its own name, and the labels that its rules pages use

language-name = English
language-needs-javascript = Organelle needs JavaScript.
language-rules-source = Source
language-rules-ruling = Ruling
language-rules-example = Example

# The tests hold a complete language to every key and every page of rules, and only warn about what another one lacks. A
# language in the making leaves this out.
language-complete = yes
