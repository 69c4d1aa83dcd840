// XCTest tells observers when a test begins, and an observer that is added by the first assertion
// has missed the beginning of that one. Swift has no code that runs before anybody asks for it.

#include "teststart.h"

__attribute__((constructor)) static void start(void) { snapshot_testing_start(); }
