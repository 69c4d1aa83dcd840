#define _GNU_SOURCE

#include "cworkers.h"

#include <pthread.h>
#include <sched.h>

enum { MOST_THREADS = 16 };

typedef struct {
  void (*work)(void *);
  void *job;
} call;

static void *begin(void *argument) {
  const call *call = argument;
  call->work(call->job);
  return NULL;
}

// Those that this process may use: fewer than the machine has in a container, or under taskset.
static uint32_t processors(void) {
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable)) return 1;
  int count = CPU_COUNT(&usable);
  return count < 1 ? 1 : (uint32_t)count;
}

void cworkers_run(void (*work)(void *job), void *job, uint32_t parts, uint32_t threads) {
  call call = {work, job};
  pthread_t others[MOST_THREADS];
  uint32_t started = 0;
  if (threads == 0 && parts > 1) threads = processors();
  if (threads > parts) threads = parts;
  if (threads > MOST_THREADS) threads = MOST_THREADS;
  while (started + 1 < threads && !pthread_create(&others[started], NULL, begin, &call)) started++;
  work(job);
  while (started) pthread_join(others[--started], NULL);
}
