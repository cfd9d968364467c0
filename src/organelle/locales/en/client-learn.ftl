# What the page says around the biology, in English

client-biology-more = More
client-biology-more-of = More about { $name }
client-biology-less = Less
client-biology-simplified = What the game simplifies:
client-biology-source = Source:
client-biology-close = Close
client-biology-explore = Explore the whole cell
client-biology-why = Why?
client-biology-why-of = Why? { $event }
client-biology-learned-close = Put it away
client-biology-name-oxidoreductase = oxidoreductases
client-biology-name-transferase = transferases
client-biology-name-hydrolase = hydrolases
client-biology-name-lyase = lyases
client-biology-name-ligase = ligases
client-biology-name-cactus = the cactus
client-biology-name-mangrove = the mangrove

client-learn-title = The biology of the games
client-learn-title-of = The biology of { $game }
client-learn-link = The biology behind it
client-learn-all = All games
client-learn-teach = Teaching material
client-learn-print = Print
client-learn-how = Click on anything in the picture, or walk through it with Tab and the arrow keys: beside it stands the biology, what the game simplifies, and where to look it up.
client-learn-told = What it is in biology
client-learn-about = Every place, piece and card of the games stands for something in a real cell. Here it can be explored without a table, read and printed.
client-learn-board-things = On the board, one by one
client-learn-other-things = Cards, events, goals and strategies
client-learn-glossary = Glossary
client-learn-glossary-about = { $count } terms, each with its name in the other languages of the page.

client-teach-title = Teaching material
client-teach-title-of = Teaching material: { $game }
client-teach-about = For each game there is a lesson plan of two pages, a handout and an answer key, made to be printed.
client-teach-print = Print: { $part }
client-teach-print-all = Print everything
client-teach-english = This material is in English for now.
