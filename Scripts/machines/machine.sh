# Creates other systems in folders, and runs commands in them. Sourced, by root, with `root` and
# `program` set, after prepare.sh. A system is created once and kept in MACHINES.

machines=${MACHINES:-/var/tmp/offscreen-uikit-machines}

# The libraries that 'render' loads, by their package names since Debian 13.
run_packages=libcairo2,libharfbuzz0b,libfreetype6,libpng16-16t64,libdeflate0,libturbojpeg0
run_packages=$run_packages,libpango-1.0-0,zlib1g,libcurl4t64,libstdc++6

build_packages=libcairo2-dev,libharfbuzz-dev,libfreetype-dev,libpng-dev,libdeflate-dev
build_packages=$build_packages,libturbojpeg0-dev,libpango-1.0-0,ca-certificates

need_root() {
  [ "$(id -u)" = 0 ] || stop "Making systems in folders needs root."
}

# The archive that apt uses on this machine.
archive() {
  if [ -n "${DEBIAN_ARCHIVE-}" ]; then
    printf '%s' "$DEBIAN_ARCHIVE"
  else
    apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | grep -m 1 '/debian/*$'
  fi
}

# Creates a system unless it exists: make_machine NAME SUITE ARCHITECTURE PACKAGES [VARIANT]
#
# The variant 'extract' only unpacks the packages, and lists the names of their files. It runs no
# program of the other system.
make_machine() {
  machine=$machines/$1
  [ ! -e "$machine.made" ] || return 0
  say "making $1 in $machine"
  rm -rf "$machine"
  mkdir -p "$machines"
  # The package lists of unstable may be those of an expired snapshot.
  # shellcheck disable=SC2016 # mmdebstrap's shell expands
  mmdebstrap "--variant=${5:-minbase}" --mode=root --skip=check/qemu --architectures="$3" \
    --aptopt='Acquire::Check-Valid-Until "false"' --aptopt='Acquire::Check-Date "false"' \
    --extract-hook='ls "$1/var/cache/apt/archives" >"$1/packages"' \
    --include="$4" "$2" "$machine" "$(archive)" >"$machine.log" 2>&1 </dev/null ||
    stop "$1 could not be created; $machine.log has the output."
  : >"$machine.made"
}

# Enables this machine to run programs for 64-bit Arm. The flag F opens the interpreter immediately,
# so the other system does not need it.
register_arm() {
  kinds=/proc/sys/fs/binfmt_misc
  [ -e $kinds/register ] || mount -t binfmt_misc binfmt_misc $kinds || return
  [ -e $kinds/qemu-aarch64 ] || cat /usr/lib/binfmt.d/qemu-aarch64.conf >$kinds/register
}

# Debian's unstable for 64-bit Arm, with the build dependencies of 'render' and Swift's runtime. The
# packages are only unpacked: to install them runs their scripts in qemu, for a quarter of an hour.
make_arm() {
  register_arm || stop "Programs of 64-bit Arm cannot be registered with the kernel."
  make_machine arm sid arm64 \
    "base-files,dash,coreutils,libc-bin,swiftlang,g++,libc6-dev,$build_packages" extract
}

# Runs a shell command in a system, with folders of this machine mounted at the same paths, or at
# another path with HERE=THERE. The mounts end with the command.
# in_machine NAME LINE FOLDER...
in_machine() {
  inside=$machines/$1 line=$2
  shift 2
  # shellcheck disable=SC2016 # the inner shell expands
  unshare --mount sh -c '
    inside=$1 line=$2
    shift 2
    mount -t proc proc "$inside/proc" && mount --rbind /dev "$inside/dev" || exit 20
    for folder; do
      there=$inside${folder#*=}
      mkdir -p "$there" && mount --rbind "${folder%=*}" "$there" || exit 20
    done
    exec chroot "$inside" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/sbin \
      LANG=C.UTF-8 /bin/sh -c "$line"
  ' sh "$inside" "$line" "$@" </dev/null
}

# Prints the versions of a system's drawing libraries on one line: versions_in NAME
versions_in() {
  drawing="libcairo2 libfreetype6 libharfbuzz0b libpango-1.0-0 libpixman-1-0 libpng16-16t64 libc6"
  if [ -s "$machines/$1/var/lib/dpkg/status" ]; then
    in_machine "$1" "dpkg-query -W -f '\${Package} \${Version}\n' $drawing 2>/dev/null"
  else
    for package in $drawing; do
      sed -n "s/^\($package\)_\(.*\)_[a-z0-9]*\.deb$/\1 \2/p" "$machines/$1/packages"
    done | sed 's/%3a/:/'
  fi | sed 's/:[a-z0-9]* / /; s/ [0-9]*:/ /; s/-[^- ]*$//; s/+.*//' | paste -sd ' '
}

# Prints two numbers for two folders: the bytes in which their files differ, and the pictures.
count_differences() {
  pictures=$(diff "$1/goldens.txt" "$2/goldens.txt" | grep -c '^>')
  bytes=0
  for picture in "$1"/*.png; do
    other=$2/${picture##*/}
    if [ ! -f "$other" ]; then
      pictures=$((pictures + 1)) bytes=$((bytes + $(wc -c <"$picture")))
    elif ! cmp -s "$picture" "$other"; then
      pictures=$((pictures + 1))
      bytes=$((bytes + $(cmp -l "$picture" "$other" 2>/dev/null | wc -l)))
      printf '  %s differs\n' "${picture##*/}" >&2
    fi
  done
  diff "$1/goldens.txt" "$2/goldens.txt" | sed -n 's/^> [^ ]* /  golden /p' >&2
  printf '%s %s' "$pictures" "$bytes"
}

# Prints the result of a system against this machine's; sets `set_of` to two numbers: report_system
# NAME
report_system() {
  set_of=$(count_differences "$results/here" "$results/$1")
  printf '%s: %s goldens, %s scenes drawn; pictures that differ: %s, bytes: %s\n  %s\n' "$1" \
    "$(wc -l <"$results/here/goldens.txt")" "$(find "$results/here" -name '*.png' | wc -l)" \
    "${set_of% *}" "${set_of#* }" "$(versions_in "$1")"
}

# Sets FONTS to a folder with only the fonts that the package does not include, emoji and Chinese,
# Japanese and Korean, whose versions differ between releases: system_fonts FOLDER
system_fonts() {
  FONTS=$1
  for file in truetype/noto/NotoColorEmoji.ttf opentype/noto/NotoSansCJK-Regular.ttc \
    opentype/noto/NotoSansCJK-Bold.ttc; do
    mkdir -p "$(dirname -- "$FONTS/$file")"
    cp "/usr/share/fonts/$file" "$FONTS/$file" || stop "This machine lacks /usr/share/fonts/$file."
  done
}
