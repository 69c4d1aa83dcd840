// Fills pixels with a conic gradient.

#ifndef CCONIC_H
#define CCONIC_H

#include <stddef.h>
#include <stdint.h>

// A colour at a place of the turn from 0 to 1, its components from 0 to 1, not premultiplied.
typedef struct {
  double place, red, green, blue, alpha;
} cconic_stop;

// The pixels' rectangle, the centre, and the angle at which the turn begins, in radians.
typedef struct {
  double x, y, width, height, centre_x, centre_y, first;
} cconic_shape;

// Writes premultiplied words. There is at least one stop; places are ascending.
void cconic_fill(
    uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, cconic_shape shape,
    const cconic_stop *stops, size_t count);

#endif
