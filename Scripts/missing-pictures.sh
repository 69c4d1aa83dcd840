# Prints, at the end of a run, which reference pictures were missing. Sourced, with `root` set.
# OracleTests record the missing pictures of UIKit, one per line.

missing_pictures=$root/.build/missing-pictures

# Prints a sentence if pictures were missing.
say_missing_pictures() {
  [ -f "$missing_pictures" ] || return 0
  printf "%s of UIKit's pictures are missing; only their recorded numbers were compared.\n" \
    "$(($(wc -l <"$missing_pictures")))"
}
