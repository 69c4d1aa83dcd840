#!/bin/sh
# Compiles 'render' for 64-bit Arm, with the system at /arm, into the folder with destination.json:
# cross-build.sh FOLDER. Runs in the package's folder, in the system that Scripts/prove-arm64
# creates.

export PKG_CONFIG_LIBDIR=/arm/usr/lib/aarch64-linux-gnu/pkgconfig:/arm/usr/share/pkgconfig
export PKG_CONFIG_SYSROOT_DIR=/arm TESTS=-
libraries="cairo harfbuzz freetype2 libpng libdeflate libturbojpeg"
. Scripts/fast-build.sh
set -- --destination "$1/destination.json" --scratch-path "$1"
# shellcheck disable=SC2086 # words are meant to split
{
  for flag in $(pkg-config --cflags $libraries); do set -- "$@" -Xcc "$flag"; done
  for flag in $(pkg-config --libs-only-L $libraries); do set -- "$@" -Xlinker "$flag"; done
  swift build "$@" --product render --disable-index-store $fast_options
}
