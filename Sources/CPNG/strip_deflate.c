// Writes runs as one deflate block with dynamic codes. Without a search for repeated sequences, the
// only distances are one byte, for zeros, and one pixel, so a match costs its length and one bit.
// Zeros by the byte save two of three literals per run: a twentieth of the file of `wall`.
//
// If the block is longer than a third of the strip's bytes, as for photographs, zlib's level 1
// compresses the same bytes, and the shorter result is used.

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "deflate_symbols.h"
#include "strip.h"

enum { UP = 2 };

// MARK: Bits

typedef struct {
  uint8_t *next;
  uint64_t bits;
  int count;
} bit_writer;

// Writes at most 56 bits; stores up to 8 bytes at `next`, the last of which may be overwritten.
static inline void put(bit_writer *out, uint64_t bits, int count) {
  out->bits |= bits << out->count;
  out->count += count;
  uint64_t little = out->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  little = __builtin_bswap64(little);
#endif
  memcpy(out->next, &little, sizeof little);
  out->next += out->count >> 3;
  out->bits >>= out->count & 56;
  out->count &= 7;
}

static void pad_to_byte(bit_writer *out) {
  if (out->count) put(out, 0, 8 - out->count);
}

// MARK: Block

typedef struct {
  huffman_code symbols, distances;
  uint32_t distance_count;
} block_code;

static void make_code(strip *strip, block_code *code) {
  strip->counts[END_OF_BLOCK]++;
  // A code has at least two symbols.
  strip->distances[0]++;
  strip->distances[strip->channels - 1]++;
  huffman_make(strip->counts, &code->symbols);
  huffman_make(strip->distances, &code->distances);
  code->distance_count = DISTANCE_SYMBOLS;
  while (!code->distances.length[code->distance_count - 1]) code->distance_count--;
}

// Writes the codes' lengths, four bits each: sixteen code lengths of 4 are a complete code whose
// codes are the lengths themselves.
static void put_header(bit_writer *out, const strip *strip, const block_code *code) {
  static const uint8_t reversed[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
  put(out, strip->is_last, 1);
  put(out, 2, 2);
  put(out, HUFFMAN_SYMBOLS - 257, 5);
  put(out, code->distance_count - 1, 5);
  put(out, 19 - 4, 4);
  // The order starts with 16, 17 and 18, which repeat and are not used.
  for (int i = 0; i < 19; i++) put(out, i < 3 ? 0 : 4, 3);
  for (int i = 0; i < HUFFMAN_SYMBOLS; i++) put(out, reversed[code->symbols.length[i]], 4);
  for (uint32_t i = 0; i < code->distance_count; i++) {
    put(out, reversed[code->distances.length[i]], 4);
  }
}

static inline void put_pixel(
    bit_writer *out, const huffman_code *code, uint32_t difference, uint32_t channels) {
  uint32_t red = difference >> 16 & 255, green = difference >> 8 & 255, blue = difference & 255;
  int count = code->length[red];
  uint64_t bits = code->bits[red];
  bits |= (uint64_t)code->bits[green] << count;
  count += code->length[green];
  bits |= (uint64_t)code->bits[blue] << count;
  put(out, bits, count + code->length[blue]);
  if (channels == 4) put(out, code->bits[difference >> 24], code->length[difference >> 24]);
}

// An encoded distance with its extra bits.
typedef struct {
  uint64_t bits;
  int count;
} distance_word;

static distance_word word_of(const huffman_code *code, uint32_t distance) {
  const uint32_t symbol = deflate_distance_symbol(distance);
  const int extra = deflate_distance_extra_bits(distance), count = code->length[symbol];
  const uint64_t rest = (distance - 1) & ((1u << extra) - 1);
  return (distance_word){code->bits[symbol] | rest << count, count + extra};
}

static inline void put_matches(
    bit_writer *out, const huffman_code *code, uint32_t left, distance_word distance) {
  while (left) {
    uint32_t length = deflate_next_match(left);
    uint32_t symbol = deflate_length_symbol(length);
    int extra = deflate_extra_bits(length), count = code->length[symbol];
    uint64_t rest = (length - SHORTEST_MATCH) & ((1u << extra) - 1);
    uint64_t bits = code->bits[symbol] | rest << count;
    count += extra;
    put(out, bits | distance.bits << count, count + distance.count);
    left -= length;
  }
}

static void put_runs(bit_writer *out, const strip *strip, const block_code *codes) {
  const huffman_code *code = &codes->symbols;
  const distance_word byte_back = word_of(&codes->distances, 1);
  const distance_word pixel_back = word_of(&codes->distances, strip->channels);
  const strip_run *run = strip->runs;
  for (uint32_t y = 0; y < strip->rows; y++) {
    put(out, code->bits[UP], code->length[UP]);
    for (uint32_t x = 0; x < strip->width;) {
      const strip_match *match = strip->matches ? strip->matches + (run - strip->runs) : NULL;
      if (match && match->runs) {
        put_matches(out, code, match->length, word_of(&codes->distances, match->distance));
        x += match->length / strip->channels;
        run += match->runs;
        continue;
      }
      if (strip_is_zeros(*run)) {
        put(out, code->bits[0], code->length[0]);
        put_matches(out, code, (run->repeats + 1) * strip->channels - 1, byte_back);
      } else {
        put_pixel(out, code, run->difference, strip->channels);
        put_matches(out, code, run->repeats * strip->channels, pixel_back);
      }
      x += 1 + run++->repeats;
    }
  }
  put(out, code->bits[END_OF_BLOCK], code->length[END_OF_BLOCK]);
}

static uint64_t bits_needed(const strip *strip, const block_code *code) {
  uint64_t bits = 2048;  // the header and the end-of-block symbol
  for (int i = 0; i < HUFFMAN_SYMBOLS; i++) {
    // At most five extra bits for the length, and one for the distance where those are not counted.
    const int extra = i <= END_OF_BLOCK ? 0 : strip->matches ? 5 : 6;
    bits += (uint64_t)strip->counts[i] * (uint64_t)(code->symbols.length[i] + extra);
  }
  for (int i = 0; i < DISTANCE_SYMBOLS; i++) {
    const int extra = strip->matches ? 13 : 0;  // maximum
    bits += (uint64_t)strip->distances[i] * (uint64_t)(code->distances.length[i] + extra);
  }
  return bits;
}

// MARK: Fallback to zlib

static void put_filtered(const strip *strip, uint8_t *out) {
  const strip_run *run = strip->runs;
  for (uint32_t y = 0; y < strip->rows; y++) {
    *out++ = UP;
    for (uint32_t x = 0; x < strip->width; x += 1 + run->repeats, run++) {
      for (uint32_t i = 0; i <= run->repeats; i++) {
        *out++ = (uint8_t)(run->difference >> 16);
        *out++ = (uint8_t)(run->difference >> 8);
        *out++ = (uint8_t)run->difference;
        if (strip->channels == 4) *out++ = (uint8_t)(run->difference >> 24);
      }
    }
  }
}

// Replaces the strip's bytes by zlib's if those are fewer; not if memory is exhausted.
static void try_zlib(strip *strip, size_t raw_count) {
  uint8_t *raw = malloc(raw_count), *bytes = malloc(strip->count);
  z_stream stream = {0};
  if (raw && bytes && deflateInit2(&stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) == Z_OK) {
    put_filtered(strip, raw);
    stream.next_in = raw;
    stream.avail_in = (uInt)raw_count;
    stream.next_out = bytes;
    stream.avail_out = (uInt)strip->count;
    int status = deflate(&stream, strip->is_last ? Z_FINISH : Z_SYNC_FLUSH);
    // Remaining capacity means that all output was flushed.
    bool is_whole = strip->is_last ? status == Z_STREAM_END : status == Z_OK;
    if (is_whole && stream.avail_in == 0 && stream.avail_out > 0) {
      memcpy(strip->bytes, bytes, strip->count - stream.avail_out);
      strip->count -= stream.avail_out;
    }
    deflateEnd(&stream);
  }
  free(raw);
  free(bytes);
}

bool strip_deflate(strip *strip) {
  block_code code;
  make_code(strip, &code);
  const size_t raw_count = ((size_t)strip->width * strip->channels + 1) * strip->rows;
  strip->bytes = malloc(bits_needed(strip, &code) / 8 + 64);
  if (!strip->bytes) return false;

  bit_writer out = {strip->bytes, 0, 0};
  put_header(&out, strip, &code);
  put_runs(&out, strip, &code);
  if (!strip->is_last) put(&out, 0, 3);  // an empty stored block ends at a byte boundary
  pad_to_byte(&out);
  if (!strip->is_last) {
    memcpy(out.next, "\0\0\xFF\xFF", 4);
    out.next += 4;
  }
  strip->count = (size_t)(out.next - strip->bytes);
  if (!strip->matches && strip->count > raw_count / 3) try_zlib(strip, raw_count);
  return true;
}
