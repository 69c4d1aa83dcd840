#!/bin/sh
# Verifies that this package works as a dependency: builds a copy of Examples/Badges elsewhere,
# tests it, draws with 'swift run render', 'swift package render' and the example's own program, and
# compares the pictures that must be equal; and that 'swift package ios' names the build that it
# waits for: Scripts/prove-example.sh [options for 'swift build'].
# With those of Scripts/fast-build.sh it takes two thirds of the processor time.
#
# The first run compiles everything for the other package, in about three minutes of processor time;
# later runs only compile changes.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 20
program=prove-example
. "$root/Scripts/prepare.sh"

build_options=$*

install_packages
check_swift
folder=$root/.build-example
package=$folder/package
rm -rf "$package"
mkdir -p "$folder" && cp -R "$root/Examples/Badges" "$package" || exit "$ENVIRONMENT"
sed -i "s|path: \"../..\"|path: \"$root\"|" "$package/Package.swift"
# Scripts/prove-workflows builds at the same path, so modules are compiled once for both.
mkdir -p "$folder/build" && ln -sfn "$folder/build" "$package/.build"

fail() {
  say "$1"
  exit 1
}

# Runs a subcommand of swift in the example.
in_example() {
  verb=$1
  shift
  # shellcheck disable=SC2086 # options are meant to split
  (cd "$package" && swift "$verb" $build_options "$@" </dev/null)
}

render() { in_example run render "$@"; }
plugin() { in_example package --allow-writing-to-package-directory render "$@"; }

# The numbers of the processes whose command line begins with a pattern.
processes() {
  for file in /proc/[0-9]*/cmdline; do
    tr '\0' ' ' 2>/dev/null <"$file" | grep -q "^$1" && basename "$(dirname "$file")"
  done
}

# Waits three minutes for such a process.
await() {
  for _ in $(seq 180); do
    [ -z "$(processes "$1")" ] || return 0
    sleep 1
  done
  return 1
}

CI=1 in_example test || fail "the example's tests failed"
render --offset 0,800 wall.png || fail "'swift run render' failed"
render compare wall.png "$root/Golden/cat-wall/full-800.png" ||
  fail "the picture of 'swift run render' differs from Golden/cat-wall/full-800.png"
plugin --offset 0,800 wall-2.png || fail "'swift package render' failed"
render compare wall-2.png wall.png || fail "the pictures of 'swift package render' and 'swift run render' differ"
if render --size nonsense nothing.png >"$folder/complaint" 2>&1; then
  fail "render accepted the invalid argument '--size nonsense'"
fi
grep -q -e '--size' "$folder/complaint" || fail "the error of '--size nonsense' does not name the option"
[ ! -e "$package/nothing.png" ] || fail "render wrote nothing.png despite an invalid argument"
# Ctrl-C ends the plugin and, with it, the server, which has no terminal.
plugin serve store >/dev/null 2>&1 &
served=$!
await "$folder/.*/render-serve " || fail "'swift package render serve' started no server"
kill -INT "$(processes "$folder/.*/plugins/RenderCommandPlugin/")"
wait "$served"
[ -z "$(processes "$folder/.*/render-serve ")" ] || fail "the server outlived its plugin"
# Another build has locked the folder of the source tool's builds: what is waited for is reported
# while it is waited for, although a pipe is no terminal. SwiftPM names its locks after the folders.
waiting=$folder/waiting
lock=$(printf '%s' "$waiting" | tr / _).lock
(flock 9 && exec sleep 100) 9>"${TMPDIR:-/tmp}/$lock" &
holder=$!
(IOS_SOURCE_SCRATCH=$waiting in_example package ios build 2>&1 | cat >"$folder/waiting.log") &
for _ in $(seq 90); do
  grep -q 'IOSCommandPlugin.*waiting for' "$folder/waiting.log" 2>/dev/null && break
  sleep 1
done
grep -q 'Another instance of SwiftPM' "$folder/waiting.log" ||
  fail "'swift package ios' does not show that SwiftPM waits for another build"
grep -q 'IOSCommandPlugin.*waiting for' "$folder/waiting.log" ||
  fail "'swift package ios' does not name the lock that it waits for"
kill -INT "$(processes "$folder/.*/plugins/IOSCommandPlugin/")"
kill "$holder"
in_example run draw-badges badges.png || fail "the example's own program failed"
say "passed; the pictures are in $package"
