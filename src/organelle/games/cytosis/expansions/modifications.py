"""The epigenetic cards by number and by name. [CY-16.1]"""

from typing import Final

METABOLIC_FLEXIBILITY: Final = 0
REGULATORY_FORESIGHT: Final = 1
INCREASED_UPTAKE: Final = 2
EFFICIENT_CATALYSIS: Final = 3
EARLY_EXPRESSION: Final = 4
BASAL_EXPRESSION: Final = 5
OPEN_CHROMATIN: Final = 6

MODIFICATIONS = [
    "metabolic-flexibility",
    "regulatory-foresight",
    "increased-uptake",
    "efficient-catalysis",
    "early-expression",
    "basal-expression",
    "open-chromatin",
]
