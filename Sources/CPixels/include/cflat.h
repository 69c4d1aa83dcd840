// Flat drawings: shapes of one color each, drawn over one another without bitmaps.

#ifndef CFLAT_H
#define CFLAT_H

#include <stddef.h>
#include <stdint.h>

// A row of a coverage, in columns from its left edge: 0 before `start` and from `end` on, 255 from
// `full_start` up to `full_end`. The bytes of the rest start at `offset`, left part first.
typedef struct {
  uint16_t start, full_start, full_end, end;
  uint32_t offset;
} cflat_row;

// A shape's coverage of pixels, in pixels of the drawing. Without rows, it covers all of its box.
typedef struct {
  int32_t x, y;
  uint32_t width, height;
  const cflat_row *rows;
  const uint8_t *bytes;
} cflat_coverage;

// A shape: a premultiplied color through a coverage, clipped to a rectangle of the drawing; or,
// with `pixels`, a picture that fills its coverage's box, which has no rows. If `mixes` is not 0,
// the color is opaque, and its edges are mixed with the pixels below, as Cairo does for upright
// edges; else it is blended, as pixman does through masks. The two differ in rounding.
typedef struct {
  uint32_t color;
  uint32_t mixes;
  int32_t min_x, min_y, max_x, max_y;
  cflat_coverage coverage;
  // Premultiplied, no byte greater than its pixel's alpha; null for a color.
  const uint32_t *pixels;
  size_t pixels_per_row;
} cflat_shape;

typedef struct {
  int32_t min_x, min_y, max_x, max_y;
} cflat_box;

// Packs `height` rows of `width` bytes. `rows` has a capacity of `height`, `packed` of all bytes,
// or none. Returns the number of bytes packed.
size_t cflat_pack(
    const uint8_t *bytes, size_t bytes_per_row, uint32_t width, uint32_t height, cflat_row *rows,
    uint8_t *packed);

// Composes shapes from bottom to top into premultiplied pixels of eight bits, and blends those over
// the pixels inside `box`. The drawing's pixel (0, 0) is at (x, y). `ground` points to the color of
// all pixels in the box, or is null if that is unknown.
void cflat_compose(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count, const uint32_t *ground);

// Draws a shape directly on the pixels: results are rounded once.
void cflat_paint(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shape);

// The reference implementation: by pixel and shape.
void cflat_compose_slowly(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count);

// Sets all pixels inside a box.
void cflat_fill(uint32_t *pixels, size_t bytes_per_row, cflat_box box, uint32_t color);

// One of the functions above with its arguments; shapes are identified by index.
typedef enum { CFLAT_FILL, CFLAT_PAINT, CFLAT_COMPOSE, CFLAT_COMPOSE_ON_GROUND } cflat_verb;
typedef struct {
  cflat_verb verb;
  cflat_box box;
  int32_t x, y;
  uint32_t color;  // of the fill or the ground
  uint32_t first_shape, shape_count;
} cflat_step;

typedef struct {
  uint32_t end;  // the index after the band's last step
  int32_t min_y, max_y;  // the rows that contain all of the band's steps
} cflat_band;

// Drawing steps in bands: a band's steps run in order, bands in any order and in parallel. Bands
// must not share pixels.
typedef struct {
  const cflat_shape *shapes;
  const cflat_step *steps;
  const cflat_band *bands;
  uint32_t band_count;
} cflat_drawing;

// Draws a picture. For `threads`, see cworkers_run.
void cflat_draw(
    const cflat_drawing *drawing, void *pixels, size_t bytes_per_row, uint32_t threads);

// Draws the rows from `first` up to `end` of a cflat_drawing, the first at `pixels`.
void cflat_draw_rows(
    const void *drawing, uint32_t first, uint32_t end, void *pixels, size_t bytes_per_row);

// Adds one coverage to another, byte by byte; 255 is the most.
void cflat_add_coverage(
    const uint8_t *coverage, size_t bytes_per_row, uint32_t width, uint32_t height, uint8_t *sum,
    size_t sum_bytes_per_row);

#endif
