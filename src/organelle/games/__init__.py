"""The one list through which games come to the table."""

from organelle.games.cellulose.game import CELLULOSE
from organelle.games.cytosis.game import CYTOSIS
from organelle.games.duel.game import DUEL
from organelle.games.foment.game import FOMENT
from organelle.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (CELLULOSE, CYTOSIS, DUEL, FOMENT)}
