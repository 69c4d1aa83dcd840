// Flat drawings: shapes of one colour each, painted over one another, put into a picture without
// being made pixels first.

#ifndef CFLAT_H
#define CFLAT_H

#include <stddef.h>
#include <stdint.h>

// One row of a coverage, in columns from its left edge: nothing before `start` and from `end` on,
// all between `full_start` and `full_end`. The bytes of the rest begin at `offset`, left part
// first.
typedef struct {
  uint16_t start, full_start, full_end, end;
  uint32_t offset;
} cflat_row;

// How much of each pixel a shape covers, in pixels of the drawing. Without rows, all of its box.
typedef struct {
  int32_t x, y;
  uint32_t width, height;
  const cflat_row *rows;
  const uint8_t *bytes;
} cflat_coverage;

// A shape: a premultiplied colour through a coverage, within a rectangle of the drawing; or, where
// there are `pixels`, a picture that fills its coverage's box, which has no rows then. Where
// `mixes` is not 0, the colour is opaque and its edges mix with what is below as Cairo mixes them
// in fills of paths; otherwise they are blended over it as pixman blends through masks. They differ
// in how they round.
typedef struct {
  uint32_t color;
  uint32_t mixes;
  int32_t min_x, min_y, max_x, max_y;
  cflat_coverage coverage;
  // Premultiplied, no byte greater than its pixel's alpha; null for a colour.
  const uint32_t *pixels;
  size_t pixels_per_row;
} cflat_shape;

typedef struct {
  int32_t min_x, min_y, max_x, max_y;
} cflat_box;

// Packs `height` rows of `width` bytes. `rows` has room for `height`, `packed` for all bytes or
// none; returns the number of bytes packed.
size_t cflat_pack(
    const uint8_t *bytes, size_t bytes_per_row, uint32_t width, uint32_t height, cflat_row *rows,
    uint8_t *packed);

// Composes shapes from bottom to top as premultiplied pixels, in eight bits, and that over the
// pixels inside `box`. The drawing's pixel (0, 0) lies at (x, y). `ground` is the one colour of all
// pixels in the box, where it is known: a pointer to it, or null.
void cflat_compose(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count, const uint32_t *ground);

// Paints a shape on the pixels themselves: what is below takes part before anything is rounded.
void cflat_paint(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shape);

// The slow twin: one pixel and one shape after another.
void cflat_compose_slowly(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count);

// Sets all pixels inside a box.
void cflat_fill(uint32_t *pixels, size_t bytes_per_row, cflat_box box, uint32_t color);

// One of the functions above, with its arguments; shapes are named by their place in an array.
typedef enum { CFLAT_FILL, CFLAT_PAINT, CFLAT_COMPOSE, CFLAT_COMPOSE_ON_GROUND } cflat_verb;
typedef struct {
  cflat_verb verb;
  cflat_box box;
  int32_t x, y;
  uint32_t color;  // of the fill, or of the ground
  uint32_t first_shape, shape_count;
} cflat_step;

typedef struct {
  uint32_t end;  // how many steps the bands have up to and with this one
  int32_t min_y, max_y;  // no step of the band reaches a row outside
} cflat_band;

// Steps of drawing in bands: those of a band are taken in order, bands in any order and by several
// threads at once. No pixel may lie in two bands.
typedef struct {
  const cflat_shape *shapes;
  const cflat_step *steps;
  const cflat_band *bands;
  uint32_t band_count;
} cflat_drawing;

// Draws on a picture. `threads` is as for cworkers_run.
void cflat_draw(
    const cflat_drawing *drawing, void *pixels, size_t bytes_per_row, uint32_t threads);

// Draws the rows from `first` up to `end` alone, of which the first lies at `pixels`; `drawing` is
// a cflat_drawing.
void cflat_draw_rows(
    const void *drawing, uint32_t first, uint32_t end, void *pixels, size_t bytes_per_row);

// Adds one coverage to another, byte by byte; 255 is the most.
void cflat_add_coverage(
    const uint8_t *coverage, size_t bytes_per_row, uint32_t width, uint32_t height, uint8_t *sum,
    size_t sum_bytes_per_row);

#endif
