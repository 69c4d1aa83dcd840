// Reads the codes of deflate streams as zlib does, which rejects more than libdeflate: more than
// 286 lengths, a code that is not complete, symbols without meaning.

#include "deflate_codes.h"

enum { LITERALS = 286, DISTANCES = 30, CODE_LENGTHS = 19, END = 256 };
enum { LONGEST = DEFLATE_LONGEST_WORD };

static uint32_t take(deflate_reader *in, uint32_t bits) {
  const uint32_t value = (uint32_t)(deflate_peek(in) & ((1u << bits) - 1));
  in->position += bits;
  return value;
}

// The kind of a code: the number of its valid symbols, and the number of bits that follow each.
typedef struct {
  uint32_t symbols;
  const uint8_t *extra;
} alphabet;

static const uint8_t no_bits[288];
const uint8_t deflate_literal_bits[288] = {
    [265] = 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
const uint8_t deflate_distance_bits[32] = {0, 0, 0, 0, 1, 1, 2,  2,  3,  3,  4,  4,  5,  5, 6,
                                          6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
static const alphabet packing_alphabet = {CODE_LENGTHS, no_bits};
static const alphabet literal_alphabet = {LITERALS, deflate_literal_bits};
static const alphabet distance_alphabet = {DISTANCES, deflate_distance_bits};

static inline uint32_t reversed(uint32_t word, uint32_t bits) {
  return __builtin_bitreverse32(word) >> (32 - bits);
}

// Makes the table. Returns false for lengths that are not a code: too many short ones, or too few.
// A single word may have one bit, and the other value of that bit is invalid.
//
// The table doubles with the words' length: entries of shorter words are copied.
static bool make_code(
    deflate_code *code, alphabet alphabet, const uint8_t *lengths, uint32_t count,
    bool may_be_incomplete) {
  uint32_t counts[LONGEST + 1] = {0}, firsts[LONGEST + 2] = {0}, longest = 0;
  for (uint32_t i = 0; i < count; i++) counts[lengths[i]]++;
  counts[0] = 0;
  int64_t left = 1;
  for (uint32_t bits = 1; bits <= LONGEST; bits++) {
    firsts[bits + 1] = firsts[bits] + counts[bits];
    if (counts[bits]) longest = bits;
    left = left * 2 - counts[bits];
    if (left < 0) return false;
  }
  if (left > 0 && (!may_be_incomplete || longest > 1)) return false;
  uint16_t sorted[288];
  for (uint32_t i = 0; i < count; i++)
    if (lengths[i]) sorted[firsts[lengths[i]]++] = (uint16_t)i;
  uint32_t next = 0, word = 0, size = 1;
  code->entries[0] = 0;
  for (uint32_t bits = 1; bits <= longest; bits++, size *= 2, word <<= 1) {
    memcpy(code->entries + size, code->entries, size * sizeof *code->entries);
    for (uint32_t end = next + counts[bits]; next < end; next++, word++) {
      const uint32_t symbol = sorted[next];
      code->entries[reversed(word, bits)] =
          symbol < alphabet.symbols ? (uint16_t)(symbol << 5 | (bits + alphabet.extra[symbol])) : 0;
    }
  }
  code->mask = size - 1;
  return true;
}

static bool read_lengths(
    deflate_reader *in, const deflate_code *packing, uint8_t *lengths, uint32_t count) {
  for (uint32_t filled = 0; filled < count;) {
    const uint32_t entry = deflate_find(packing, deflate_peek(in));
    if (!entry) return false;
    in->position += entry & 31;
    const uint32_t symbol = entry >> 5;
    if (symbol < 16) {
      lengths[filled++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && !filled) return false;
    const uint8_t length = symbol == 16 ? lengths[filled - 1] : 0;
    const uint32_t repeats =
        symbol == 16 ? 3 + take(in, 2) : symbol == 17 ? 3 + take(in, 3) : 11 + take(in, 7);
    if (repeats > count - filled) return false;
    memset(lengths + filled, length, repeats);
    filled += repeats;
  }
  return true;
}

static bool read_codes(deflate_reader *in, deflate_code *literals, deflate_code *distances) {
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  const uint32_t literal_count = 257 + take(in, 5), distance_count = 1 + take(in, 5);
  const uint32_t packing_count = 4 + take(in, 4);
  if (literal_count > LITERALS || distance_count > DISTANCES) return false;
  uint8_t packing[CODE_LENGTHS] = {0}, lengths[LITERALS + DISTANCES];
  for (uint32_t i = 0; i < packing_count; i++) packing[order[i]] = (uint8_t)take(in, 3);
  return make_code(literals, packing_alphabet, packing, CODE_LENGTHS, false) &&
         read_lengths(in, literals, lengths, literal_count + distance_count) && lengths[END] &&
         make_code(literals, literal_alphabet, lengths, literal_count, true) &&
         make_code(
             distances, distance_alphabet, lengths + literal_count, distance_count, true);
}

static void make_fixed_codes(deflate_code *literals, deflate_code *distances) {
  uint8_t lengths[288];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  make_code(literals, literal_alphabet, lengths, 288, false);
  memset(lengths, 5, 32);
  make_code(distances, distance_alphabet, lengths, 32, false);
}

// MARK: Blocks

static bool read_stored(deflate_reader *in, size_t *stored) {
  in->position = (in->position + 7) & ~(size_t)7;
  const uint32_t count = take(in, 16), complement = take(in, 16);
  *stored = count;
  return (count ^ complement) == 0xFFFF && in->position + *stored * 8 <= in->count * 8;
}

deflate_block_kind deflate_read_block(
    deflate_reader *in, deflate_block *block, size_t *stored) {
  block->is_last = take(in, 1);
  switch (take(in, 2)) {
    case 0:
      return read_stored(in, stored) ? DEFLATE_STORED : DEFLATE_INVALID;
    case 1:
      make_fixed_codes(&block->literals, &block->distances);
      return DEFLATE_CODED;
    case 2:
      return read_codes(in, &block->literals, &block->distances) ? DEFLATE_CODED : DEFLATE_INVALID;
    default:
      return DEFLATE_INVALID;
  }
}
