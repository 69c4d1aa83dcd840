// An XCTest observer added by a test's first assertion misses the start of that test, and Swift has
// no load-time initializers.

#include "teststart.h"

__attribute__((constructor)) static void start(void) { snapshot_testing_start(); }
