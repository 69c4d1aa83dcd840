# Other systems in folders: makes them, and runs commands in them. Sourced, by root, with `root`
# and `program` set and prepare.sh sourced. A system is made once and kept in MACHINES.

machines=${MACHINES:-/var/tmp/offscreen-uikit-machines}

# The libraries that 'render' loads, by their names since Debian 13.
run_packages=libcairo2,libharfbuzz0b,libfreetype6,libpng16-16t64,libdeflate0,libturbojpeg0
run_packages=$run_packages,libpango-1.0-0,zlib1g,libcurl4t64,libstdc++6

build_packages=libcairo2-dev,libharfbuzz-dev,libfreetype-dev,libpng-dev,libdeflate-dev
build_packages=$build_packages,libturbojpeg0-dev,libpango-1.0-0,ca-certificates

need_root() {
  [ "$(id -u)" = 0 ] || stop "Making systems in folders needs root."
}

# The archive that apt uses here.
archive() {
  if [ -n "${DEBIAN_ARCHIVE-}" ]; then
    printf '%s' "$DEBIAN_ARCHIVE"
  else
    apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | grep -m 1 '/debian/*$'
  fi
}

# Makes a system, unless it is there: make_machine NAME SUITE ARCHITECTURE PACKAGES [VARIANT]
#
# The variant 'extract' runs nothing of the other system: packages are only laid out, with a list of
# their files' names.
make_machine() {
  machine=$machines/$1
  [ ! -e "$machine.made" ] || return 0
  say "making $1 in $machine"
  rm -rf "$machine"
  mkdir -p "$machines"
  # The lists of unstable may be a snapshot's, which has expired.
  # shellcheck disable=SC2016 # mmdebstrap's shell expands
  mmdebstrap "--variant=${5:-minbase}" --mode=root --skip=check/qemu --architectures="$3" \
    --aptopt='Acquire::Check-Valid-Until "false"' --aptopt='Acquire::Check-Date "false"' \
    --extract-hook='ls "$1/var/cache/apt/archives" >"$1/packages"' \
    --include="$4" "$2" "$machine" "$(archive)" >"$machine.log" 2>&1 </dev/null ||
    stop "$1 could not be made; see $machine.log."
  : >"$machine.made"
}

# Has this machine run programs of 64-bit Arm. The flag F opens the interpreter now, so that it
# need not be in the other system.
register_arm() {
  kinds=/proc/sys/fs/binfmt_misc
  [ -e $kinds/register ] || mount -t binfmt_misc binfmt_misc $kinds || return
  [ -e $kinds/qemu-aarch64 ] || cat /usr/lib/binfmt.d/qemu-aarch64.conf >$kinds/register
}

# Debian's unstable for 64-bit Arm, with what 'render' is compiled against and Swift's runtime. Only
# laid out, as installing would run each package's scripts in qemu, for a quarter of an hour.
make_arm() {
  register_arm || stop "Programs of 64-bit Arm cannot be registered with the kernel."
  make_machine arm sid arm64 \
    "base-files,dash,coreutils,libc-bin,swiftlang,g++,libc6-dev,$build_packages" extract
}

# Runs a line of shell in a system, with folders of this machine at the same places; a folder may
# have another place there, as in HERE=THERE. Mounts end with the command.
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

# The versions of what draws, in a system, one line: versions_in NAME
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

# The bytes that two folders' files differ in, and the pictures: two numbers.
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

# Prints what came of a system, against what was drawn here; leaves two numbers in `set_of`:
# report_system NAME
report_system() {
  set_of=$(count_differences "$results/here" "$results/$1")
  printf '%s: %s goldens, %s scenes drawn; pictures that differ: %s, bytes: %s\n  %s\n' "$1" \
    "$(wc -l <"$results/here/goldens.txt")" "$(find "$results/here" -name '*.png' | wc -l)" \
    "${set_of% *}" "${set_of#* }" "$(versions_in "$1")"
}

# Leaves in FONTS a folder with the fonts that the package does not carry, emoji and Chinese,
# Japanese and Korean, and nothing else: system_fonts FOLDER. Releases have other versions of them.
system_fonts() {
  FONTS=$1
  for file in truetype/noto/NotoColorEmoji.ttf opentype/noto/NotoSansCJK-Regular.ttc \
    opentype/noto/NotoSansCJK-Bold.ttc; do
    mkdir -p "$(dirname -- "$FONTS/$file")"
    cp "/usr/share/fonts/$file" "$FONTS/$file" || stop "This machine lacks /usr/share/fonts/$file."
  done
}
