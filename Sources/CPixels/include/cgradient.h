// Fills pixels with gradients. All processors produce the same bytes; pixman, whose bytes these are
// on x86-64, multiplies and adds in one step on 64-bit Arm.

#ifndef CGRADIENT_H
#define CGRADIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A color at a position from 0 to 1, with unpremultiplied components from 0 to 1.
typedef struct {
  double position, red, green, blue, alpha;
} cgradient_stop;

typedef struct {
  double x, y, radius;
} cgradient_circle;

// From pixels to the space of the circles: x = xx * column + xy * row + x0.
typedef struct {
  double xx, xy, x0, yx, yy, y0;
} cgradient_matrix;

// Stops are sorted by position, and extend beyond their ends. A gradient is radial, from circle to
// circle, or linear, from center to center.
typedef struct {
  const cgradient_stop *stops;
  uint32_t count;
  bool is_radial;
  cgradient_circle start, end;
  cgradient_matrix matrix;
} cgradient;

// The requested part of the plane, in pixels.
typedef struct {
  int32_t x, y;
  uint32_t width, height;
} cgradient_window;

// Fills a window with premultiplied pixels; where a radial gradient has no circle they are clear.
// Does nothing for a matrix without an inverse and without stops.
void cgradient_fill(
  const cgradient *gradient, cgradient_window window, uint32_t *pixels, size_t bytes_per_row);

#endif
