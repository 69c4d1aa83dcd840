#pragma once

// What is called when the program's image has been loaded, before any test runs. SnapshotTesting
// defines it.
void snapshot_testing_start(void);
