// Loops over pixels, in C so that they are fast in debug builds too. Pixels are 4-byte words.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  size_t count;                        // pixels that differ in any byte
  uint32_t min_x, max_x, min_y, max_y;  // the smallest box around them, both ends included
  uint32_t largest;                    // the largest difference between two bytes
} cpixels_difference;

// Compares two pictures of one size. Where the count is 0, the other figures mean nothing.
cpixels_difference cpixels_compare(
    const void *first, size_t first_bytes_per_row, const void *second,
    size_t second_bytes_per_row, uint32_t width, uint32_t height);

// The slow twin: one pixel after another, one byte after another.
cpixels_difference cpixels_compare_slowly(
    const void *first, size_t first_bytes_per_row, const void *second,
    size_t second_bytes_per_row, uint32_t width, uint32_t height);

#endif
