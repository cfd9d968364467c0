"""The six phases of a round.

`registry` lists them, `rounds` leads from one to the next, `phase` says what a phase is. Beside a phase stands what
belongs to it: to the acquisition `sharing`, `cutting` and `synergy`, to the upkeep `maintenance`, `leakage` and
`energy`, to the action `building` and `attack`.
"""
