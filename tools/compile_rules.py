"""Translate the rules to C with mypyc and compile them, several files at a time.

    python tools/compile_rules.py

The result is build/rules/lib, laid out as the wheel carries it. It is kept until a source, a tool or a setting changes.
The build hook runs this in the environment of the build; `make play` runs it beforehand, to show how far it is: lines
that begin with `progress:` are for that.

With GCC the modules become one C file a folder, and link-time optimization joins them again, so that all processors
have work and a function of the kernel is still inlined into every game; and games are played first, to count what runs
(docs/adr/0016). Other compilers get a single C file. ORGANELLE_QUICK=1 leaves out what takes longest: `make play` does
not let people wait for it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run by its path, it would not find what stands beside it

from tools import profiling, refcounts  # noqa: E402

SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "rules"
LIBRARY = BUILD / "lib"

COMPILED = ("kernel", "table", "games", "bots", "research/batch_games.py")
"""Folders of src/organelle, or files in it, that are compiled."""

TOOLS = [ROOT / "tools" / name for name in ("compile_rules.py", "profiling.py", "refcounts.py", "sample_games.py")]

NOT_COMPILED: tuple[str, ...] = ()
"""Files in those folders that are not, because mypyc cannot compile them."""

NOT_HERE = 3
"""The exit code where there is no C compiler."""

FLAGS = ("-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-w")
WRAPPER = re.compile(r"^(extern PyObject \*CPyPy_[^;]*);", re.MULTILINE)
ATTRIBUTE = re.compile(r"^(\w+_[gs]et_\w+\([^;{]*void \*closure\));", re.MULTILINE)
IN_BOUNDS = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
CHECKED_AHEAD = re.compile(
    r"^char CPyDef_(kernel___observation___ObservationBuffer___"
    r"(begin|(put|add)_all|put_(two|three|three_at|four|split|counts|marked))"
    r"|kernel___action_space___ActionSpace___write_mask|actions___ActionBuffer___add(_each)?|copying___copy_(numbers|as_floats)"
    r"|batch_games___BatchGames___clear_mask)\("
    r".*?^\}",
    re.MULTILINE | re.DOTALL,
)
"""Functions that see to it once, before they begin, that all their indices are within the vectors."""
MODULE_BODY = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)


def main() -> int:
    """Compile, unless the result for these sources, tools and settings is there. Return the exit code."""
    stamp = BUILD / "stamp"
    key = fingerprint()
    if stamp.exists() and stamp.read_text("utf-8") == key:
        progress("nothing has changed")
        return 0
    if not compiler_works():
        print("no working C compiler was found", file=sys.stderr)
        return NOT_HERE
    stamp.unlink(missing_ok=True)
    shutil.rmtree(LIBRARY, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    # GCC's parallel linking calls make, which would take the flags of a make around this.
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
        os.environ.pop(name, None)
    compile_rules(os.cpu_count() or 1)
    stamp.write_text(key, "utf-8")
    return 0


def compile_rules(jobs: int) -> None:
    """Write the compiled modules below LIBRARY, with so many processes at a time."""
    from mypyc.build import mypycify  # noqa: PLC0415 - known only where the build's requirements are installed
    from setuptools import setup  # noqa: PLC0415

    joins = links_optimized()
    os.chdir(SOURCES)
    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *FLAGS]).strip()
    progress("translating to C")
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", f"--cache-dir={BUILD / 'mypy'}", *modules()],
        opt_level="1" if is_quick() else "3",
        debug_level="0",
        group_name="organelle",
        multi_file=joins,
        target_dir=str(BUILD / "c"),
    )

    def compile_to(extensions: list[Any], folder: Path) -> None:
        arguments = ["--quiet", "build_ext", "--build-lib", str(folder), "--build-temp", str(BUILD / "objects")]
        setup(
            name="organelle-rules",
            packages=[],
            ext_modules=extensions,
            cmdclass={"build_ext": build_command(jobs)},
            script_args=[*arguments, "--force", "--parallel", str(jobs)],
        )

    if joins:
        join_folders(extensions[0], jobs)
    if joins and not is_quick():
        progress("counting what runs")
        if not profiling.profile(extensions, BUILD / "profile", compile_to):
            progress("nothing was counted, so the rules are compiled without")
    compile_to(extensions, LIBRARY)


def join_folders(library: Any, jobs: int) -> None:
    """Replace the C files of the library, one a module, by one a folder that includes them."""
    folders: dict[str, list[Path]] = {}
    for source in map(Path, library.sources):
        parts = source.stem.split("___")[1:]
        folders.setdefault("_".join(parts[: 2 if parts[:1] == ["games"] else 1]) or "runtime", []).append(source)
    largest = sorted(folders, key=lambda folder: -sum(source.stat().st_size for source in folders[folder]))
    library.sources = [str(joined(folder, folders[folder])) for folder in largest]
    # What interpreted code enters by is one call deep: to inline the rules into it again costs time and brings none.
    mark_cold(BUILD / "c" / "__native_internal_organelle.h", WRAPPER)
    sources = [source for folder in folders.values() for source in folder]
    for source in sources:
        mark_cold(source, ATTRIBUTE)
        expect_in_bounds(source)
    refcounts.drop_refcounts(sources)
    if is_quick():
        return
    library.extra_compile_args.append("-flto")
    parallel = f"-flto={jobs}" if shutil.which("make") else "-flto"
    library.extra_link_args += ["-O3", "-w", parallel, "--param", f"lto-partitions={4 * jobs}"]


def is_quick() -> bool:
    """Return whether the build is to be done soon rather than fast."""
    return os.environ.get("ORGANELLE_QUICK") == "1"


def mark_cold(path: Path, declaration: re.Pattern[str]) -> None:
    """Let the C compiler make what these declarations declare small instead of fast."""
    path.write_text(declaration.sub(r"\1 __attribute__((cold));", path.read_text("utf-8")), "utf-8")


def expect_in_bounds(path: Path) -> None:
    """Let the C compiler lay out code for indices within their vectors, which it takes for the rare case.

    Functions that checked them ahead do not check them again, and go through the vectors by pointers, not numbers: so
    GCC sees where a loop only fills a vector, and calls memset.
    """
    text = CHECKED_AHEAD.sub(
        lambda function: IN_BOUNDS.sub("= 1;", function[0]).replace("CPyPtr", "char *"), path.read_text("utf-8")
    )
    path.write_text(IN_BOUNDS.sub(r"= __builtin_expect(\1, 1);", text), "utf-8")


def joined(folder: str, sources: list[Path]) -> Path:
    """Write a C file that includes the others, and in which the bodies of modules, which run once, stay small."""
    text = "".join(source.read_text("utf-8") for source in sources)
    lines = [f"char {name}(void) __attribute__((cold));" for name in MODULE_BODY.findall(text)]
    lines += [f'#include "{source.as_posix()}"' for source in sources]
    path = BUILD / "c" / f"joined_{folder}.c"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def build_command(jobs: int) -> type:
    """Return setuptools' command with the files of the library compiled so many at a time, and counted."""
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class Build(build_ext):  # type: ignore[misc]
        """Compiles the library's files and the modules' entrances, then links the library."""

        extensions: list[Any]

        def build_extensions(self) -> None:
            library, *entrances = self.extensions
            files, objects = len(library.sources), []
            with ThreadPoolExecutor(jobs) as pool:
                for made in pool.map(self.compiled, [library] * files, library.sources):
                    objects.append(made)
                    progress(f"compiling, {len(objects)} of {files} files")
            for number, group in enumerate(groups_of_different_names(entrances)):
                self.build_entrances(number, group)
            progress("linking" if is_quick() else "linking with optimization, which takes longest")
            library.sources, library.extra_objects = [], objects
            self.extensions = [library]
            super().build_extensions()

        def build_entrances(self, number: int, group: list[Any]) -> None:
            """Compile the entrances of modules that all have different names into one file, and give each a copy."""
            source = BUILD / "c" / f"entrances_{number}.c"
            texts = (Path(entrance.sources[0]).read_text("utf-8") for entrance in group)
            source.write_text("".join(text.partition("// distutils sometimes")[0] for text in texts), "utf-8")
            first, *others = [Path(self.get_ext_fullpath(entrance.name)) for entrance in group]
            made = self.compiled(group[0], str(source))
            self.compiler.link_shared_object([made], str(first), build_temp=self.build_temp)
            for other in others:
                other.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(first, other)

        def compiled(self, extension: Any, source: str) -> str:
            """Compile one file and return the path of its object."""
            [made] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
                depends=extension.depends,
            )
            return str(made)

    return Build


def groups_of_different_names(entrances: list[Any]) -> list[list[Any]]:
    """Return the entrances in as few groups as possible, such that no two of a group have the same last name.

    Python calls an entrance by the last name of its module, so one file can hold those of many modules.
    """
    groups: list[dict[str, Any]] = []
    for entrance in entrances:
        name = entrance.name.rpartition(".")[2]
        group = next((group for group in groups if name not in group), None)
        if group is None:
            group = {}
            groups.append(group)
        group[name] = entrance
    return [list(group.values()) for group in groups]


def compiler_works() -> bool:
    """Return whether setuptools' compiler can compile a file that includes Python.h."""
    import_module("setuptools")  # brings distutils to the Pythons that have none
    from distutils.ccompiler import new_compiler  # noqa: PLC0415
    from distutils.errors import CCompilerError, DistutilsError  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError):
            return False
    return True


def links_optimized() -> bool:
    """Return whether the C compiler is a GCC that can optimize when it links."""
    if os.name == "nt":  # there Python's build tools take Microsoft's compiler, whatever else lies on the path
        return False
    compiler = c_compiler()
    try:
        told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    if "Free Software Foundation" not in told:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("int probe(void) { return 0; }\n", "utf-8")
        command = [*compiler, "-O3", "-fPIC", "-flto", "-shared", str(probe), "-o", str(probe.with_suffix(".so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def c_compiler() -> list[str]:
    """Return the command of the C compiler as Python's own build tools choose it."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def modules() -> Iterator[str]:
    """Yield the files to compile, relative to src; __init__ files only re-export and stay as they are."""
    package = SOURCES / "organelle"
    for part in COMPILED:
        for path in [package / part] if part.endswith(".py") else sorted((package / part).rglob("*.py")):
            if path.name != "__init__.py" and path.relative_to(package).as_posix() not in NOT_COMPILED:
                yield path.relative_to(SOURCES).as_posix()


def fingerprint() -> str:
    """Return a hash of all that the result depends on."""
    seen = hashlib.sha256()
    # Modules beside the compiled folders may be imported by them; other folders may not, as the import contracts say.
    beside = sorted((SOURCES / "organelle").glob("*.py"))
    for path in [*TOOLS, *beside, *(SOURCES / module for module in modules())]:
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for setting in (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("librt")):
        seen.update(f"{setting}\0".encode())
    for name in ("CC", "CFLAGS", "LDFLAGS", "ORGANELLE_QUICK"):
        seen.update(f"{name}={os.environ.get(name)}\0".encode())
    return seen.hexdigest()


def progress(message: str) -> None:
    """Print a line for who shows how far this is."""
    print(f"progress: {message}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
