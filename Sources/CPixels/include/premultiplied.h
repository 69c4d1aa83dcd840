// The premultiplication of pixels, for whole pictures and decoded rows.

#ifndef CPIXELS_PREMULTIPLIED_H
#define CPIXELS_PREMULTIPLIED_H

#include <stdint.h>

// Rounds to nearest; no quotient is halfway between.
static inline uint32_t cpixels_scaled(uint32_t channel, uint32_t alpha) {
  return (channel * alpha + 127) / 255;
}

// Returns a straight 0xAARRGGBB word premultiplied, rounded to nearest.
static inline uint32_t cpixels_premultiplied(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  return alpha << 24 | cpixels_scaled(pixel >> 16 & 255, alpha) << 16 |
         cpixels_scaled(pixel >> 8 & 255, alpha) << 8 | cpixels_scaled(pixel & 255, alpha);
}

#endif
