// Pictures for lists. A pixel is the mean of the whole pixels that begin inside of it, so that no
// pixel counts twice and none is left out; that of a reduction by less than two is uneven, which a
// list of thumbnails may be.

#include "cpixels.h"

typedef struct {
  uint64_t even, odd;
} channel_sums;

// Two channels a word, 32 bits each: a box of 2^24 pixels cannot overflow them.
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

void cpixels_reduce(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, void *result,
    size_t result_bytes_per_row, uint32_t result_width, uint32_t result_height) {
  for (uint32_t y = 0; y < result_height; y++) {
    const uint32_t top = first_of(y, height, result_height);
    const uint32_t bottom = first_of(y + 1, height, result_height);
    uint32_t *out = (uint32_t *)(void *)((uint8_t *)result + y * result_bytes_per_row);
    for (uint32_t x = 0; x < result_width; x++) {
      const uint32_t left = first_of(x, width, result_width);
      const uint32_t right = first_of(x + 1, width, result_width);
      channel_sums sums = {0, 0};
      for (uint32_t row = top; row < bottom; row++) {
        const uint8_t *start = (const uint8_t *)pixels + row * bytes_per_row;
        const uint32_t *in = (const uint32_t *)(const void *)start;
        for (uint32_t column = left; column < right; column++) add(&sums, in[column]);
      }
      out[x] = mean_pixel(sums, (bottom - top) * (right - left));
    }
  }
}
