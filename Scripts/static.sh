# Links a program so that it starts fast. Sourced, with `build` (the scratch folder) set;
# `build_release PRODUCT` builds one product for release.
#
# Measured with 'render list' on a two-core machine, medians: 14.2 ms with Swift's libraries linked
# statically and the rest as Debian's pkg-config says, which loads 41 libraries; 12.2 at a fixed
# address, which saves the loader 98,000 relocations; 3.9 with Cairo and what it brings linked
# statically too and Pango opened only by a text that needs it (12 libraries are left).
#
# Debian has archives of all these libraries but HarfBuzz and Pango. Where one is missing, the
# program is linked as usual: it starts later and draws the same.

# Archives to take instead of shared libraries, in the order that resolves them.
cairo_archives="cairo pixman-1 fontconfig expat uuid xcb-render xcb-shm Xrender Xext X11 xcb Xau Xdmcp"
other_archives="turbojpeg deflate"

# Fills $build/static with what a linker finds before the shared libraries. Prints nothing; fails
# where an archive is missing.
collect_archives() {
  libraries=$(pkg-config --variable=libdir cairo) || return
  folder=$build/static
  mkdir -p "$folder" || return
  group=
  for name in $cairo_archives; do
    [ -f "$libraries/lib$name.a" ] || return
    group="$group $libraries/lib$name.a"
  done
  # A text that names files is a library to the linker.
  printf 'GROUP(%s -lfreetype -lpng16 -lz)\n' "$group" >"$folder/libcairo.so" || return
  for name in $other_archives; do
    [ -f "$libraries/lib$name.a" ] || return
    ln -sf "$libraries/lib$name.a" "$folder/lib$name.a" || return
  done
  for archive in /usr/lib/gcc/*/*/libstdc++.a; do
    [ -f "$archive" ] && ln -sf "$archive" "$folder/libstdc++.a"
  done
  # SwiftPM reads these before the system's, which would put the system's folder first.
  for name in cairo harfbuzz libpng libdeflate libturbojpeg; do
    names=$(pkg-config --libs-only-l "$name") || return
    {
      printf 'Name: %s\nDescription: %s\nVersion: %s\n' "$name" "$name" \
        "$(pkg-config --modversion "$name")"
      printf 'Cflags: %s\n' "$(pkg-config --cflags "$name")"
      printf 'Libs: -L%s %s\n' "$folder" "$names"
    } >"$folder/$name.pc" || return
  done
}

# Builds one product for release. Its output goes to the caller's.
#
# The program's own symbols are not for libraries to find: 34,000 of them made the loader slower.
# Types are got by calling what makes them, not by their mangled names: by name, a dictionary's type
# costs a search through all 8,400 conformances of the program for its key's, once a type.
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
