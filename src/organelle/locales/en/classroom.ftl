# A class: names, and what its rules refuse.
class-name = { $colour } { $organelle }
class-organelles-first = Ribosome, Nucleus, Lysosome, Centriole, Nucleolus, Chloroplast, Peroxisome
class-organelles-second = Mitochondrion, Vesicle, Vacuole, Membrane, Cilium, Helix, Protein
class-colours-first = Blue, Red, Green, Yellow, Orange, Violet, Pink, White, Grey, Golden, Silver, Turquoise
class-colours-second = Blue, Red, Green, Yellow, Orange, Violet, Pink, White, Grey, Golden, Silver, Turquoise

table-frozen = Your teacher has paused the game; wait until it goes on.
class-table = At the table of a class only the teacher arranges the seats; use the page of the class.
not-teacher = Only the teacher of this class may do that; open the teacher’s link.
not-in-class = You are not in this class; enter its code first.
no-class = There is no such class, or its time is over; ask your teacher for the code.
class-full = This class has all its { $most } pupils; open another class for more.
class-over = This class has ended; look at its result, or ask for the code of another one.
class-empty = Nobody has joined yet; start when somebody is there.
class-crowded = Too many look at this class at the same time; close a window, or try again later.
class-not-frozen = Pause the class first; questions are asked in a pause.
too-many-classes = You have { $most } classes; one is deleted a day after its last move.
class-bad-preset = { $game } has no preset “{ $preset }”; allowed are { $allowed }.
class-bad-size = { $size } at a table is not possible in this game and time; allowed are { $low } to { $high }.
class-no-table = There is no table { $table } in this class, or no bot’s seat is left there.
class-no-pupil = There is no such pupil in this class.
class-bad-question = There is no question “{ $name }” for this game, or it is not being asked now.
class-bad-when = A question cannot be asked “{ $when }”; allowed are { $allowed }.
