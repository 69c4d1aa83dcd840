// A conic gradient, which Cairo does not support. In Swift, it took 0.6 s for a phone's screen
// without optimization.

#include "cconic.h"

#include <math.h>

// As on processors that do not multiply and add at once.
#pragma STDC FP_CONTRACT OFF

static double clamped(double value) {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

// Half rounds up; the value is not negative.
static uint32_t rounded(double value) {
  const uint32_t whole = (uint32_t)value;
  return whole + (value - whole >= 0.5);
}

static uint32_t word(double red, double green, double blue, double alpha) {
  const uint32_t opacity = rounded(alpha * 255);
  return opacity << 24 | rounded(red * opacity) << 16 | rounded(green * opacity) << 8 |
         rounded(blue * opacity);
}

static uint32_t color_at(double place, const cconic_stop *stops, size_t count) {
  size_t next = 0;
  while (next < count && !(stops[next].place > place)) next++;
  if (next == 0 || next == count) {
    const cconic_stop *stop = &stops[next == 0 ? 0 : count - 1];
    return word(stop->red, stop->green, stop->blue, stop->alpha);
  }
  const cconic_stop *a = &stops[next - 1], *b = &stops[next];
  const double part = (place - a->place) / (b->place - a->place);
  return word(
      clamped(a->red + (b->red - a->red) * part), clamped(a->green + (b->green - a->green) * part),
      clamped(a->blue + (b->blue - a->blue) * part),
      clamped(a->alpha + (b->alpha - a->alpha) * part));
}

void cconic_fill(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, cconic_shape shape,
    const cconic_stop *stops, size_t count) {
  const double turn = 2 * 3.14159265358979323846;
  for (uint32_t row = 0; row < height; row++) {
    uint32_t *line = (uint32_t *)(void *)((char *)pixels + (size_t)row * bytes_per_row);
    const double y = shape.y + (row + 0.5) * shape.height / height - shape.centre_y;
    for (uint32_t column = 0; column < width; column++) {
      const double x = shape.x + (column + 0.5) * shape.width / width - shape.centre_x;
      const double part = (atan2(y, x) - shape.first) / turn;
      line[column] = color_at(part - floor(part), stops, count);
    }
  }
}
