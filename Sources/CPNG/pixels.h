// Pixel arithmetic shared by the libpng and the fast paths.

#ifndef CPNG_PIXELS_H
#define CPNG_PIXELS_H

#include <stdint.h>

// Returns the bytewise difference of a word from the one above, as the filter "up" has it, without
// borrowing from the neighbor.
static inline uint32_t cpng_difference(uint32_t pixel, uint32_t above) {
  const uint32_t high = 0x80808080;
  return ((pixel | high) - (above & ~high)) ^ ((pixel ^ ~above) & high);
}

// Returns the straight channel nearest to 255 c / a. Premultiplying it gives c again: the rounding
// error, at most 1/2, shrinks by a / 255.
static inline uint32_t cpng_straight_channel(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

// Returns a premultiplied word with straight colors; 0 if transparent.
static inline uint32_t cpng_straight(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | cpng_straight_channel(pixel >> 16 & 255, alpha) << 16 |
         cpng_straight_channel(pixel >> 8 & 255, alpha) << 8 |
         cpng_straight_channel(pixel & 255, alpha);
}

#endif
