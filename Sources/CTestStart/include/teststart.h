#pragma once

// Called when the program's image has been loaded, before any test runs. Defined by
// SnapshotTesting.
void snapshot_testing_start(void);
