// Distinguishes the main thread from others.

#ifndef CMAINTHREAD_H
#define CMAINTHREAD_H

#include <stdbool.h>

// Returns whether the calling thread is the process's first one. Each thread asks the system once:
// Foundation's Thread.isMainThread makes two system calls each time.
bool cmainthread_is_current(void);

#endif
