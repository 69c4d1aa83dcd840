# Prepares the machine for building. Sourced by ./render and ./test, with `root` (this package's
# folder) and `program` (the name in messages) set. Prints messages to standard error only, because
# standard output may be a picture.

ENVIRONMENT=20 # the exit status for something the machine should have

say() { printf '%s: %s\n' "$program" "$1" >&2; }

stop() {
  say "$1"
  exit "$ENVIRONMENT"
}

# Prints the missing packages of system-packages.txt, or of the file in `packages`, on one line.
missing_packages() {
  wanted=$(sed 's/#.*//' "${packages:-$root/system-packages.txt}")
  # shellcheck disable=SC2086 # names are meant to split
  dpkg-query -W -f='${Package} ${db:Status-Status}\n' $wanted 2>/dev/null |
    awk -v wanted="$wanted" '
      $2 == "installed" { installed[$1] = 1 }
      END {
        count = split(wanted, names, /[ \n]+/)
        for (i = 1; i <= count; i++)
          if (names[i] != "" && !(names[i] in installed))
            line = line (line == "" ? "" : " ") names[i]
        print line
      }'
}

system_name() {
  (. /etc/os-release && printf '%s' "$PRETTY_NAME") 2>/dev/null || uname -s
}

# Whether the system's packages have the names in system-packages.txt. Tried on Debian 12, 13 and
# unstable; Ubuntu should have the same names, but was not tried.
has_these_packages() {
  (
    . /etc/os-release && case $ID-${VERSION_ID-unstable} in
      debian-12 | debian-13 | debian-unstable | ubuntu-22.04 | ubuntu-24.04) ;;
      *) exit 1 ;;
    esac
  ) 2>/dev/null && command -v apt-get >/dev/null 2>&1
}

# Prints the libraries that pkg-config does not find, on one line, with the package names of this
# kind of system if they are known (not tried).
missing_libraries() {
  kind=$(. /etc/os-release 2>/dev/null && printf '%s' " $ID ${ID_LIKE-} ")
  command -v pkg-config >/dev/null 2>&1 || case $kind in
    *" arch "*) printf 'pkgconf ' ;;
    *) printf 'pkg-config ' ;;
  esac
  while read -r library debian fedora arch; do
    ! pkg-config --exists "$library" 2>/dev/null || continue
    case $kind in
      *" debian "*) printf '%s ' "$debian" ;;
      *" fedora "* | *" rhel "* | *" amzn "*) printf '%s ' "$fedora" ;;
      *" arch "*) printf '%s ' "$arch" ;;
      *) printf '%s ' "$library" ;;
    esac
  done <<'NAMES'
cairo libcairo2-dev cairo-devel cairo
harfbuzz libharfbuzz-dev harfbuzz-devel harfbuzz
freetype2 libfreetype-dev freetype-devel freetype2
libpng libpng-dev libpng-devel libpng
libdeflate libdeflate-dev libdeflate-devel libdeflate
libturbojpeg libturbojpeg0-dev turbojpeg-devel libjpeg-turbo
NAMES
}

# On other systems nothing is installed.
need_libraries() {
  missing=$(missing_libraries)
  [ -z "$missing" ] ||
    stop "This installs packages on Debian and Ubuntu; on $(system_name), install these or their\
 like first: ${missing% }"
}

# Runs apt-get as root, without questions.
apt_get() {
  if [ "$(id -u)" = 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=120 "$@"
  else
    sudo -n env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=120 "$@"
  fi
}

# Installs missing packages. Fetches the package lists only if the present ones are insufficient.
install_packages() {
  # A caller's own list has Debian's package names.
  if ! has_these_packages && [ -z "${packages-}" ]; then
    need_libraries
    return 0
  fi
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; then
    stop "Packages are missing; install them with: sudo apt-get install -y\
 --no-install-recommends $missing"
  fi
  say "installing $missing"
  log=$(mktemp)
  # shellcheck disable=SC2086
  if ! apt_get install --no-install-recommends $missing >"$log" 2>&1 </dev/null &&
    ! { apt_get update && apt_get install --no-install-recommends $missing; } \
      >"$log" 2>&1 </dev/null; then
    reason=$(grep '^E: ' "$log" | tail -n 1)
    rm -f "$log"
    stop "apt-get could not install $missing on $(system_name):\
 ${reason:-see its own words with apt-get install}"
  fi
  rm -f "$log"
}

# Checks for a Swift version that can read Package.swift.
check_swift() {
  command -v swift >/dev/null 2>&1 ||
    stop "The Swift toolchain is not on PATH; install Swift 6.2 or later from swift.org."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
  case $version in
    [7-9].* | [1-9][0-9].* | 6.[2-9]* | 6.1[0-9]*) ;;
    '') stop "'swift --version' does not work here; install Swift 6.2 or later from swift.org." ;;
    *) stop "Swift $version is too old; install Swift 6.2 or later from swift.org." ;;
  esac
}
