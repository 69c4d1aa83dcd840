// The codes of deflate streams, as tables. Source: RFC 1951, 3.2.

#ifndef CPNG_DEFLATE_CODES_H
#define CPNG_DEFLATE_CODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// A position in the stream, in bits.
typedef struct {
  const uint8_t *bytes;
  size_t count, position;
} deflate_reader;

// Returns at least 57 bits, the first one lowest; zeros after the end.
static inline uint64_t deflate_peek(const deflate_reader *in) {
  const size_t first = in->position >> 3;
  uint64_t word = 0;
  if (first + 8 <= in->count) {
    memcpy(&word, in->bytes + first, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
  } else {
    for (size_t i = 0; first + i < in->count; i++) word |= (uint64_t)in->bytes[first + i] << 8 * i;
  }
  return word >> (in->position & 7);
}

enum { DEFLATE_LONGEST_WORD = 15, DEFLATE_FIRST_AFTER_LITERALS = 256 << 5 };

// A table with an entry for each sequence of as many bits as the longest word has: the symbol with
// which it begins, and the number of its bits, including those that follow the word: symbol << 5 |
// bits. 0 if it begins with no symbol, or with an invalid one.
typedef struct {
  uint64_t mask;
  uint16_t entries[1 << DEFLATE_LONGEST_WORD];
} deflate_code;

static inline uint32_t deflate_find(const deflate_code *code, uint64_t bits) {
  return code->entries[bits & code->mask];
}

// The number of bits that follow the words of lengths and distances, by symbol.
extern const uint8_t deflate_literal_bits[288], deflate_distance_bits[32];

typedef enum { DEFLATE_STORED, DEFLATE_CODED, DEFLATE_INVALID } deflate_block_kind;

// A block: its codes, unless it is stored.
typedef struct {
  bool is_last;
  deflate_code literals, distances;
} deflate_block;

// Reads the beginning of a block. For a stored one, the position is then that of its first byte,
// and `stored` its number of bytes.
deflate_block_kind deflate_read_block(
    deflate_reader *in, deflate_block *block, size_t *stored);

#endif
