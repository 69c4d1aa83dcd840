// Reimplementations of other libraries' picture comparison and layout, for the benchmark only.

#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Counts the pixels that differ by more than a tenth in YIQ and are not antialiasing, as pixelmatch
// 7 does. Pixels are 0xAARRGGBB words without row padding.
size_t creference_perceptual_count(
    const uint32_t *first, const uint32_t *second, int32_t width, int32_t height);

// Returns free memory to the kernel, to measure a process's memory use.
void creference_release_free_memory(void);

typedef struct {
  double x, y, width, height;
} creference_frame;

// Sets an item's size.
typedef void (*creference_size)(void *context, size_t index, double *width, double *height);

// Lays out items as a flow layout 1024 points wide with spacing 20 and inset 10: requests each
// size, and stores all frames.
void creference_flow(creference_frame *frames, size_t count, creference_size size, void *context);

// Lays out squares of one size: computes and stores all frames.
void creference_flow_uniform(creference_frame *frames, size_t count, double side);

// Counts the items visible on a screen, by bisection.
size_t creference_visible(
    const creference_frame *frames, size_t count, double top, double height);

// Removes items at `from`, inserts as many at `to`, after sorting both, and lays out all again. A
// move is one of each.
void creference_flow_update(
    creference_frame *frames, size_t count, size_t *from, size_t *to, size_t changes,
    creference_frame inserted);

// Binds the calling thread and its child processes to the current processor. Returns false if the
// system refuses.
bool creference_use_one_processor(void);

// Restores the thread's previous processors.
bool creference_use_all_processors(void);

#endif
