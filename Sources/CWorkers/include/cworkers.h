// The same work on several processors at once.

#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdint.h>

// Calls `work(job)` on several threads, the caller's among them, and returns when all have
// returned. `threads` is how many at most, 0 for one a processor; but never more than the job has
// parts, or 16. Where no thread can be had, or all are busy, the caller works alone: `work` takes
// parts from the job until there are none.
//
// The threads are kept for the next call. Several callers may call at once, and a process may fork.
void cworkers_run(void (*work)(void *job), void *job, uint32_t parts, uint32_t threads);

#endif
