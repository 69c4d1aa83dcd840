// Changes the order of a pixel's bytes.

#ifndef CCHANNELS_H
#define CCHANNELS_H

#include <stddef.h>
#include <stdint.h>

// A rectangle of pixels of four bytes.
typedef struct {
  uint8_t *bytes;
  size_t bytes_per_row;
} cchannels_pixels;

// Copies pixels: byte `i` of the target is byte `order[i]` of the source. Byte `opaque`, if it is
// less than 4, is 255. The rectangles do not overlap.
void cchannels_reorder(
    cchannels_pixels source, cchannels_pixels target, uint32_t width, uint32_t height,
    const uint8_t order[4], uint32_t opaque);

#endif
