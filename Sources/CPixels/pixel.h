#ifndef PIXEL_H
#define PIXEL_H

#include <string.h>

#include "cpixels.h"

static inline uint32_t pixel_at(const void *pixels, size_t bytes_per_row, uint32_t x, uint32_t y) {
  uint32_t pixel;
  memcpy(&pixel, (const uint8_t *)pixels + y * bytes_per_row + 4 * (size_t)x, 4);
  return pixel;
}

static inline uint32_t first_at(const cpixels_pair *pair, uint32_t x, uint32_t y) {
  return pixel_at(pair->first, pair->first_bytes_per_row, x, y);
}

static inline uint32_t second_at(const cpixels_pair *pair, uint32_t x, uint32_t y) {
  return pixel_at(pair->second, pair->second_bytes_per_row, x, y);
}

// Adds a differing pixel to the count and the bounds.
static inline void count_pixel(cpixels_difference *result, uint32_t x, uint32_t y) {
  result->count++;
  if (x < result->min_x) result->min_x = x;
  if (x > result->max_x) result->max_x = x;
  if (y < result->min_y) result->min_y = y;
  result->max_y = y;
}

#endif
