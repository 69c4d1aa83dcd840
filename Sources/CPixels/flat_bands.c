// Draws flat drawings in bands: a picture on several processors, or a range of its rows.
//
// All drawing is by row, so that a range of rows equals those of the whole picture.

#include <stdatomic.h>

#include "cflat.h"
#include "cworkers.h"

// Rows of a picture, the first at `pixels`.
typedef struct {
  void *pixels;
  size_t bytes_per_row;
  int32_t first, end;
} rows;

static void take(const cflat_drawing *drawing, const cflat_step *step, rows rows) {
  const cflat_shape *shapes = drawing->shapes + step->first_shape;
  cflat_box box = step->box;
  if (box.min_y < rows.first) box.min_y = rows.first;
  if (box.max_y > rows.end) box.max_y = rows.end;
  if (box.min_y >= box.max_y) return;
  box.min_y -= rows.first;
  box.max_y -= rows.first;
  const int32_t y = step->y - rows.first;
  switch (step->verb) {
  case CFLAT_FILL: cflat_fill(rows.pixels, rows.bytes_per_row, box, step->color); break;
  case CFLAT_PAINT:
    for (uint32_t i = 0; i < step->shape_count; i++)
      cflat_paint(rows.pixels, rows.bytes_per_row, box, step->x, y, &shapes[i]);
    break;
  case CFLAT_COMPOSE:
  case CFLAT_COMPOSE_ON_GROUND:
    cflat_compose(
        rows.pixels, rows.bytes_per_row, box, step->x, y, shapes, step->shape_count,
        step->verb == CFLAT_COMPOSE ? NULL : &step->color);
    break;
  }
}

static void take_band(const cflat_drawing *drawing, uint32_t band, rows rows) {
  for (uint32_t i = band ? drawing->bands[band - 1].end : 0; i < drawing->bands[band].end; i++)
    take(drawing, &drawing->steps[i], rows);
}

// MARK: Whole pictures

typedef struct {
  const cflat_drawing *drawing;
  rows rows;
  atomic_uint next;
} job;

static void work(void *argument) {
  job *job = argument;
  for (;;) {
    uint32_t band = atomic_fetch_add(&job->next, 1);
    if (band >= job->drawing->band_count) return;
    take_band(job->drawing, band, job->rows);
  }
}

void cflat_draw(
    const cflat_drawing *drawing, void *pixels, size_t bytes_per_row, uint32_t threads) {
  job job = {.drawing = drawing, .rows = {pixels, bytes_per_row, 0, INT32_MAX}};
  cworkers_run(work, &job, drawing->band_count, threads);
}

// MARK: Ranges of rows

void cflat_draw_rows(
    const void *drawing, uint32_t first, uint32_t end, void *pixels, size_t bytes_per_row) {
  const cflat_drawing *all = drawing;
  const rows rows = {pixels, bytes_per_row, (int32_t)first, (int32_t)end};
  for (uint32_t band = 0; band < all->band_count; band++) {
    if (all->bands[band].min_y < rows.end && all->bands[band].max_y > rows.first)
      take_band(all, band, rows);
  }
}
