#!/bin/sh
# Ten thousand random touch scripts on all built-in scenes, with the invariants that only debug
# builds check, and as many on the small worlds of the tests: Scripts/fuzz-touches.sh [COUNT]
# [FIRST]. Takes half an hour or more.
set -eu
cd "$(dirname "$0")/.."
count=${1:-10000}
swift build --product fuzz-touches
.build/debug/fuzz-touches "$count" "${2:-1}"
TOUCH_SCRIPTS=$count TESTS=UIKitViews swift test --filter TouchFuzzTests
