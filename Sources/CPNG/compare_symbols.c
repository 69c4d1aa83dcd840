// Compares a picture with a deflate stream, without inflating it: each symbol states what the
// filtered picture must have there. The filter is "up", so zeros, nearly all of a screen, state
// that pixels equal those above; consecutive ones of a row are one call of memcmp. Other matches
// state that two places of the filtered picture are equal. All of this is computed from the picture
// itself: if it satisfies every symbol, it is the file's.
//
// Streams with any other filter are incomparable.
//
// Measured: decode_fast.c.

#include "compare_symbols.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "deflate_codes.h"
#include "pixels.h"

enum { UP = 2, END = 256, FIRST_LENGTH = 257, ADLER = 65521, MOST_WIDTH = 1 << 16 };
enum { HEADER = 2, CHECKSUM = 4, LARGEST_WINDOW = 32768 };

static const uint16_t length_bases[] = {3,  4,  5,  6,  7,  8,  9,  10,  11,  13,
                                        15, 17, 19, 23, 27, 31, 35, 43,  51,  59,
                                        67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint16_t distance_bases[] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

// MARK: Filtered picture

// A byte of the filtered picture. Before a row's pixels stands the filter byte.
typedef struct {
  const uint32_t *row, *above;
  uint32_t y, x, channel;  // channel 0 is red
  bool is_filter;
} place;

typedef struct {
  const uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  const uint32_t *above_first;  // opaque black
  place next;
  uint8_t last;               // the byte before `next`
  size_t zeros;               // how many bytes from `next` on must be zero
  uint64_t sum, sum_of_sums;  // the halves of Adler-32
  bool has_other_filters;
} comparison;

static const uint32_t *row_at(const comparison *job, uint32_t y) {
  return (const uint32_t *)(const void *)(job->pixels + y * job->bytes_per_row);
}

static place start_of_row(const comparison *job, uint32_t y) {
  return (place){.row = row_at(job, y), .above = y ? row_at(job, y - 1) : job->above_first, .y = y,
                 .is_filter = true};
}

// The offset of a byte in its row.
static size_t offset_of(const place *place) {
  return place->is_filter ? 0 : 1 + (size_t)place->x * 3 + place->channel;
}

// Returns how many bytes there are before the next one.
static size_t position_of(const comparison *job) {
  return job->next.y * ((size_t)job->width * 3 + 1) + offset_of(&job->next);
}

// Finds the byte at a distance of at most `position_of`.
static place place_before(const comparison *job, size_t distance) {
  uint32_t y = job->next.y;
  size_t offset = offset_of(&job->next);
  for (; distance > offset; y--) offset += (size_t)job->width * 3 + 1;
  offset -= distance;
  place result = y == job->next.y ? job->next : start_of_row(job, y);
  result.is_filter = !offset;
  result.x = offset ? (uint32_t)(offset - 1) / 3 : 0;
  result.channel = offset ? (uint32_t)(offset - 1) % 3 : 0;
  return result;
}

// The highest byte is zero for opaque pixels below opaque ones.
static inline uint32_t difference_at(const place *place, uint32_t x) {
  return cpng_difference(place->row[x], place->above[x]);
}

static inline uint8_t byte_at(const place *place) {
  if (place->is_filter) return UP;
  return (uint8_t)(difference_at(place, place->x) >> (16 - 8 * place->channel));
}

static void advance_row(const comparison *job, place *place) {
  place->above = place->row;
  place->row =
      (const uint32_t *)(const void *)((const uint8_t *)place->row + job->bytes_per_row);
  place->y++;
  place->x = 0;
  place->is_filter = true;
}

static inline void advance(const comparison *job, place *place) {
  if (place->is_filter) {
    place->is_filter = false;
  } else if (++place->channel == 3) {
    place->channel = 0;
    if (++place->x == job->width) advance_row(job, place);
  }
}

// MARK: Symbols

static inline bool is_opaque(const place *place) {
  return place->is_filter || place->row[place->x] >> 24 == 255;
}

static inline void add_to_sums(comparison *job, uint32_t byte) {
  job->sum += byte;
  job->sum_of_sums += job->sum;
}

static void reduce_sums(comparison *job) {
  job->sum %= ADLER;
  job->sum_of_sums %= ADLER;
}

static bool take_byte(comparison *job, uint32_t byte) {
  place *next = &job->next;
  if (next->y == job->height) return false;
  if (next->is_filter) {
    if (byte != UP) job->has_other_filters = true;
    reduce_sums(job);
  }
  if (byte_at(next) != byte || !is_opaque(next)) return false;
  add_to_sums(job, byte);
  advance(job, next);
  job->last = (uint8_t)byte;
  return true;
}

// Returns how many of `length` bytes are whole pixels of the place's row, from the place on.
static uint32_t whole_pixels(const comparison *job, const place *place, size_t length) {
  if (place->is_filter || place->channel) return 0;
  const uint32_t left = job->width - place->x;
  return length / 3 < left ? (uint32_t)(length / 3) : left;
}

static void skip_pixels(const comparison *job, place *place, uint32_t pixels) {
  place->x += pixels;
  if (place->x == job->width) advance_row(job, place);
}

// Takes the zeros that were collected from one or more symbols.
static bool take_zeros(comparison *job) {
  place *next = &job->next;
  while (job->zeros) {
    const uint32_t pixels = whole_pixels(job, next, job->zeros);
    if (!pixels) {
      if (!take_byte(job, 0)) return false;
      job->zeros--;
      continue;
    }
    if (memcmp(next->row + next->x, next->above + next->x, (size_t)pixels * 4)) return false;
    job->sum_of_sums += job->sum * pixels * 3;
    job->zeros -= (size_t)pixels * 3;
    job->last = 0;
    skip_pixels(job, next, pixels);
  }
  return true;
}

static inline void add_pixel_to_sums(comparison *job, uint32_t difference) {
  const uint32_t red = difference >> 16, green = difference >> 8 & 255, blue = difference & 255;
  job->sum_of_sums += job->sum * 3 + red * 3 + green * 2 + blue;
  job->sum += red + green + blue;
}

static bool take_pixels(comparison *job, place *from, uint32_t pixels) {
  place *to = &job->next;
  uint32_t difference = 0;
  for (uint32_t i = 0; i < pixels; i++) {
    difference = difference_at(to, to->x + i);
    if (difference != difference_at(from, from->x + i)) return false;
    add_pixel_to_sums(job, difference);
  }
  job->last = (uint8_t)difference;
  skip_pixels(job, to, pixels);
  skip_pixels(job, from, pixels);
  return true;
}

static bool take_match(comparison *job, uint32_t length, uint32_t distance) {
  if (distance == 1 && (job->zeros || !job->last)) {
    job->zeros += length;
    return true;
  }
  if (!take_zeros(job)) return false;
  if (distance > position_of(job)) return false;
  place from = place_before(job, distance);
  while (length) {
    const uint32_t pixels =
        whole_pixels(job, &job->next, whole_pixels(job, &from, length) * 3);
    if (pixels) {
      if (!take_pixels(job, &from, pixels)) return false;
      length -= pixels * 3;
    } else {
      if (!take_byte(job, byte_at(&from))) return false;
      advance(job, &from);
      length--;
    }
  }
  return true;
}

// MARK: Blocks

static inline bool is_literal(uint32_t entry) {
  return entry && entry < DEFLATE_FIRST_AFTER_LITERALS;
}

// Returns the base of a length or distance and the value of the bits that follow its word.
static inline uint32_t value_of(
    uint32_t base, uint32_t extra, uint64_t bits, uint32_t entry) {
  return base + (uint32_t)(bits >> ((entry & 31) - extra) & ((1u << extra) - 1));
}

// Takes pixels of three literals each, up to the row's end. Stops before any other symbol. Returns
// false if a pixel differs.
static bool take_pixel_literals(comparison *job, deflate_reader *reader, const deflate_code *code) {
  deflate_reader in = *reader;
  place *next = &job->next;
  uint32_t x = next->x;
  const uint32_t *row = next->row, *above = next->above;
  bool is_equal = true;
  for (; x < job->width; x++) {
    const uint64_t bits = deflate_peek(&in);
    const uint32_t red = deflate_find(code, bits);
    const uint64_t after_red = bits >> (red & 31);
    const uint32_t green = deflate_find(code, after_red);
    const uint64_t after_green = after_red >> (green & 31);
    const uint32_t blue = deflate_find(code, after_green);
    if (!is_literal(red) || !is_literal(green) || !is_literal(blue)) break;
    const uint32_t difference = (red >> 5) << 16 | (green >> 5) << 8 | blue >> 5;
    is_equal = difference == cpng_difference(row[x], above[x]);
    if (!is_equal) break;
    in.position += (red & 31) + (green & 31) + (blue & 31);
    add_pixel_to_sums(job, difference);
    job->last = (uint8_t)difference;
  }
  reader->position = in.position;
  skip_pixels(job, next, x - next->x);
  return is_equal;
}

// Takes a literal whose code word is `entry`, and whole pixels after it.
static bool take_literals(
    comparison *job, deflate_reader *in, const deflate_code *code, uint32_t entry) {
  const uint32_t byte = entry >> 5;
  if (job->zeros && byte && !take_zeros(job)) return false;
  if (!job->zeros && !job->next.is_filter && !job->next.channel) {
    const size_t before = in->position;
    if (!take_pixel_literals(job, in, code)) return false;
    if (in->position != before) return true;
  }
  in->position += entry & 31;
  if (byte) return take_byte(job, byte);
  job->zeros++;
  return true;
}

static bool take_symbols(comparison *job, deflate_reader *reader, const deflate_block *block) {
  deflate_reader in = *reader;
  while (in.position <= in.count * 8) {
    const uint64_t bits = deflate_peek(&in);
    const uint32_t entry = deflate_find(&block->literals, bits), symbol = entry >> 5;
    if (is_literal(entry)) {
      if (!take_literals(job, &in, &block->literals, entry)) return false;
      continue;
    }
    if (!entry) return false;
    in.position += entry & 31;
    if (symbol == END) {
      reader->position = in.position;
      return true;
    }
    const uint64_t rest = bits >> (entry & 31);
    const uint32_t second = deflate_find(&block->distances, rest);
    if (!second) return false;
    in.position += second & 31;
    const uint32_t length = value_of(
        length_bases[symbol - FIRST_LENGTH], deflate_literal_bits[symbol], bits, entry);
    const uint32_t distance = value_of(
        distance_bases[second >> 5], deflate_distance_bits[second >> 5], rest, second);
    if (!take_match(job, length, distance)) return false;
  }
  return false;
}

static bool take_stored(comparison *job, deflate_reader *in, size_t count) {
  const uint8_t *bytes = in->bytes + in->position / 8;
  for (size_t i = 0; i < count; i++) {
    if (!take_zeros(job) || !take_byte(job, bytes[i])) return false;
  }
  in->position += count * 8;
  return true;
}

static bool take_blocks(comparison *job, deflate_reader *in) {
  deflate_block block;
  do {
    size_t stored;
    switch (deflate_read_block(in, &block, &stored)) {
      case DEFLATE_STORED:
        if (!take_stored(job, in, stored)) return false;
        break;
      case DEFLATE_CODED:
        if (!take_symbols(job, in, &block)) return false;
        break;
      case DEFLATE_INVALID:
        return false;
    }
  } while (!block.is_last);
  return in->position <= in->count * 8;
}

static bool ends_with_sums(const comparison *job, const uint8_t *bytes) {
  const uint32_t stored = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
                          (uint32_t)bytes[2] << 8 | bytes[3];
  return stored == ((uint32_t)job->sum_of_sums << 16 | (uint32_t)job->sum);
}

// MARK: Stream

// Returns whether zlib accepts the header of the data, whose window must hold all distances.
static bool has_header(const uint8_t *bytes, size_t inflated) {
  const uint32_t method = bytes[0] & 15, flags = bytes[1];
  const size_t window = (size_t)256 << (bytes[0] >> 4);
  return method == 8 && window <= LARGEST_WINDOW && (bytes[0] * 256u + flags) % 31 == 0 &&
         !(flags & 32) && (window == LARGEST_WINDOW || window >= inflated);
}

cpng_equality compare_symbols(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  const size_t inflated = ((size_t)width * 3 + 1) * height;
  if (width > MOST_WIDTH || count < HEADER + CHECKSUM || !has_header(bytes, inflated)) {
    return CPNG_INCOMPARABLE;
  }
  uint32_t *above_first = malloc((size_t)width * sizeof *above_first);
  if (!above_first) return CPNG_INCOMPARABLE;
  for (uint32_t x = 0; x < width; x++) above_first[x] = 0xFF000000;
  comparison job = {.pixels = pixels, .bytes_per_row = bytes_per_row, .width = width};
  job.height = height, job.above_first = above_first, job.sum = 1;
  job.next = start_of_row(&job, 0);
  deflate_reader in = {bytes + HEADER, count - HEADER - CHECKSUM, 0};
  bool is_equal = take_blocks(&job, &in) && take_zeros(&job) && job.next.y == height &&
                  (in.position + 7) / 8 == in.count;
  reduce_sums(&job);
  is_equal = is_equal && ends_with_sums(&job, bytes + count - CHECKSUM);
  free(above_first);
  if (job.has_other_filters) return CPNG_INCOMPARABLE;
  return is_equal ? CPNG_EQUAL : CPNG_DIFFERENT;
}
