// Loops over backdrops' pixels that are also fast in debug builds.
//
// Measured for a debug build: 'swift test --filter KeptFramesTests', which draws fourteen frames of
// 47 scenes three ways, takes 19 s; 70 s with loops in Swift.

#include "cbackdrop.h"

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

static uint32_t clamped(int64_t place, uint32_t count) {
  return place < 0 ? 0 : place >= count ? count - 1 : (uint32_t)place;
}

void cbackdrop_channel(
    cbackdrop_picture picture, int32_t left, int32_t top, uint32_t width, uint32_t height,
    uint32_t channel, uint8_t *plane) {
  for (uint32_t row = 0; row < height; row++) {
    size_t y = clamped((int64_t)top + row, picture.height);
    const uint8_t *line = picture.bytes + y * picture.bytes_per_row + channel;
    uint8_t *target = plane + (size_t)row * width;
    for (uint32_t column = 0; column < width; column++)
      target[column] = line[4 * (size_t)clamped((int64_t)left + column, picture.width)];
  }
}

void cbackdrop_saturate(float colour[3], float saturation) {
  float grey = 0.0722f * colour[0] + 0.7152f * colour[1] + 0.2126f * colour[2];
  for (int channel = 0; channel < 3; channel++)
    colour[channel] = grey + (colour[channel] - grey) * saturation;
}

// Rounds to nearest, halves up.
static uint8_t rounded(float value, float most) {
  float inside = value < 0 ? 0 : value;
  inside = inside > most ? most : inside;
  uint32_t whole = (uint32_t)inside;
  return (uint8_t)(inside - (float)whole >= 0.5f ? whole + 1 : whole);
}

void cbackdrop_compose(
    const float *const planes[4], size_t first, size_t count, float saturation, uint8_t *pixels) {
  for (size_t place = first; place < first + count; place++, pixels += 4) {
    float colour[3] = {planes[0][place], planes[1][place], planes[2][place]};
    float alpha = planes[3][place];
    cbackdrop_saturate(colour, saturation);
    for (int channel = 0; channel < 3; channel++) pixels[channel] = rounded(colour[channel], alpha);
    pixels[3] = rounded(alpha, 255);
  }
}
