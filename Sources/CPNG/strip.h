// One strip of rows on its way to deflate: found as runs, then written with a code made for them.

#ifndef CPNG_STRIP_H
#define CPNG_STRIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "huffman.h"

// A pixel's difference from the one above, as a 0xAARRGGBB word, and how many times it comes again.
typedef struct {
  uint32_t difference;
  uint32_t repeats;
} strip_run;

// Whether a run is long enough to be written as one zero and matches one byte back.
static inline bool strip_is_zeros(strip_run run) { return run.difference == 0 && run.repeats > 0; }

// Runs that are written as bytes that came before; `runs` is 0 where none are.
typedef struct {
  uint32_t runs, length, distance;  // both lengths in bytes
} strip_match;

typedef struct {
  uint32_t width, rows;
  uint32_t channels;  // 3 or 4
  bool is_last;       // ends the whole deflate stream

  strip_run *runs;  // room for width * rows
  size_t run_count;
  strip_match *matches;  // by the index of the first run; NULL where none were looked for
  uint32_t counts[HUFFMAN_SYMBOLS], distances[HUFFMAN_SYMBOLS];  // how often each symbol is used
  uint32_t conjunction;  // of all pixels: the alpha byte is 255 when every one's is
  uint64_t sum, sum_of_sums;  // Adler-32's two halves, both begun at 0

  uint8_t *bytes;  // the result: deflate blocks that end on a byte
  size_t count;
} strip;

// Adds one row of straight words to the runs; `above` is the row before it, zeros for the first; of
// three channels its pixels are opaque where `conjunction` is to be told.
void strip_add_row(strip *strip, const uint32_t *row, const uint32_t *above);

// Looks for runs that came before, which costs time and saves bytes. False without memory.
bool strip_find_matches(strip *strip);

// Writes the runs into bytes, newly allocated. False without memory.
bool strip_deflate(strip *strip);

#endif
