#include "cpixels.h"
#include "premultiplied.h"

void cpixels_premultiply(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)((char *)pixels + (size_t)y * bytes_per_row);
    for (uint32_t x = 0; x < width; x++) row[x] = cpixels_premultiplied(row[x]);
  }
}
