// Measured for a thousand checks in a build without optimisation: 2 to 5 µs, in place of 730 to
// 1070.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cmainthread.h"

// 0 is unknown, 1 the main thread, -1 another one.
static _Thread_local int8_t known;

// The thread that forks is the child's main thread.
static void forget(void) { known = 0; }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(NULL, NULL, forget); }

bool cmainthread_is_current(void) {
  if (!known) known = syscall(SYS_gettid) == getpid() ? 1 : -1;
  return known > 0;
}
