// Loops over pixels in C, which are also fast in debug builds. Pixels are 4-byte words, alpha in
// the highest byte, then red, green and blue, premultiplied.

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
  uint32_t densest;                    // the maximum number of them in any 16 × 16 pixels
  uint32_t densest_x, densest_y;       // the right and lower end of the first such square, included
} cpixels_difference;

enum { CPIXELS_WINDOW = 16 };

// Returns the minimum number of rows for a thread of its own.
uint32_t cpixels_rows_per_part(uint32_t width);

// Returns the size of cpixels_compare's scratch memory, aligned to 8 and uninitialized.
size_t cpixels_scratch_size(uint32_t width, uint32_t height, uint32_t rows_per_part);

// Compares two pictures. If the count is 0, the other results are undefined. Results do not depend
// on `rows_per_part`, at least 1.
cpixels_difference cpixels_compare(cpixels_pair pair, uint32_t rows_per_part, void *scratch);

// The reference implementation: by pixel and square.
cpixels_difference cpixels_compare_slowly(cpixels_pair pair);

typedef struct {
  uint32_t x, y, width, height;
} cpixels_box;

// Compares the pixels outside the boxes; sets only the count and the bounds.
cpixels_difference cpixels_compare_outside(
    cpixels_pair pair, const cpixels_box *boxes, size_t box_count);

typedef struct {
  double mean, largest;
} cpixels_distance;

// Returns the perceived distances of differing pixels: Euclidean in OKLab, where black and white
// are 100 apart, on white or black, whichever is greater. Of more than 4,096 pixels, every nth is
// measured.
cpixels_distance cpixels_perceive(cpixels_pair pair, size_t count);

// Draws the differences of two pictures whose shared part is the upper left `pair`: differing
// pixels red, equal ones in faint gray, pixels of only one picture blue.
void cpixels_illustrate(
    cpixels_pair pair, void *result, size_t bytes_per_row, uint32_t width, uint32_t height);

// Reduces a picture: each result pixel is the mean of its source pixels. Neither side may grow, and
// none is 0.
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

// Draws the projection of a plane on another one. `there` is the transform from the source's plane
// to the result's, a row-major 3 × 3 matrix for row vectors, and `back` its inverse.
void cpixels_project(
    const cpixels_view *source, const double there[9], const double back[9],
    const cpixels_view *result);

// Multiplies pixels' colors by their opacity, rounding to nearest.
void cpixels_premultiply(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

// Converts a row of straight 16-bit red, green, blue and alpha to straight 0xAARRGGBB words of sRGB.
// `matrix` converts linear components: three rows of three factors. Both spaces have sRGB's
// transfer function, and colors outside of sRGB are clipped.
void cpixels_convert_samples(
    const uint16_t *samples, uint32_t *words, size_t width, const float *matrix);

// Converts a row of straight words in place.
void cpixels_convert_words(uint32_t *words, size_t width, const float *matrix);

// Returns a 64-bit hash, the same on all machines; not cryptographic.
uint64_t cpixels_hash(const void *bytes, size_t count, uint64_t seed);

// One axis of a filter: for each of `count` pixels of the result, `taps` weights of the source's
// pixels from its `first` on, in units of 1/16384. The firsts increase.
typedef struct {
  uint32_t count, taps;
  const uint32_t *first;
  const int16_t *weights;
} cpixels_axis;

// Returns the number of taps of a reduction of `source` pixels to `target`: not more, and not 0.
uint32_t cpixels_reduction_taps(uint32_t source, uint32_t target);

// Sets the axis of the `count` pixels from `start` on of a reduction: Lanczos' filter of two lobes,
// with the first and last pixels of the result on those of the source, which continues with its
// outermost pixels. The weights of a pixel add up to 16384. `shares` has room for the taps.
void cpixels_reduction(
    uint32_t source, uint32_t target, uint32_t start, uint32_t count, double *shares,
    uint32_t *first, int16_t *weights);

// Returns the size of cpixels_filter's scratch memory, aligned to 4 and uninitialized.
size_t cpixels_filter_scratch_size(cpixels_axis columns, cpixels_axis rows);

// Filters premultiplied pixels, within rows first, into rows without padding. Bytes are rounded
// after each axis; no color is greater than its pixel's alpha.
void cpixels_filter(
    const uint32_t *pixels, size_t bytes_per_row, cpixels_axis columns, cpixels_axis rows,
    void *scratch, uint32_t *result);

#endif
