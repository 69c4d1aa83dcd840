// Runs a job on several processors in parallel.

#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdint.h>

// Calls `work(job)` on several threads, including the caller's, and returns when all calls have
// returned. `threads` is the maximum number, 0 for one per processor, limited by the number of
// parts and 16. If no other thread is available, only the caller's works: `work` must take parts
// from the job until none are left.
//
// Threads are reused. Calls may be concurrent, and the process may fork.
void cworkers_run(void (*work)(void *job), void *job, uint32_t parts, uint32_t threads);

#endif
