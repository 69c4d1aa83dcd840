// Loops over pixels, in C so that they are fast in debug builds too. Pixels are 4-byte words, alpha
// in the highest byte, then red, green and blue, premultiplied.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

#include "cbackdrop.h"
#include "cblur.h"
#include "cflat.h"

// Two pictures of one size.
typedef struct {
  const void *first;
  const void *second;
  size_t first_bytes_per_row, second_bytes_per_row;
  uint32_t width, height;
} cpixels_pair;

typedef struct {
  size_t count;                        // pixels that differ in any byte
  uint32_t min_x, max_x, min_y, max_y;  // the smallest box around them, both ends included
  uint32_t largest;                    // the largest difference between two bytes
  uint32_t densest;                    // the most of them in any 16 × 16 pixels
  uint32_t densest_x, densest_y;       // the first such square's right and lower end, included
} cpixels_difference;

enum { CPIXELS_WINDOW = 16 };

// How many rows of a picture are worth a thread of their own.
uint32_t cpixels_rows_per_part(uint32_t width);

// The bytes that cpixels_compare needs to work in, aligned as 8; they need no content.
size_t cpixels_scratch_size(uint32_t width, uint32_t height, uint32_t rows_per_part);

// Compares two pictures. Where the count is 0, the other figures mean nothing. The figures do not
// depend on `rows_per_part`, which is 1 at least.
cpixels_difference cpixels_compare(cpixels_pair pair, uint32_t rows_per_part, void *scratch);

// The slow twin: one pixel after another, one square after another.
cpixels_difference cpixels_compare_slowly(cpixels_pair pair);

typedef struct {
  uint32_t x, y, width, height;
} cpixels_box;

// How many of the pixels that differ lie in none of the boxes, and the box around those; only the
// count and the box are set.
cpixels_difference cpixels_compare_outside(
    cpixels_pair pair, const cpixels_box *boxes, size_t box_count);

typedef struct {
  double mean, largest;
} cpixels_distance;

// How far apart the pixels that differ look: Euclidean distances in OKLab, where black and white
// are 100 apart, on white or on black, whichever is more. Of more than 4,096 pixels, every nth
// counts.
cpixels_distance cpixels_perceive(cpixels_pair pair, size_t count);

// Draws where two pictures differ, of which the shared part is the upper left `pair`: what differs
// red, what does not in faint grey, what only one of them covers blue.
void cpixels_illustrate(
    cpixels_pair pair, void *result, size_t bytes_per_row, uint32_t width, uint32_t height);

// Makes a picture smaller: each of its pixels becomes the mean of those it stands for. Neither side
// may become larger, and none is 0.
void cpixels_reduce(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, void *result,
    size_t result_bytes_per_row, uint32_t result_width, uint32_t result_height);

// A part of a plane of pixels, and its upper left corner on the plane.
typedef struct {
  void *pixels;
  size_t bytes_per_row;
  int32_t x, y;
  uint32_t width, height;
} cpixels_view;

// Writes what is seen of a plane on another one. `there` is the way from the source's plane to the
// result's, a 3 × 3 matrix for row vectors, row by row, and `back` its inverse.
void cpixels_project(
    const cpixels_view *source, const double there[9], const double back[9],
    const cpixels_view *result);

// Multiplies the colours of pixels by their opacity, rounding to the nearest byte.
void cpixels_premultiply(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

// 64 bits that tell bytes apart, the same on every machine; no protection against forgery.
uint64_t cpixels_hash(const void *bytes, size_t count, uint64_t seed);

#endif
