/// Counts what a thread does and, where a clock is given, the time it spends in stages of its work.
///
/// A thread has a tally of its own, so counting needs no lock and costs about a nanosecond.
#ifndef WORK_METER_H
#define WORK_METER_H

#include <stdint.h>

enum { WORK_METER_KINDS = 13, WORK_METER_STAGES = 5, WORK_METER_DEPTH = 64 };

/// Nanoseconds since some moment.
typedef uint64_t (*work_meter_clock)(void);

/// Gives all threads the clock that stages are timed with; NULL, as at first, times nothing.
void work_meter_use_clock(work_meter_clock clock);

void work_meter_count(int kind, uint64_t amount);
uint64_t work_meter_counted(int kind);

/// Enters a stage inside the one the thread is in, whose time stands still until this one is left.
void work_meter_enter(int stage);
void work_meter_leave(void);

/// The nanoseconds that the thread was in a stage and in none inside it, up to now.
uint64_t work_meter_nanoseconds(int stage);

#endif
