/// Counts a thread's operations and, with a clock, the time spent in stages of its work.
///
/// Counters are per thread, so counting needs no lock and takes about a nanosecond.
#ifndef WORK_METER_H
#define WORK_METER_H

#include <stdint.h>

enum { WORK_METER_KINDS = 13, WORK_METER_STAGES = 5, WORK_METER_DEPTH = 64 };

/// Nanoseconds since an arbitrary time.
typedef uint64_t (*work_meter_clock)(void);

/// Sets the clock for stages of all threads; NULL, the default, disables timing.
void work_meter_use_clock(work_meter_clock clock);

void work_meter_count(int kind, uint64_t amount);
uint64_t work_meter_counted(int kind);

/// Enters a stage nested in the current one, whose time stops until this one is left.
void work_meter_enter(int stage);
void work_meter_leave(void);

/// Returns the nanoseconds that the thread spent in a stage, excluding nested ones, until now.
uint64_t work_meter_nanoseconds(int stage);

#endif
