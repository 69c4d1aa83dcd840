// A strip of rows: found as runs, then written with a Huffman code of its own.

#ifndef CPNG_STRIP_H
#define CPNG_STRIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "huffman.h"

// A pixel's difference from the one above, as a 0xAARRGGBB word, and its repetitions.
typedef struct {
  uint32_t difference;
  uint32_t repeats;
} strip_run;

// Returns whether a run is long enough for one zero and matches of distance 1.
static inline bool strip_is_zeros(strip_run run) { return run.difference == 0 && run.repeats > 0; }

// Runs written as a match; `runs` is 0 for none.
typedef struct {
  uint32_t runs, length, distance;  // both lengths in bytes
} strip_match;

typedef struct {
  uint32_t width, rows;
  uint32_t channels;  // 3 or 4
  bool is_last;       // whether the deflate stream ends with this strip

  strip_run *runs;  // capacity: width * rows
  size_t run_count;
  strip_match *matches;  // by the index of the first run; NULL without a search
  uint32_t counts[HUFFMAN_SYMBOLS], distances[HUFFMAN_SYMBOLS];  // how often each symbol is used
  uint32_t conjunction;  // bitwise AND of all pixels: its alpha is 255 if every pixel's is
  uint64_t sum, sum_of_sums;  // the halves of Adler-32, both starting at 0

  uint8_t *bytes;  // the result: deflate blocks that end at a byte boundary
  size_t count;
} strip;

// Adds a row of straight words to the runs; `above` is the previous row, zeros for the first. With
// three channels it must be opaque where `conjunction` is to be valid.
void strip_add_row(strip *strip, const uint32_t *row, const uint32_t *above);

// Finds repeated sequences of runs. Returns false if memory is exhausted.
bool strip_find_matches(strip *strip);

// Writes the runs into newly allocated bytes. Returns false if memory is exhausted.
bool strip_deflate(strip *strip);

#endif
