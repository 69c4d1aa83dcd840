# Builds the programs with which figures are compared. Sourced by ./benchmark, with `root`, `build`
# and `floor` (the folder of the C references) set, after the package was built, because
# $build/static then exists.

# A program that imports Foundation and does nothing, linked as render is: the lower limit of a
# start.
build_idle() {
  [ "$build/idle" -nt "$root/Scripts/benchmark/yardsticks.sh" ] && return
  printf 'import Foundation\nprint(ProcessInfo.processInfo.processName)\n' >"$build/idle.swift"
  swiftc -O -static-stdlib -Xclang-linker -no-pie -o "$build/idle" "$build/idle.swift" \
    >"$build/benchmark.log" 2>&1 || say "no reference for startup: see $build/benchmark.log"
}

# The library that counts allocations.
build_counter() {
  source=$root/Scripts/benchmark/allocations.c
  [ "$build/liballocations.so" -nt "$source" ] && return
  cc -O2 -fPIC -shared -o "$build/liballocations.so" "$source" >"$build/benchmark.log" 2>&1
}

# Cairo, fontconfig and libdeflate are linked statically and at a fixed address, as in render; Pango
# is shared, as in render. Pango requires Cairo and fontconfig by name: it gets empty libraries, and
# calls the functions in the program. Measured: 27 libraries are loaded instead of 41.
link_floor() {
  modules="pangocairo pangoft2 libpng fontconfig libdeflate"
  source=$1
  target=$2
  set -- -O2 -mavx2 -I"$build/floor" -I"$floor" -o "$target" "$source"
  # shellcheck disable=SC2046,SC2086 # flags are meant to split
  if collect_archives; then
    for name in libcairo.so.2 libfontconfig.so.1; do
      cc -shared -x c -Wl,-soname,$name -o "$build/floor/$name" /dev/null || return
    done
    cc -no-pie "$@" $(pkg-config --cflags $modules) -L"$build/static" -lpangoft2-1.0 \
      -lpangocairo-1.0 -lpango-1.0 -lgobject-2.0 -lglib-2.0 -lharfbuzz -lcairo -ldeflate -lm \
      -lpthread -Wl,--disable-new-dtags,-rpath,"$build/floor"
  else
    cc "$@" $(pkg-config --cflags --libs $modules) -lm -lpthread
  fi
}

# Builds only the two programs whose figures are used: the reference, and its version for single
# frames.
build_floor() {
  [ -f "$floor/peer_cairo.c" ] && command -v cc >/dev/null && command -v python3 >/dev/null || return
  # In a subshell, so a failed installation only leaves out the references.
  (packages=$root/Scripts/benchmark/packages.txt && install_packages) || return
  mkdir -p "$build/floor"
  turns=$root/Scripts/benchmark/turns.c
  {
    [ "$build/floor/turns" -nt "$floor/peer_cairo.c" ] && [ "$build/floor/turns" -nt "$turns" ] &&
      [ "$build/floor/turns" -nt "$root/Scripts/benchmark/yardsticks.sh" ] || {
      BENCH_FONT=$root/Sources/CFonts/Files/Inter.ttf python3 "$floor/scene.py" >"$build/floor/scene.h" &&
        link_floor "$floor/peer_cairo.c" "$build/floor/peer_cairo" &&
        link_floor "$turns" "$build/floor/turns"
    }
  } >"$build/floor/log" 2>&1
}
