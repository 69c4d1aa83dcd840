#define _GNU_SOURCE

#include "creference.h"

#include <sched.h>

static cpu_set_t before;

bool creference_use_one_processor(void) {
  int number = sched_getcpu();
  if (number < 0 || sched_getaffinity(0, sizeof before, &before)) return false;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(number, &one);
  return sched_setaffinity(0, sizeof one, &one) == 0;
}

bool creference_use_all_processors(void) {
  return sched_setaffinity(0, sizeof before, &before) == 0;
}
