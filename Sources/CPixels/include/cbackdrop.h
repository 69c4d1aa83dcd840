// Splits a backdrop into channels to blur, and combines them again.

#ifndef CBACKDROP_H
#define CBACKDROP_H

#include <stddef.h>
#include <stdint.h>

// Pixels of four bytes: blue, green, red, alpha.
typedef struct {
  const uint8_t *bytes;
  size_t bytes_per_row;
  uint32_t width, height;
} cbackdrop_picture;

// Copies one channel of `width` × `height` pixels into `plane`, without row padding. The first
// pixel is the picture's at (left, top), which may be outside: edges are extended.
void cbackdrop_channel(
    cbackdrop_picture picture, int32_t left, int32_t top, uint32_t width, uint32_t height,
    uint32_t channel, uint8_t *plane);

// Scales the distance of blue, green and red from the color's gray by `saturation`.
void cbackdrop_saturate(float colour[3], float saturation);

// Combines planes of the four channels, values from 0 to 255, into a row of pixels: saturated,
// limited to alpha, rounded.
void cbackdrop_compose(
    const float *const planes[4], size_t first, size_t count, float saturation, uint8_t *pixels);

#endif
