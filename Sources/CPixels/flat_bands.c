// Draws bands of flat drawings on several processors.

#include <stdatomic.h>

#include "cflat.h"
#include "cworkers.h"

typedef struct {
  const cflat_drawing *drawing;
  atomic_uint next;
} job;

static void take(const cflat_drawing *drawing, const cflat_step *step) {
  uint32_t *pixels = drawing->pixels;
  const size_t bytes_per_row = drawing->bytes_per_row;
  const cflat_shape *shapes = drawing->shapes + step->first_shape;
  switch (step->verb) {
  case CFLAT_FILL: cflat_fill(pixels, bytes_per_row, step->box, step->color); break;
  case CFLAT_PAINT:
    for (uint32_t i = 0; i < step->shape_count; i++)
      cflat_paint(pixels, bytes_per_row, step->box, step->x, step->y, &shapes[i]);
    break;
  case CFLAT_COMPOSE:
  case CFLAT_COMPOSE_ON_GROUND:
    cflat_compose(
        pixels, bytes_per_row, step->box, step->x, step->y, shapes, step->shape_count,
        step->verb == CFLAT_COMPOSE ? NULL : &step->color);
    break;
  }
}

static void work(void *argument) {
  job *job = argument;
  const cflat_drawing *drawing = job->drawing;
  for (;;) {
    uint32_t band = atomic_fetch_add(&job->next, 1);
    if (band >= drawing->band_count) return;
    uint32_t end = drawing->band_ends[band];
    for (uint32_t i = band ? drawing->band_ends[band - 1] : 0; i < end; i++)
      take(drawing, &drawing->steps[i]);
  }
}

void cflat_draw(const cflat_drawing *drawing, uint32_t threads) {
  job job = {.drawing = drawing};
  cworkers_run(work, &job, drawing->band_count, threads);
}
