"""Datasets: games as tables in Parquet files."""
