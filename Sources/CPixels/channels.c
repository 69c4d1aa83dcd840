// In Swift, it took 0.4 µs for a pixel without optimization, at each drawing into an app's memory.

#include "cchannels.h"

void cchannels_reorder(
    cchannels_pixels source, cchannels_pixels target, uint32_t width, uint32_t height,
    const uint8_t order[4], uint32_t opaque) {
  const uint8_t first = order[0], second = order[1], third = order[2], fourth = order[3];
  for (uint32_t row = 0; row < height; row++) {
    const uint8_t *from = source.bytes + row * source.bytes_per_row;
    uint8_t *to = target.bytes + row * target.bytes_per_row;
    for (uint32_t column = 0; column < width; column++, from += 4, to += 4) {
      to[0] = from[first];
      to[1] = from[second];
      to[2] = from[third];
      to[3] = from[fourth];
      if (opaque < 4) to[opaque] = 255;
    }
  }
}
