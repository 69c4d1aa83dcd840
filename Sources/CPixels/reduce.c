// Reduces pictures for thumbnails. A pixel is the mean of the whole pixels that start inside it, so
// that each source pixel counts once; reductions by less than two are uneven.

#include <stdbool.h>
#include <string.h>

#include "cpixels.h"

typedef struct {
  uint64_t even, odd;
} channel_sums;

// Two channels per word, 32 bits each: boxes of up to 2^24 pixels do not overflow.
static void add(channel_sums *sums, uint32_t pixel) {
  sums->even += (uint64_t)(pixel & 0xFF) | (uint64_t)(pixel & 0xFF0000) << 16;
  sums->odd += (uint64_t)(pixel >> 8 & 0xFF) | (uint64_t)(pixel >> 24) << 32;
}

static uint32_t mean(uint64_t sum, uint32_t count) { return ((uint32_t)sum + count / 2) / count; }

static uint32_t mean_pixel(channel_sums sums, uint32_t count) {
  return mean(sums.even, count) | mean(sums.odd, count) << 8 | mean(sums.even >> 32, count) << 16 |
         mean(sums.odd >> 32, count) << 24;
}

static uint32_t first_of(uint32_t index, uint32_t all, uint32_t parts) {
  return (uint32_t)((uint64_t)index * all / parts);
}

// MARK: Boxes of common sizes

// Sums rows first, by channel in words of 16 bits, which compilers vectorize, and then columns: 2.5
// instructions per pixel instead of 9. 257 rows of 255 fit 16 bits.
enum { MOST_ROWS = 257, BLOCK = 1024 };

static void add_row(
    uint16_t *restrict sums, const uint8_t *restrict row, uint32_t count, uint16_t times) {
  if (times == 1) {
    for (uint32_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + row[i]);
  } else {
    for (uint32_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + row[i] * times);
  }
}

// Adds rows. Most of a screen's rows equal the one above; those are multiplied.
static void add_rows(
    uint16_t *sums, const uint8_t *top, size_t bytes_per_row, uint32_t rows, uint32_t count) {
  for (uint32_t row = 0, times; row < rows; row += times) {
    const uint8_t *bytes = top + row * bytes_per_row;
    times = 1;
    while (row + times < rows && !memcmp(bytes, bytes + times * bytes_per_row, count)) times++;
    add_row(sums, bytes, count, (uint16_t)times);
  }
}

typedef uint32_t four_sums __attribute__((vector_size(16)));
typedef uint16_t four_halves __attribute__((vector_size(8)));

static uint32_t mean_of_sums(const uint16_t *sums, uint32_t columns, uint32_t count) {
  four_sums all = {0};
  for (uint32_t i = 0; i < columns * 4; i += 4) {
    four_halves next;
    memcpy(&next, sums + i, sizeof next);
    all += __builtin_convertvector(next, four_sums);
  }
  uint32_t pixel = 0;
  for (uint32_t channel = 0; channel < 4; channel++) {
    pixel |= mean(all[channel], count) << (8 * channel);
  }
  return pixel;
}

// Reduces the pixels of a row that end within a block. Returns their number.
static uint32_t reduce_block(
    const uint8_t *top, size_t bytes_per_row, uint32_t rows, uint32_t width, uint32_t *out,
    uint32_t x, uint32_t result_width) {
  const uint32_t left = first_of(x, width, result_width);
  uint32_t end = x + 1;
  while (end < result_width && first_of(end + 1, width, result_width) - left <= BLOCK) end++;
  uint16_t sums[BLOCK * 4];
  const uint32_t columns = first_of(end, width, result_width) - left;
  memset(sums, 0, (size_t)columns * 4 * sizeof *sums);
  add_rows(sums, top + (size_t)left * 4, bytes_per_row, rows, columns * 4);
  for (uint32_t i = x; i < end; i++) {
    const uint32_t first = first_of(i, width, result_width);
    const uint32_t next = first_of(i + 1, width, result_width);
    out[i] = mean_of_sums(sums + (size_t)(first - left) * 4, next - first, (next - first) * rows);
  }
  return end - x;
}

// MARK: Boxes of any size

static uint32_t mean_of_box(
    const uint8_t *top, size_t bytes_per_row, uint32_t rows, uint32_t left, uint32_t right) {
  channel_sums sums = {0, 0};
  for (uint32_t row = 0; row < rows; row++) {
    const uint32_t *in = (const uint32_t *)(const void *)(top + row * bytes_per_row);
    for (uint32_t column = left; column < right; column++) add(&sums, in[column]);
  }
  return mean_pixel(sums, (right - left) * rows);
}

void cpixels_reduce(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, void *result,
    size_t result_bytes_per_row, uint32_t result_width, uint32_t result_height) {
  // Boxes are then at most BLOCK pixels wide.
  const bool is_narrow = width / result_width < BLOCK - 1;
  for (uint32_t y = 0; y < result_height; y++) {
    const uint32_t first = first_of(y, height, result_height);
    const uint32_t rows = first_of(y + 1, height, result_height) - first;
    const uint8_t *top = (const uint8_t *)pixels + first * bytes_per_row;
    uint32_t *out = (uint32_t *)(void *)((uint8_t *)result + y * result_bytes_per_row);
    for (uint32_t x = 0; x < result_width;) {
      if (is_narrow && rows <= MOST_ROWS) {
        x += reduce_block(top, bytes_per_row, rows, width, out, x, result_width);
      } else {
        const uint32_t left = first_of(x, width, result_width);
        const uint32_t right = first_of(x + 1, width, result_width);
        out[x++] = mean_of_box(top, bytes_per_row, rows, left, right);
      }
    }
  }
}
