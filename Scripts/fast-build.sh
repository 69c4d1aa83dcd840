# Options with which 'swift build' and 'swift test' finish soonest from nothing: whole-module
# compilation, no debug information, and optimised C, whose loops over pixels take most of the time
# of drawing. Sourced.
#
# Measured in processor time, which depends less on other load than seconds: the tests of
# UIKitValues take 31 s, instead of 43 with batches and debug information; those of LayoutGeometry
# 18 instead of 30.

fast_options="-Xcc -O2 -Xswiftc -gnone -Xswiftc -whole-module-optimization -Xswiftc -num-threads\
 -Xswiftc $(nproc) -Xswiftc -no-emit-module-separately-wmo"

# XCTest tests are found in the index, which does not need the system's modules.
fast_test_options="$fast_options -Xswiftc -index-ignore-system-modules\
 -Xswiftc -Xfrontend -Xswiftc -index-ignore-clang-modules"
