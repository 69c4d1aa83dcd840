# Runs the tests, and prints what failed once more in the last lines: between thousands of lines of
# tests that passed it is not found. Sourced, with `root` set.

tests_log=$root/.build/tests.log

# run_tests ARGUMENTS: 'swift test', its output kept unless it goes to a terminal, where failures
# are red; its status.
run_tests() {
  mkdir -p "$root/.build"
  rm -f "$tests_log"
  if [ -t 1 ]; then
    swift_test "$@"
    return
  fi
  {
    swift_test "$@" 2>&1
    echo $? >"$tests_log.status"
  } | tee "$tests_log"
  return "$(cat "$tests_log.status")"
}

swift_test() {
  if [ -z "${TESTS+set}" ] && are_for_building "$@"; then
    run_shares "$@"
  else
    swift test "$@" </dev/null
  fi
}

# Whether all of the arguments are for 'swift build', so that every test is meant.
are_for_building() {
  while [ $# -gt 0 ]; do
    case $1 in
      -X* | --scratch-path | -c | --configuration | -j | --jobs)
        [ $# -gt 1 ] || return 1
        shift
        ;;
      --scratch-path=* | --configuration=* | --jobs=* | -v | --verbose) ;;
      *) return 1 ;;
    esac
    shift
  done
}

# Most tests of a process wait for its main thread. So the tests of Swift Testing run as two
# processes of equal work, each of which tells reports which share of the run it is. The first runs
# in the background, where Ctrl-C is ignored: it has no tests of signals. Both compare goldens: a
# process that asserts nothing leaves no results, and its share would count as missing.
first_share='^(LayoutGeometry|ConstraintSolver|VectorImages|CoreGraphics|ImageIO|CoreText|QuartzCore'
first_share=$first_share'|UIKitLists|SceneFiles|benchmark)Tests\.'

# run_shares ARGUMENTS: builds with them, then runs every test.
run_shares() {
  swift build --build-tests "$@" </dev/null || return
  bundle=$(swift build --show-bin-path "$@" </dev/null)/OffscreenUIKitPackageTests.xctest
  shares=$(mktemp -d) || return
  share 1/2 --filter "$first_share" >"$shares/output" 2>&1 &
  behind=$!
  trap 'kill $behind 2>/dev/null; exit 130' HUP INT TERM
  "$bundle" </dev/null
  xctest=$?
  (share 2/2 --skip "$first_share")
  second=$?
  wait $behind
  first=$?
  trap - HUP INT TERM
  cat "$shares/output"
  rm -rf "$shares"
  [ $xctest -eq 0 ] || return $xctest
  [ $first -eq 0 ] || return $first
  return $second
}

# In place of the shell, so that both processes are children of one, which makes them one run.
share() {
  export SNAPSHOT_TESTING_SHARD="$1"
  shift
  exec "$bundle" --testing-library swift-testing "$@" </dev/null
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
