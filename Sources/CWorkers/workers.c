#include "cworkers.h"

#include <pthread.h>
#include <unistd.h>

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

static uint32_t processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
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
