"""On Linux without a desktop library, a single line names the library and its packages, and the program exits with
code 2."""
import glob
import os
import subprocess

from kit.window import Lost

GONE = {
    "libxkbcommon.so*": "libxkbcommon0",
    "libxkbcommon-x11.so*": "libxkbcommon-x11-0",
    "libX11.so*": "libx11-6",
    "libX11-xcb.so*": "libx11-xcb1",
    "libXcursor.so*": "libxcursor1",
    "libXi.so*": "libxi6",
    "lib{GL,EGL,GLX}.so*": "libgl1",
}


def without(libraries):
    """Runs the program with these libraries replaced by empty files, which cannot be loaded."""
    names = libraries.replace("{GL,EGL,GLX}", "[GE]*L*")
    files = [file for file in glob.glob(f"/usr/lib/*-linux-gnu/{names}") if not os.path.islink(file)]
    if not files:
        raise Lost(f"{libraries} is not installed here either")
    hidden = "; ".join(f"mount --bind /dev/null {file}" for file in files)
    inside = ["unshare", "--mount", "--map-root-user", "sh", "-c", f'{hidden}; exec "$STEWARD" --lang en']
    return subprocess.run(inside, capture_output=True, text=True, timeout=30)


for libraries, package in GONE.items():
    ran = without(libraries)
    if ran.returncode != 2 or package not in ran.stderr or "panicked" in ran.stderr or "/src/" in ran.stderr:
        raise Lost(f"without {libraries}: {ran.returncode}, {ran.stdout}{ran.stderr}")
    assert len(ran.stderr.strip().splitlines()) == 1, ran.stderr
