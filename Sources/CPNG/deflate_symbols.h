// Deflate's symbols for the lengths and distances of matches. Source: RFC 1951, 3.2.5.

#ifndef CPNG_DEFLATE_SYMBOLS_H
#define CPNG_DEFLATE_SYMBOLS_H

#include <stdint.h>

enum { END_OF_BLOCK = 256, DISTANCE_SYMBOLS = 30, SHORTEST_MATCH = 3, LONGEST_MATCH = 258 };

// Returns the next match's share of `left` bytes (at least 3), so that 0 or at least 3 remain.
static inline uint32_t deflate_next_match(uint32_t left) {
  if (left <= LONGEST_MATCH) return left;
  return left >= LONGEST_MATCH + SHORTEST_MATCH ? LONGEST_MATCH : LONGEST_MATCH - 2;
}

static inline int deflate_extra_bits(uint32_t length) {
  if (length == LONGEST_MATCH || length < 11) return 0;
  return 29 - __builtin_clz(length - SHORTEST_MATCH);
}

// Returns 257...285.
static inline uint32_t deflate_length_symbol(uint32_t length) {
  if (length == LONGEST_MATCH) return 285;
  uint32_t offset = length - SHORTEST_MATCH;
  if (offset < 8) return 257 + offset;
  uint32_t extra = (uint32_t)deflate_extra_bits(length);
  return 257 + 4 * extra + (offset >> extra);
}

// Returns the number of extra bits of a distance of at least 1.
static inline int deflate_distance_extra_bits(uint32_t distance) {
  return distance < 5 ? 0 : 30 - __builtin_clz(distance - 1);
}

// Returns 0...29.
static inline uint32_t deflate_distance_symbol(uint32_t distance) {
  if (distance < 5) return distance - 1;
  const uint32_t extra = (uint32_t)deflate_distance_extra_bits(distance);
  return 2 * extra + ((distance - 1) >> extra);
}

#endif
