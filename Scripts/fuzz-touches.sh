#!/bin/sh
# Ten thousand random scripts of fingers on all built-in scenes, with the invariants that only a
# build for debugging checks, and as many on the small worlds of the tests: half an hour and more.
# Scripts/fuzz-touches.sh [COUNT] [FIRST]
set -eu
cd "$(dirname "$0")/.."
count=${1:-10000}
swift build --product fuzz-touches
.build/debug/fuzz-touches "$count" "${2:-1}"
TOUCH_SCRIPTS=$count TESTS=UIKitViews swift test --filter TouchFuzzTests
