// The reference implementation of compare.c for tests. It shares only the types and the window
// size.

#include "pixel.h"

enum { WINDOW = CPIXELS_WINDOW };

static uint32_t largest_of_bytes(uint32_t first, uint32_t second) {
  uint32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int difference = (int)(first >> shift & 255) - (int)(second >> shift & 255);
    uint32_t size = (uint32_t)(difference < 0 ? -difference : difference);
    if (size > largest) largest = size;
  }
  return largest;
}

// Returns the number of differing pixels in the square that starts at x and ends with row y.
static uint32_t count_in_square(const cpixels_pair *pair, uint32_t x, uint32_t y) {
  uint32_t count = 0;
  for (uint32_t row = y < WINDOW ? 0 : y - WINDOW + 1; row <= y; row++) {
    for (uint32_t column = x; column < x + WINDOW && column < pair->width; column++) {
      count += first_at(pair, column, row) != second_at(pair, column, row);
    }
  }
  return count;
}

cpixels_difference cpixels_compare_slowly(cpixels_pair pair) {
  cpixels_difference result = {.min_x = pair.width, .min_y = pair.height};
  for (uint32_t y = 0; y < pair.height; y++) {
    for (uint32_t x = 0; x < pair.width; x++) {
      uint32_t a = first_at(&pair, x, y), b = second_at(&pair, x, y);
      if (a == b) continue;
      count_pixel(&result, x, y);
      uint32_t difference = largest_of_bytes(a, b);
      if (difference > result.largest) result.largest = difference;
    }
    for (uint32_t x = 0; x < pair.width; x++) {
      uint32_t count = count_in_square(&pair, x, y);
      if (count <= result.densest) continue;
      result.densest = count;
      result.densest_x = x + WINDOW - 1 < pair.width ? x + WINDOW - 1 : pair.width - 1;
      result.densest_y = y;
    }
  }
  return result;
}
