# What failed belongs into the last lines of a run, where it is read: between thousands of lines of
# tests that passed it is not found, and who sees but the end of a log does not see it at all.
# Sourced, with `root` set.

tests_log=$root/.build/tests.log

# run_tests ARGUMENTS: 'swift test', its output kept unless it goes to a terminal, where failures
# are red; its status.
run_tests() {
  mkdir -p "$root/.build"
  rm -f "$tests_log"
  if [ -t 1 ]; then
    swift test "$@" </dev/null
    return
  fi
  {
    swift test "$@" </dev/null 2>&1
    echo $? >"$tests_log.status"
  } | tee "$tests_log"
  return "$(cat "$tests_log.status")"
}

# Prints each failure of the run again: its line, and the first lines of its message.
say_failed_tests() {
  [ -f "$tests_log" ] || return 0
  LC_ALL=C awk '
    /^(✔|◇|━|➜|✘ Suite|✘ Test run|\[[0-9])/ { lines = 0; next }
    /^✘ .* recorded an issue / || /: error: / || /: Fatal error: / || /^(fatal )?error: / { lines = 12 }
    /^✘ .* failed after / { lines = 0; next }
    lines > 0 { lines--; if (!said++) print "== Failed tests =="; if (said < 200) print }
  ' "$tests_log"
}
