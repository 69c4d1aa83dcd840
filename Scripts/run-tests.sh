# Runs the tests, and prints failures again at the end, because they are hard to find among
# thousands of lines of passed tests. Sourced, with `root` set.

tests_log=$root/.build/tests.log

# run_tests ARGUMENTS: runs 'swift test' and returns its status. Stores the output unless it goes to
# a terminal, on which failures are red.
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

# Whether all arguments are for 'swift build', so all tests are run.
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

# Most tests of a process wait for its main thread. Therefore the tests of Swift Testing run as two
# processes of equal work, each of which records its share of the run for reports. The first runs in
# the background, where Ctrl-C is ignored, so it has no tests of signals. Both compare goldens,
# because a process without assertions leaves no results, and its share would be reported as
# missing.
first_share='^(LayoutGeometry|ConstraintSolver|VectorImages|CoreGraphics|ImageIO|CoreText|QuartzCore'
first_share=$first_share'|UIKitLists|SceneFiles|benchmark|Behaviour|UIKitValues|UIKitViews'
first_share=$first_share'|UIKitControls|Oracle)Tests\.'

# run_shares ARGUMENTS: builds with the arguments, then runs all tests.
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
  check_ends "XCTest's tests" $xctest "Swift Testing's first share" $first \
    "Swift Testing's second share" $second
}

# check_ends NAME STATUS …: says which processes failed, because one that crashed may have printed
# no failure, and returns the status of the first of these.
check_ends() {
  failed=0
  while [ $# -gt 0 ]; do
    if [ "$2" -ne 0 ]; then
      say "$1 ended with status $2"
      [ $failed -ne 0 ] || failed=$2
    fi
    shift 2
  done
  return $failed
}

# Replaces the shell, so both processes have one parent, which makes them one run.
share() {
  export SNAPSHOT_TESTING_SHARD="$1"
  shift
  exec "$bundle" --testing-library swift-testing "$@" </dev/null
}

# Prints each failure of the run again: its line, and the first lines of its message. A pipe gets
# lines with colours.
say_failed_tests() {
  [ -f "$tests_log" ] || return 0
  LC_ALL=C awk '
    { gsub(/\033\[[0-9;]*m/, "") }
    /^(✔|◇|━|➜|✘ Suite|✘ Test run|\[[0-9])/ { lines = 0; next }
    /^✘ .* recorded an issue / || /: error: / || /: Fatal error: / || /^(fatal )?error: / { lines = 12 }
    /^✘ .* failed after / { lines = 0; next }
    lines > 0 { lines--; if (!said++) print "== Failed tests =="; if (said < 200) print }
  ' "$tests_log"
}
