#!/bin/sh
# Installs Steward for this user, or with PREFIX=/usr/local for all users; --remove uninstalls it. Games and
# board data are never touched.
set -eu
cd "$(dirname "$0")"
prefix=${PREFIX:-$HOME/.local}

files() {
    echo bin/steward
    (cd share && find . -type f | sed 's|^\./|share/|')
}

if [ "${1:-}" = --remove ]; then
    files | while read -r file; do rm -f "$prefix/$file"; done
else
    files | while read -r file; do
        mkdir -p "$prefix/$(dirname "$file")"
        case $file in
        bin/*) install -m 755 "$file" "$prefix/$file" ;;
        *) install -m 644 "$file" "$prefix/$file" ;;
        esac
    done
fi

# Without these tools, the menu changes at the next login.
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -q -f -t "$prefix/share/icons/hicolor" || true; fi

case ${1:-} in
--remove) echo "Steward was removed from $prefix." ;;
*)
    echo "Steward is installed in $prefix/bin."
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "That folder is not on the search path: add it, or type $prefix/bin/steward." ;;
    esac
    ;;
esac
