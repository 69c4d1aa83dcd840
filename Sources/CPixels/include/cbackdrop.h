// What lies behind a translucent bar: its channels as planes to blur, and put together again.

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

// Puts one channel of `width` × `height` pixels into `plane`, without gaps. The first is the
// picture's at (left, top), which may lie outside: beyond its edges a picture goes on as it ends.
void cbackdrop_channel(
    cbackdrop_picture picture, int32_t left, int32_t top, uint32_t width, uint32_t height,
    uint32_t channel, uint8_t *plane);

// Makes each of three channels, blue, green and red, as far from the colour's grey as `saturation`
// times before.
void cbackdrop_saturate(float colour[3], float saturation);

// Puts planes of the four channels, numbers from 0 to 255, together into a row of pixels: saturated,
// no channel above its alpha, rounded.
void cbackdrop_compose(
    const float *const planes[4], size_t first, size_t count, float saturation, uint8_t *pixels);

#endif
