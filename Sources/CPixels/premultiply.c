#include "cpixels.h"

// To the nearest byte; no product of two bytes is halfway between.
static uint32_t scaled(uint32_t byte, uint32_t alpha) { return (byte * alpha + 127) / 255; }

void cpixels_premultiply(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)((char *)pixels + (size_t)y * bytes_per_row);
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = row[x], alpha = pixel >> 24;
      if (alpha == 255) continue;
      row[x] = alpha << 24 | scaled(pixel >> 16 & 255, alpha) << 16 |
               scaled(pixel >> 8 & 255, alpha) << 8 | scaled(pixel & 255, alpha);
    }
  }
}
