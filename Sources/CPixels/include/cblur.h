// Blurs planes of coverage, one byte per pixel, and finds equal rows and columns in them.

#ifndef CBLUR_H
#define CBLUR_H

#include <stddef.h>
#include <stdint.h>

// Rows top to bottom, without padding.
typedef struct {
  const uint8_t *bytes;
  uint32_t width, height;
} cblur_plane;

// A box of a kernel: a weight for all distances up to `reach`, added to those of other boxes.
typedef struct {
  uint32_t reach;
  float weight;
} cblur_box;

// A symmetric kernel for both axes: the weights of the distances 0 to `reach`, or, with boxes, the
// sum of the boxes.
typedef struct {
  uint32_t reach;
  const float *weights;
  const cblur_box *boxes;
  uint32_t box_count;
} cblur_kernel;

// The requested part of a blurred plane, in its columns and rows; it may be outside of the plane.
typedef struct {
  int32_t x, y;
  uint32_t width, height;
} cblur_window;

// Returns the size of cblur_blur's scratch memory, aligned to 4 and uninitialized.
size_t cblur_scratch_size(cblur_plane plane, cblur_kernel kernel, cblur_window window);

// Blurs a plane, clear beyond its edges, into floats from 0 to 255, one for each pixel of the
// window. Results do not depend on the window, nor on clear rows and columns around the plane.
void cblur_blur(
    cblur_plane plane, cblur_kernel kernel, cblur_window window, void *scratch, float *result);

// Sets pixels to the colors of their opacities: each, at most 255, times `opacity` is rounded to an
// index of `colors`.
void cblur_tint(
    const float *opacities, size_t count, float opacity, const uint32_t colors[256],
    uint32_t *pixels);

// Copies the alpha bytes of a part of a picture, without row padding.
void cblur_alpha(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, uint8_t *alphas);

typedef struct {
  uint32_t start, length;
} cblur_run;

// Returns the longest run of equal rows or columns, the first of equals.
cblur_run cblur_equal_rows(cblur_plane plane);
cblur_run cblur_equal_columns(cblur_plane plane);

// The bounds of all pixels that are not 0, upper ones excluded; all 0 if there are none.
typedef struct {
  uint32_t min_x, min_y, max_x, max_y;
} cblur_ink;
cblur_ink cblur_ink_of(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

#endif
