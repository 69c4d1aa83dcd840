// Blurs planes of coverage, one byte a pixel, and finds in them what need not be blurred twice.

#ifndef CBLUR_H
#define CBLUR_H

#include <stddef.h>
#include <stdint.h>

// Rows top to bottom, without gaps.
typedef struct {
  const uint8_t *bytes;
  uint32_t width, height;
} cblur_plane;

// The weight that a kernel has at all distances up to `reach`, besides those of other boxes.
typedef struct {
  uint32_t reach;
  float weight;
} cblur_box;

// A symmetric kernel, the same both ways: the weights of the distances 0 to `reach`, or, where
// there are boxes, their sum instead.
typedef struct {
  uint32_t reach;
  const float *weights;
  const cblur_box *boxes;
  uint32_t box_count;
} cblur_kernel;

// What of a blurred plane is wanted, in the plane's columns and rows; it may lie outside of it.
typedef struct {
  int32_t x, y;
  uint32_t width, height;
} cblur_window;

// The bytes that cblur_blur needs to work in, aligned as 4; they need no content.
size_t cblur_scratch_size(cblur_plane plane, cblur_kernel kernel, cblur_window window);

// Blurs a plane, clear beyond its edges, into a float from 0 to 255 for each pixel of the window.
// What a pixel becomes does not depend on the window, nor on clear rows and columns around the
// plane.
void cblur_blur(
    cblur_plane plane, cblur_kernel kernel, cblur_window window, void *scratch, float *result);

// Sets pixels to the colours of their opacities: each number, at most 255, times `opacity` is
// rounded to a place in `colors`.
void cblur_tint(
    const float *opacities, size_t count, float opacity, const uint32_t colors[256],
    uint32_t *pixels);

// The alpha bytes of a part of a picture, without gaps.
void cblur_alpha(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, uint8_t *alphas);

typedef struct {
  uint32_t start, length;
} cblur_run;

// The longest run of equal rows, and of equal columns; the first of several.
cblur_run cblur_equal_rows(cblur_plane plane);
cblur_run cblur_equal_columns(cblur_plane plane);

// The box around all pixels that are not 0: edges, the latter ones excluded; all 0 where there are
// none.
typedef struct {
  uint32_t min_x, min_y, max_x, max_y;
} cblur_ink;
cblur_ink cblur_ink_of(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

#endif
