// What the portable and the fast paths must do to a pixel in the very same way.

#ifndef CPNG_PIXELS_H
#define CPNG_PIXELS_H

#include <stdint.h>

// The straight channel nearest to 255 c / a. Premultiplying it again gives c back: the rounding
// error, at most 1/2, shrinks by a / 255.
static inline uint32_t cpng_straight_channel(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

// A premultiplied word with straight colours; 0 where nothing shows.
static inline uint32_t cpng_straight(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  return alpha << 24 | cpng_straight_channel(pixel >> 16 & 255, alpha) << 16 |
         cpng_straight_channel(pixel >> 8 & 255, alpha) << 8 |
         cpng_straight_channel(pixel & 255, alpha);
}

#endif
