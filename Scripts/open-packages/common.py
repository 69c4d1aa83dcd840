"""Shared by the scripts of this folder: packages from git, UIKit as one library, and the compiler, with and without
the source tool."""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The modules with which the worlds are linked.
SWIFT_MODULES = """AssetCatalogs AtomicFiles BoundedCaches ConstraintSolver CoreGraphics CoreText Failures Goldens ImageIO
InterfaceBuilder LayoutGeometry Markup PNGChunks Pixels QuartzCore Sessions SnapshotTesting Snapshots Staging UIKit UIKitControllers
FoundationAdditions UIKitControls UIKitLists UIKitNibs UIKitRuntime UIKitValues UIKitViews VectorImages WorkMeter""".split()
C_MODULES = "CFonts CHyphenation CMainThread CPNG CPixels CSymbolSubstitutes CTestStart CTypeRecords CWorkMeter CWorkers".split()
SYSTEM_MODULES = "CCairo CPango CLibPNG CLibDeflate CTurboJPEG".split()
LIBRARIES = "cairo harfbuzz libpng libdeflate libturbojpeg".split()


def run(words, **options):
    return subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)


def git_directory(clones, package):
    folder = clones / package["repository"].replace("/", "+")
    for candidate in [folder / "repo" / ".git", folder / "repo", folder]:
        if (candidate / "objects").is_dir():
            return candidate
    folder.mkdir(parents=True)
    run(["git", "init", "--bare", str(folder)], check=True)
    address = "https://github.com/" + package["repository"]
    run(["git", f"--git-dir={folder}", "fetch", "--depth", "1", address, package["commit"]], check=True)
    return folder


def matches(path, pattern):
    """Whether a path matches a pattern: '**/' stands for any folders or none; '*' for text without a slash."""
    expression = re.escape(pattern).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.fullmatch(expression, path) is not None


def extract(clones, package, into):
    """Copies the core files and removes others; returns their number."""
    directory = git_directory(clones, package)
    git = ["git", f"--git-dir={directory}"]
    listing = subprocess.run(
        git + ["ls-tree", "-rz", package["commit"]], stdout=subprocess.PIPE, check=True).stdout.decode()
    copied = set()
    for entry in filter(None, listing.split("\0")):
        (mode, _, blob), path = entry.split("\t")[0].split(), entry.split("\t")[1]
        if mode == "120000" or not any(matches(path, p) for p in package["sources"]):
            continue
        if any(matches(path, p) for p in package.get("except", [])):
            continue
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = subprocess.run(git + ["cat-file", "blob", blob], stdout=subprocess.PIPE, check=True).stdout
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
        copied.add(target)
    for old in into.rglob("*"):
        if old.is_file() and old not in copied:
            old.unlink()
    return len(copied)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


class Library:
    """UIKit and the assertions, built once, as a library that both modes link with."""

    def __init__(self, folder):
        # SnapshotTesting alone lacks the C objects that only C code uses.
        for target in ["SnapshotTesting", "CWorkers"]:
            built = run(["swift", "build", "--target", target], cwd=ROOT)
            if built.returncode != 0:
                sys.exit(built.stdout)
        self.folder = folder
        self.products = ROOT / ".build/debug"
        self.flags = self.search_paths()
        self.file = folder / "libOffscreen.so"
        objects = folder / "objects"
        objects.write_text("\n".join(self.objects()))
        linked = run(
            ["swiftc", "-emit-library", "-o", str(self.file), f"@{objects}"]
            + self.words("--libs") + ["-lz"])
        if linked.returncode != 0:
            sys.exit(linked.stdout)
        support = folder / "Support.swift"
        write(support, (HERE / "Support/NumberedScreen.swift").read_text())
        made = self.compile("Support", [support], folder / "made/Support", [])
        if made:
            sys.exit(made)

    def words(self, option):
        return run(["pkg-config", option] + LIBRARIES).stdout.split()

    def search_paths(self):
        flags = ["-I", str(self.products / "Modules")]
        for module in SYSTEM_MODULES:
            flags += ["-I", str(ROOT / "Sources" / module)]
        for module in C_MODULES:
            own = ROOT / f"Sources/{module}/include/module.modulemap"
            made = self.products / f"{module}.build/module.modulemap"
            flags += ["-Xcc", f"-fmodule-map-file={own if own.exists() else made}"]
        return flags + [flag for word in self.words("--cflags") for flag in ["-Xcc", word]]

    def objects(self):
        """Returns the objects of existing files; folders also contain those of removed files."""
        for module in SWIFT_MODULES + C_MODULES:
            names = {path.name for path in (ROOT / "Sources" / module).rglob("*") if path.is_file()}
            for found in sorted((self.products / f"{module}.build").rglob("*.o")):
                if found.name[:-2] in names:
                    yield str(found)

    def compile(self, module, files, into, arguments, environment=None):
        """Compiles a module into a folder; returns the compiler's output if it fails."""
        into.mkdir(parents=True, exist_ok=True)
        words = ["swiftc", "-swift-version", "5", "-parse-as-library", "-enable-testing", "-wmo", "-Onone", "-c"]
        words += ["-module-name", module, "-emit-module-path", str(into / f"{module}.swiftmodule")]
        words += ["-I", str(self.folder / "made/Support"), "-o", str(into / f"{module}.o")]
        made = run(words + self.flags + arguments + [str(file) for file in files], env=environment)
        return made.stdout if made.returncode else ""


class Mode:
    def __init__(self, library, name, tool):
        self.library, self.folder, self.name, self.tool = library, library.folder, name, tool

    def compile(self, module, package, files, into, arguments):
        if self.tool:
            out = into / f"{module}-rewritten"
            stubs = [word for stub in package.get("stubs", []) for word in ["--stub", stub]]
            words = [str(ROOT / "Scripts/ios"), "overlay"] + stubs + [str(out)] + [str(file) for file in files]
            rewritten = run(words)
            if rewritten.returncode != 0:
                return rewritten.stdout
            arguments = arguments + ["-vfsoverlay", str(out / "overlay.yaml")]
        return self.library.compile(module, files, into, arguments)
