// What others do to compare pictures and to lay out, written anew to be measured against. For the
// benchmark alone.

#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The pixels that differ by more than a tenth in YIQ and are not taken for antialiasing, as
// pixelmatch 7 counts them. Pixels are 0xAARRGGBB words without gaps between rows.
size_t creference_perceptual_count(
    const uint32_t *first, const uint32_t *second, int32_t width, int32_t height);

// Gives back to the kernel what is allocated no more, so that what a process holds can be counted.
void creference_release_free_memory(void);

typedef struct {
  double x, y, width, height;
} creference_frame;

// Says how large an item is.
typedef void (*creference_size)(void *context, size_t index, double *width, double *height);

// Lays out items of their own sizes as a flow layout 1024 points wide does, spacing 20, inset 10:
// asks for each size, one after the other, and keeps every frame.
void creference_flow(creference_frame *frames, size_t count, creference_size size, void *context);

// The same with squares of one size: every frame is computed and kept.
void creference_flow_uniform(creference_frame *frames, size_t count, double side);

// How many of the items lie in a screen, found by bisection.
size_t creference_visible(
    const creference_frame *frames, size_t count, double top, double height);

// Takes items out at `from`, puts as many in at `to`, both of which it sorts, and lays all of them
// out again. A move is one of each.
void creference_flow_update(
    creference_frame *frames, size_t count, size_t *from, size_t *to, size_t changes,
    creference_frame inserted);

// Keeps the calling thread, and processes that it starts, on the processor it is on; false where
// the system refuses.
bool creference_use_one_processor(void);

// Lets the thread have again what it had before.
bool creference_use_all_processors(void);

#endif
