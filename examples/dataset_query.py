"""Ask a dataset what winners do differently: export games, then query them with polars.

    pip install "organelle[dataset]" polars
    python examples/dataset_query.py --game cytosis --games 300 --bots greedy,random

The folder is kept, so that asking again takes no time. `--folder` names one that `organelle export` has written.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl

from organelle.cli.main import main as organelle


def shares(folder: Path) -> pl.DataFrame:
    """Return each bot's part of the victories and its mean score."""
    outcomes = pl.scan_parquet(folder / "outcomes.parquet").filter("player")
    figures = [pl.len().alias("seats"), pl.col("share").mean(), pl.col("score").mean()]
    return outcomes.group_by("bot").agg(figures).sort("share", descending=True).collect()


def actions(folder: Path, least: int) -> pl.DataFrame:
    """Return for each action how often it was taken where it could be, and what those who took it got in the end."""
    decisions = pl.scan_parquet(folder / "decisions.parquet").select("game", "seat", "legal", "chosen")
    outcomes = pl.scan_parquet(folder / "outcomes.parquet").select("game", "seat", "share")
    words = pl.scan_parquet(folder / "actions.parquet").select(pl.col("number").alias("legal"), "code")
    offered = decisions.join(outcomes, on=["game", "seat"]).explode("legal")
    taken = pl.col("legal") == pl.col("chosen")
    figures = [
        pl.len().alias("offered"),
        taken.mean().alias("taken"),
        pl.col("share").filter(taken).mean().alias("share if taken"),
        pl.col("share").filter(~taken).mean().alias("share if not"),
    ]
    asked = offered.group_by("legal").agg(figures).filter(pl.col("offered") >= least)
    gain = pl.col("share if taken") - pl.col("share if not")
    return asked.join(words, on="legal").sort(gain, "code", descending=True, nulls_last=True).drop("legal").collect()


def tensors(folder: Path) -> tuple[tuple[int, ...], pl.DataFrame]:
    """Return the shape of all observations as one array, and the slices that vary, with their means."""
    observation = pl.read_parquet(folder / "decisions.parquet", columns=["observation"])["observation"].to_numpy()
    slices = pl.read_parquet(folder / "observation.parquet")
    means = [float(observation[:, start : start + length].mean()) for start, length in slices["start", "length"].rows()]
    varying = slices.select("name", "meaning").with_columns(pl.Series("mean", means)).filter(pl.col("mean") != 0)
    return observation.shape, varying


def main() -> None:
    """Export what is asked for, unless it is there, and print three tables."""
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--game", default="cytosis")
    command.add_argument("--games", type=int, default=300)
    command.add_argument("--bots", default="greedy,random")
    command.add_argument("--folder", type=Path)
    args = command.parse_args()
    folder = args.folder or Path(f"{args.game}-{args.games}-{args.bots}")
    if not folder.exists():
        code = organelle(["export", args.game, "--games", str(args.games), "--bots", args.bots, "--out", str(folder)])
        if code != 0:
            raise SystemExit(code)
    shape, slices = tensors(folder)
    with pl.Config(tbl_rows=12, tbl_hide_dataframe_shape=True, fmt_str_lengths=60):
        print(shares(folder))
        print(actions(folder, least=args.games // 10))
        print(f"observations for training: {shape[0]} rows of {shape[1]} numbers, such as")
        print(slices.head(8))


if __name__ == "__main__":
    main()
