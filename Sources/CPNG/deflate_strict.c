// Rejects streams that libdeflate accepts and zlib does not. libdeflate accepts 288 length codes
// instead of 286, a one in a code of zeros only, and the symbols 286, 287, 30 and 31; zlib reports
// each as damage. The validation reads every symbol with one load and copies nothing.
//
// Measured for thirty goldens of 3.7 MB: 23 ms, libdeflate 18; inflating with zlib takes ten
// times as long as libdeflate.

#include "deflate_strict.h"

#include <string.h>

enum { LITERALS = 286, DISTANCES = 30, CODE_LENGTHS = 19, END = 256, LONGEST = 15 };

// A position in the stream, in bits.
typedef struct {
  const uint8_t *bytes;
  size_t count, position;
} bit_reader;

// Returns at least 57 bits, the first one lowest; zeros after the end.
static inline uint64_t peek(const bit_reader *in) {
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

static uint32_t take(bit_reader *in, uint32_t bits) {
  const uint32_t value = (uint32_t)(peek(in) & ((1u << bits) - 1));
  in->position += bits;
  return value;
}

// MARK: Codes

// A lookup table by the next bits, as many as the longest code has: symbol << 4 | length of the
// code; 0 for invalid codes.
typedef struct {
  uint64_t mask;
  uint16_t entries[1 << LONGEST];
} code;

static inline uint32_t find(const code *code, uint64_t bits) {
  return code->entries[bits & code->mask];
}

static uint32_t reversed(uint32_t word, uint32_t bits) {
  uint32_t result = 0;
  for (; bits; bits--, word >>= 1) result = result << 1 | (word & 1);
  return result;
}

// Makes a code of lengths. Returns false if it is oversubscribed or incomplete. A single code of
// one bit is allowed; its other value is invalid.
static bool make_code(code *code, const uint8_t *lengths, uint32_t count, bool may_be_incomplete) {
  uint32_t counts[LONGEST + 1] = {0}, next[LONGEST + 1] = {0}, longest = 0;
  for (uint32_t i = 0; i < count; i++) {
    counts[lengths[i]]++;
    if (lengths[i] > longest) longest = lengths[i];
  }
  counts[0] = 0;
  int64_t left = 1;
  for (uint32_t bits = 1; bits <= LONGEST; bits++) {
    next[bits] = (next[bits - 1] + counts[bits - 1]) << 1;
    left = left * 2 - counts[bits];
    if (left < 0) return false;
  }
  if (left > 0 && (!may_be_incomplete || longest > 1)) return false;
  const uint32_t size = 1u << longest;
  code->mask = size - 1;
  if (left > 0) memset(code->entries, 0, size * sizeof *code->entries);
  for (uint32_t symbol = 0; symbol < count; symbol++) {
    const uint32_t bits = lengths[symbol];
    if (!bits) continue;
    const uint16_t entry = (uint16_t)(symbol << 4 | bits);
    for (uint32_t i = reversed(next[bits]++, bits); i < size; i += 1u << bits) {
      code->entries[i] = entry;
    }
  }
  return true;
}

static bool read_lengths(
    bit_reader *in, const code *packing, uint8_t *lengths, uint32_t count) {
  for (uint32_t filled = 0; filled < count;) {
    const uint32_t entry = find(packing, peek(in));
    if (!entry) return false;
    in->position += entry & 15;
    const uint32_t symbol = entry >> 4;
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

static bool read_codes(bit_reader *in, code *literals, code *distances) {
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  const uint32_t literal_count = 257 + take(in, 5), distance_count = 1 + take(in, 5);
  const uint32_t packing_count = 4 + take(in, 4);
  if (literal_count > LITERALS || distance_count > DISTANCES) return false;
  uint8_t packing[CODE_LENGTHS] = {0}, lengths[LITERALS + DISTANCES];
  for (uint32_t i = 0; i < packing_count; i++) packing[order[i]] = (uint8_t)take(in, 3);
  return make_code(literals, packing, CODE_LENGTHS, false) &&
         read_lengths(in, literals, lengths, literal_count + distance_count) && lengths[END] &&
         make_code(literals, lengths, literal_count, true) &&
         make_code(distances, lengths + literal_count, distance_count, true);
}

static void make_fixed_codes(code *literals, code *distances) {
  uint8_t lengths[288];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  make_code(literals, lengths, 288, false);
  memset(lengths, 5, 32);
  make_code(distances, lengths, 32, false);
}

// MARK: Blocks

static inline uint32_t extra_bits_of_length(uint32_t symbol) {
  return symbol < 265 || symbol == 285 ? 0 : (symbol - 261) >> 2;
}

static inline uint32_t extra_bits_of_distance(uint32_t symbol) {
  return symbol < 2 ? 0 : (symbol >> 1) - 1;
}

static bool walk_symbols(bit_reader *in, const code *literals, const code *distances) {
  while (in->position <= in->count * 8) {
    const uint64_t bits = peek(in);
    const uint32_t entry = find(literals, bits);
    const uint32_t symbol = entry >> 4;
    if (!entry || symbol >= LITERALS) return false;
    uint32_t used = entry & 15;
    if (symbol > END) {
      used += extra_bits_of_length(symbol);
      const uint32_t distance = find(distances, bits >> used);
      if (!distance || distance >> 4 >= DISTANCES) return false;
      used += (distance & 15) + extra_bits_of_distance(distance >> 4);
    }
    in->position += used;
    if (symbol == END) return true;
  }
  return false;
}

static bool skip_stored(bit_reader *in) {
  in->position = (in->position + 7) & ~(size_t)7;
  const uint32_t count = take(in, 16);
  in->position += 16 + (size_t)count * 8;
  return in->position <= in->count * 8;
}

bool deflate_is_strict(const uint8_t *bytes, size_t count) {
  bit_reader in = {bytes, count, 0};
  code literals, distances;
  for (bool is_last = false; !is_last;) {
    is_last = take(&in, 1);
    switch (take(&in, 2)) {
      case 0:
        if (!skip_stored(&in)) return false;
        break;
      case 1:
        make_fixed_codes(&literals, &distances);
        if (!walk_symbols(&in, &literals, &distances)) return false;
        break;
      case 2:
        if (!read_codes(&in, &literals, &distances)) return false;
        if (!walk_symbols(&in, &literals, &distances)) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}
