// Pixels' positions on a gradient are exact integers where they can be, in units of 1/65536; their
// colors are single-precision. Source: pixman 0.42, pixman-gradient-walker.c,
// pixman-linear-gradient.c, pixman-radial-gradient.c; Cairo 1.16,
// _cairo_matrix_to_pixman_matrix_offset. Equal to those on x86-64.

#include "cgradient.h"

#include <float.h>
#include <math.h>
#include <string.h>

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

static const int64_t ONE = 1 << 16;

// The largest coordinate that is safe in fixed-point numbers.
static const double LARGEST = INT16_MAX >> 1;

// Rounded, half to even.
static int64_t fixed(double value) {
  double limit = (double)(1LL << 45);
  return llrint(fmin(fmax(value * 65536, -limit), limit));
}

// MARK: Places

typedef struct {
  int64_t x, y;
} place;

// A matrix of fixed-point numbers, and whole pixels to add before.
typedef struct {
  int64_t xx, xy, x0, yx, yy, y0;
  int64_t columns, rows;
} grid;

static int64_t rounded_sum(int64_t a, int64_t x, int64_t b, int64_t y, int64_t c) {
  return a * (x >> 16) + b * (y >> 16) + c + ((a * (x & 0xffff) + b * (y & 0xffff) + 0x8000) >> 16);
}

static place mapped(const grid *grid, int64_t x, int64_t y) {
  return (place){rounded_sum(grid->xx, x, grid->xy, y, grid->x0),
                 rounded_sum(grid->yx, x, grid->yy, y, grid->y0)};
}

static bool is_whole(double value) { return value == floor(value) && fabs(value) <= INT16_MAX; }

// Divides a matrix's translation between whole pixels and the rest, so that both are small.
static void move_whole(cgradient_matrix *m, grid *grid) {
  if (m->x0 == 0 && m->y0 == 0) return;
  double tx = m->x0, ty = m->y0, norm = fmax(fabs(tx), fabs(ty));
  for (int i = -1; i < 2; i += 2) {
    for (int j = -1; j < 2; j += 2) {
      double scale = (m->xx + i) * (m->yy + j) - m->xy * m->yx;
      if (fabs(scale) < DBL_EPSILON) continue;
      double x = (m->y0 * m->xy - m->x0 * (m->yy + j)) * (1 / scale);
      double y = (m->x0 * m->yx - m->y0 * (m->xx + i)) * (1 / scale);
      if (norm > fmax(fabs(x), fabs(y))) norm = fmax(fabs(x), fabs(y)), tx = x, ty = y;
    }
  }
  tx = floor(tx), ty = floor(ty);
  grid->columns = (int64_t)-tx, grid->rows = (int64_t)-ty;
  double x0 = m->xx * tx + m->xy * ty + m->x0, y0 = m->yx * tx + m->yy * ty + m->y0;
  m->x0 = x0, m->y0 = y0;
}

// Moves a grid so that it is exact in the center of a window, though its scale is rounded.
static void fix_center(const cgradient_matrix *m, cgradient_window window, grid *grid) {
  double xc = window.x + window.width / 2.0, yc = window.y + window.height / 2.0;
  double determinant = m->xx * m->yy - m->yx * m->xy;
  for (int turn = 0; turn < 5; turn++) {
    place there = mapped(grid, fixed(xc), fixed(yc));
    double x = there.x / 65536.0 - m->x0, y = there.y / 65536.0 - m->y0;
    double dx = (m->yy * x - m->xy * y) / determinant - xc;
    double dy = (m->xx * y - m->yx * x) / determinant - yc;
    int64_t ex = fixed(m->xx * dx + m->xy * dy), ey = fixed(m->yx * dx + m->yy * dy);
    grid->x0 -= ex, grid->y0 -= ey;
    if (ex == 0 && ey == 0) return;
  }
}

static grid fixed_matrix(cgradient_matrix m, cgradient_window window) {
  bool is_translation = m.xx == 1 && m.yy == 1 && m.xy == 0 && m.yx == 0;
  if (is_translation && is_whole(m.x0) && is_whole(m.y0))
    return (grid){ONE, 0, 0, 0, ONE, 0, (int64_t)m.x0, (int64_t)m.y0};
  grid result = {0};
  move_whole(&m, &result);
  result.xx = fixed(m.xx), result.xy = fixed(m.xy), result.x0 = fixed(m.x0);
  result.yx = fixed(m.yx), result.yy = fixed(m.yy), result.y0 = fixed(m.y0);
  if (!is_translation) fix_center(&m, window, &result);
  return result;
}

// MARK: Colors

// Alpha, red, green and blue; as vectors, which are also fast in debug builds.
typedef float floats __attribute__((vector_size(16)));
typedef int32_t ints __attribute__((vector_size(16)));

// Between two stops: components from 0 to 1, as slopes and values at 0.
typedef struct {
  int64_t from, to;
  floats slope, base;
} ramp;

static floats components(const cgradient_stop *stop) {
  const double parts[] = {stop->alpha, stop->red, stop->green, stop->blue};
  floats result;
  for (int i = 0; i < 4; i++) result[i] = (uint16_t)(parts[i] * 65535.0 + 0.5) * (1.0f / 257.0f);
  return result;
}

static ramp ramp_at(const cgradient *gradient, int64_t position) {
  const cgradient_stop *stops = gradient->stops;
  uint32_t next = 0;
  while (next < gradient->count && position >= fixed(stops[next].position)) next++;
  if (next == 0) return (ramp){INT64_MIN, fixed(stops->position), {0}, components(stops) / 255.0f};
  floats left = components(&stops[next - 1]);
  int64_t from = fixed(stops[next - 1].position);
  if (next == gradient->count) return (ramp){from, INT64_MAX, {0}, left / 255.0f};
  floats right = components(&stops[next]);
  int64_t to = fixed(stops[next].position);
  float start = from * (1.0f / 65536.0f), end = to * (1.0f / 65536.0f);
  float reciprocal = 1.0f / (end - start), unit = 1.0f / 255.0f;
  return (ramp){from, to, (right - left) * reciprocal * unit,
                (left * end - right * start) * reciprocal * unit};
}

static uint32_t color_at(const cgradient *gradient, ramp *ramp, int64_t position) {
  if (position < ramp->from || position >= ramp->to) *ramp = ramp_at(gradient, position);
  floats color = ramp->slope * (position * (1.0f / 65536.0f)) + ramp->base;
  float alpha = 255.0f * color[0];
  color *= alpha;
  color[0] = alpha;
  ints bytes = __builtin_convertvector(color + 0.5f, ints);
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
         (uint32_t)bytes[3];
}

// MARK: Rows

// A gradient in fixed-point numbers.
typedef struct {
  const cgradient *gradient;
  grid grid;
  // The start, its radius, and what to add for the end.
  int64_t x, y, radius, dx, dy, growth;
  ramp ramp;
} run;

static int64_t whole(double value) {
  const double limit = (double)(1LL << 46);
  return (int64_t)fmin(fmax(value, -limit), limit);
}

static void fill_linear_row(run *run, place at, uint32_t *row, uint32_t width) {
  int64_t length = run->dx * run->dx + run->dy * run->dy;
  int64_t first = 0;
  double step = 0;
  if (length != 0) {
    double scale = (double)ONE * (double)ONE / (length * (double)ONE);
    int64_t along = run->dx * at.x + run->dy * at.y, before = run->dx * run->x + run->dy * run->y;
    first = whole(((double)along - (double)before) * scale);
    step = (double)(run->dx * run->grid.xx + run->dy * run->grid.yx) * scale;
  }
  bool is_constant = whole(step * width) == 0;
  uint32_t color = color_at(run->gradient, &run->ramp, first);
  for (uint32_t i = 0; i < width; i++) {
    if (!is_constant) color = color_at(run->gradient, &run->ramp, first + (int64_t)(step * i));
    row[i] = color;
  }
}

// Whether all rows of a linear gradient are equal.
static bool is_across(const run *run) {
  return !run->gradient->is_radial && run->dx * run->grid.xy + run->dy * run->grid.yy == 0;
}

// The larger solution of at² - 2bt + c = 0 whose circle's radius is not negative. False for none.
static bool solve(const run *run, int64_t a, int64_t b, int64_t c, int64_t *position) {
  double least = -(double)ONE * (double)run->radius;
  if (a == 0) {
    if (b == 0) return false;
    double only = (double)(ONE / 2 * c) / (double)b;
    *position = whole(only);
    return only * (double)run->growth >= least;
  }
  double square = (double)b * (double)b - (double)a * (double)c;
  if (square < 0) return false;
  double root = sqrt(square), inverse = (double)ONE / (double)a;
  double larger = ((double)b + root) * inverse, smaller = ((double)b - root) * inverse;
  bool is_larger = larger * (double)run->growth >= least;
  *position = whole(is_larger ? larger : smaller);
  return is_larger || smaller * (double)run->growth >= least;
}

static void fill_radial_row(run *run, place at, uint32_t *row, uint32_t width) {
  const grid *grid = &run->grid;
  int64_t a = run->dx * run->dx + run->dy * run->dy - run->growth * run->growth;
  int64_t x = at.x - run->x, y = at.y - run->y;
  for (uint32_t i = 0; i < width; i++, x += grid->xx, y += grid->yx) {
    int64_t b = x * run->dx + y * run->dy + run->radius * run->growth;
    int64_t c = x * x + y * y - run->radius * run->radius, position;
    row[i] =
      solve(run, a, b, c, &position) ? color_at(run->gradient, &run->ramp, position) : 0;
  }
}

// Halves the gradient's space until its numbers fit.
static cgradient fitted(cgradient gradient) {
  cgradient_circle *s = &gradient.start, *e = &gradient.end;
  const double lengths[] = {s->x, s->y, s->radius, e->x, e->y, e->radius, s->x - e->x, s->y - e->y,
                            s->radius - e->radius};
  double largest = 0;
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
    largest = fmax(largest, fabs(lengths[i]));
  if (largest <= LARGEST) return gradient;
  double scale = LARGEST / largest;
  *s = (cgradient_circle){s->x * scale, s->y * scale, s->radius * scale};
  *e = (cgradient_circle){e->x * scale, e->y * scale, e->radius * scale};
  cgradient_matrix m = gradient.matrix;
  gradient.matrix = (cgradient_matrix){m.xx * scale, m.xy * scale, m.x0 * scale,
                                       m.yx * scale, m.yy * scale, m.y0 * scale};
  return gradient;
}

static bool can_fill(const cgradient *gradient) {
  const cgradient_matrix m = gradient->matrix;
  double determinant = m.xx * m.yy - m.yx * m.xy;
  return gradient->count > 0 && isfinite(determinant) && determinant != 0;
}

void cgradient_fill(
  const cgradient *gradient, cgradient_window window, uint32_t *pixels, size_t bytes_per_row) {
  if (!can_fill(gradient)) return;
  cgradient space = fitted(*gradient);
  int64_t x = fixed(space.start.x), y = fixed(space.start.y), radius = fixed(space.start.radius);
  run run = {gradient,
             fixed_matrix(space.matrix, window),
             x,
             y,
             radius,
             fixed(space.end.x) - x,
             fixed(space.end.y) - y,
             fixed(space.end.radius) - radius,
             ramp_at(gradient, 0)};
  for (uint32_t row = 0; row < window.height; row++) {
    uint32_t *to = (uint32_t *)((uint8_t *)pixels + row * bytes_per_row);
    if (row > 0 && is_across(&run)) {
      memcpy(to, pixels, 4 * (size_t)window.width);
      continue;
    }
    int64_t column = (window.x + run.grid.columns) * ONE + ONE / 2;
    place at = mapped(&run.grid, column, (window.y + row + run.grid.rows) * ONE + ONE / 2);
    (gradient->is_radial ? fill_radial_row : fill_linear_row)(&run, at, to, window.width);
  }
}
