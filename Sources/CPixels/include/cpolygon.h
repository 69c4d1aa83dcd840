// Filled polygons.

#ifndef CPOLYGON_H
#define CPOLYGON_H

#include <stddef.h>
#include <stdint.h>

// Polygons in pixels, y downwards; a line closes each of them. `points` has an x and a y per point,
// `ends` the number of points up to each polygon's last.
typedef struct {
  const double *points;
  const size_t *ends;
  size_t count;
} cpolygon_shape;

// The coverage of a box's pixels, 0 to 255, one byte each. The box begins at (x, y).
typedef struct {
  int32_t x, y;
  uint32_t width, height;
  uint8_t *bytes;
  size_t bytes_per_row;
} cpolygon_coverage;

// Sets each pixel's byte to 256 times the exact share of its area inside the polygons, rounded
// down, at most 255.
// Returns 0 if parts of the polygons overlap or have opposite directions, so that shares cannot be
// added, or if memory is exhausted; then the bytes have no meaning.
int cpolygon_cover(cpolygon_shape shape, cpolygon_coverage coverage);

#endif
