# Links a program for a fast start. Sourced, with `build` (the scratch folder) set.
# `build_release PRODUCT` builds a product for release.
#
# Measured with 'render list' on a two-core machine, medians: 14.2 ms with Swift's libraries linked
# statically and the others with Debian's pkg-config, which loads 41 libraries; 12.2 at a fixed
# address, which saves 98,000 relocations; 3.9 with Cairo and its dependencies linked statically as
# well and Pango opened only for texts that need it (12 libraries remain).
#
# Debian has static archives of all these libraries except HarfBuzz and Pango. If one is missing,
# the program is linked dynamically: it starts later and draws the same.

# The static archives that replace shared libraries, in order of resolution.
cairo_archives="cairo pixman-1 fontconfig expat uuid xcb-render xcb-shm Xrender Xext X11 xcb Xau Xdmcp"
other_archives="turbojpeg deflate"

# Fills $build/static with files that the linker finds before the shared libraries. Prints nothing;
# fails if an archive is missing.
collect_archives() {
  libraries=$(pkg-config --variable=libdir cairo) || return
  archives=$build/static
  mkdir -p "$archives" || return
  group=
  for name in $cairo_archives; do
    [ -f "$libraries/lib$name.a" ] || return
    group="$group $libraries/lib$name.a"
  done
  # For the linker, a text that names files is a library.
  printf 'GROUP(%s -lfreetype -lpng16 -lz)\n' "$group" >"$archives/libcairo.so" || return
  for name in $other_archives; do
    [ -f "$libraries/lib$name.a" ] || return
    ln -sf "$libraries/lib$name.a" "$archives/lib$name.a" || return
  done
  for archive in /usr/lib/gcc/*/*/libstdc++.a; do
    [ -f "$archive" ] && ln -sf "$archive" "$archives/libstdc++.a"
  done
  # SwiftPM reads these before the system's files, which would put the system's folder first.
  for name in cairo harfbuzz libpng libdeflate libturbojpeg; do
    names=$(pkg-config --libs-only-l "$name") || return
    {
      printf 'Name: %s\nDescription: %s\nVersion: %s\n' "$name" "$name" \
        "$(pkg-config --modversion "$name")"
      printf 'Cflags: %s\n' "$(pkg-config --cflags "$name")"
      printf 'Libs: -L%s %s\n' "$archives" "$names"
    } >"$archives/$name.pc" || return
  done
}

# Builds a product for release, with the caller's output.
#
# The program's own symbols are not exported: 34,000 of them slowed down the loader. Types are
# obtained by calls of their accessors, not by mangled names: by name, a dictionary's type requires
# a search of the program's 8,400 conformances for its key, once per type.
build_release() {
  set -- --package-path "$root" --scratch-path "$build" --configuration release --product "$1" \
    --static-swift-stdlib \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  if collect_archives; then
    PKG_CONFIG_PATH=$build/static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH} swift build "$@" \
      -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-export-dynamic
  else
    swift build "$@"
  fi
}
