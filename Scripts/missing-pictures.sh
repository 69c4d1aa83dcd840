# What the tests could not see belongs into the last lines of a run, where it is read. Sourced, with
# `root` set. OracleTests note the pictures of UIKit's that they did not find, one a line.

missing_pictures=$root/.build/missing-pictures

# Prints a sentence if there are any.
say_missing_pictures() {
  [ -f "$missing_pictures" ] || return 0
  printf "%s of UIKit's pictures were not there; compared with their recorded numbers only.\n" \
    "$(($(wc -l <"$missing_pictures")))"
}
