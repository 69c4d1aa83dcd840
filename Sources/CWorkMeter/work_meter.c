#include "work_meter.h"

#include <stdatomic.h>
#include <stddef.h>

typedef struct {
  uint64_t counts[WORK_METER_KINDS];
  uint64_t nanoseconds[WORK_METER_STAGES];
  /// The time at which the innermost stage was entered or resumed.
  uint64_t since;
  int depth;
  int8_t stages[WORK_METER_DEPTH];
} tally;

static _Thread_local tally own;
static _Atomic(work_meter_clock) clock_in_use;

void work_meter_use_clock(work_meter_clock clock) { atomic_store(&clock_in_use, clock); }

void work_meter_count(int kind, uint64_t amount) { own.counts[kind] += amount; }

uint64_t work_meter_counted(int kind) { return own.counts[kind]; }

/// Returns the current stage; beyond the table's depth, the deepest stored one.
static int innermost(void) {
  return own.stages[(own.depth < WORK_METER_DEPTH ? own.depth : WORK_METER_DEPTH) - 1];
}

/// Adds the time since the last change to the innermost stage.
static void settle(work_meter_clock clock) {
  uint64_t now = clock();
  if (own.depth > 0) own.nanoseconds[innermost()] += now - own.since;
  own.since = now;
}

void work_meter_enter(int stage) {
  work_meter_clock clock = atomic_load_explicit(&clock_in_use, memory_order_relaxed);
  if (clock == NULL) return;
  settle(clock);
  if (own.depth < WORK_METER_DEPTH) own.stages[own.depth] = (int8_t)stage;
  own.depth += 1;
}

void work_meter_leave(void) {
  // A stage entered before a clock was set is not in the table.
  if (own.depth == 0) return;
  work_meter_clock clock = atomic_load_explicit(&clock_in_use, memory_order_relaxed);
  if (clock != NULL) settle(clock);
  own.depth -= 1;
}

uint64_t work_meter_nanoseconds(int stage) {
  work_meter_clock clock = atomic_load_explicit(&clock_in_use, memory_order_relaxed);
  if (clock != NULL) settle(clock);
  return own.nanoseconds[stage];
}
