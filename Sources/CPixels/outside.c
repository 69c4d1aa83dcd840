#include <stdbool.h>

#include "pixel.h"

// A linear search: boxes and differing rows are few.
static bool covers(const cpixels_box *boxes, size_t count, uint32_t x, uint32_t y) {
  for (size_t i = 0; i < count; i++) {
    if (x - boxes[i].x < boxes[i].width && y - boxes[i].y < boxes[i].height) return true;
  }
  return false;
}

cpixels_difference cpixels_compare_outside(
    cpixels_pair pair, const cpixels_box *boxes, size_t box_count) {
  cpixels_difference result = {.min_x = pair.width, .min_y = pair.height};
  for (uint32_t y = 0; y < pair.height; y++) {
    const uint8_t *a = (const uint8_t *)pair.first + y * pair.first_bytes_per_row;
    const uint8_t *b = (const uint8_t *)pair.second + y * pair.second_bytes_per_row;
    if (!memcmp(a, b, (size_t)pair.width * 4)) continue;
    for (uint32_t x = 0; x < pair.width; x++) {
      if (first_at(&pair, x, y) == second_at(&pair, x, y)) continue;
      if (!covers(boxes, box_count, x, y)) count_pixel(&result, x, y);
    }
  }
  return result;
}
