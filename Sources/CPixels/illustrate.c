#include "pixel.h"

static const uint32_t CHANGED = 0xFFFF0000, UNCOVERED = 0xFF4060FF;

// Returns the pixel on white, at a quarter of its strength, in gray.
static uint32_t faded(uint32_t pixel) {
  uint32_t on_white = 255 - (pixel >> 24);
  uint32_t red = (pixel >> 16 & 255) + on_white;
  uint32_t green = (pixel >> 8 & 255) + on_white;
  uint32_t blue = (pixel & 255) + on_white;
  uint32_t light = 191 + (red * 54 + green * 183 + blue * 19) / 1024;
  if (light > 255) light = 255;
  return 0xFF000000 | light << 16 | light << 8 | light;
}

void cpixels_illustrate(
    cpixels_pair pair, void *result, size_t bytes_per_row, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)((uint8_t *)result + y * bytes_per_row);
    for (uint32_t x = 0; x < width; x++) {
      if (x >= pair.width || y >= pair.height) {
        row[x] = UNCOVERED;
        continue;
      }
      uint32_t first = first_at(&pair, x, y);
      row[x] = first == second_at(&pair, x, y) ? faded(first) : CHANGED;
    }
  }
}
