# Words for 'swift build' and 'swift test' that are done soonest from nothing: each module at once,
# without what is for debuggers, and C optimised, whose loops over pixels are what takes time in
# pictures. Sourced.
#
# Measured in processor time, which other work on the machine changes less than seconds: the tests of
# UIKitValues take 31 s, where files in batches, with what debuggers and editors read, take 43; those
# of LayoutGeometry 18 and 30.

fast_options="-Xcc -O2 -Xswiftc -gnone -Xswiftc -whole-module-optimization -Xswiftc -num-threads\
 -Xswiftc $(nproc)"

# Tests that are XCTest's are found in the index, which needs nothing of the system's modules.
fast_test_options="$fast_options -Xswiftc -index-ignore-system-modules\
 -Xswiftc -Xfrontend -Xswiftc -index-ignore-clang-modules"
