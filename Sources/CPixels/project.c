// Projects flat pictures: each pixel is the mean of its samples, which are interpolated.
//
// Measured for a debug build, items of 320 × 200 points at an angle, at some thirty offsets: less
// than 7 s of processor time; more than 55 s with loops in Swift.

#include "cpixels.h"

#pragma GCC diagnostic ignored "-Wpsabi"

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

// The four channels of a pixel.
typedef double channels __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(4), aligned(4), may_alias));

// The number of samples of a pixel per axis.
enum { SAMPLES = 2 };

// Points with a smaller w are behind the viewer, or too close.
static const double NEAREST = 1e-3;

typedef struct {
  double x, y, w;
} point;

static inline point place(const double m[9], double x, double y) {
  const double w = x * m[2] + y * m[5] + m[8];
  return (point){(x * m[0] + y * m[3] + m[6]) / w, (x * m[1] + y * m[4] + m[7]) / w, w};
}

static inline channels pixel(const cpixels_view *source, int64_t column, int64_t row) {
  if (column < 0 || row < 0 || column >= source->width || row >= source->height) {
    return (channels){0, 0, 0, 0};
  }
  const uint8_t *line = (const uint8_t *)source->pixels + (size_t)row * source->bytes_per_row;
  return __builtin_convertvector(((const bytes *)(const void *)line)[column], channels);
}

// Returns the floor of a number above -1.
static inline int64_t whole(double number) {
  const int64_t near_zero = (int64_t)number;
  return number < (double)near_zero ? near_zero - 1 : near_zero;
}

// Returns the bilinearly interpolated color at a point of the source; clear outside.
static inline channels color(const cpixels_view *source, double x, double y) {
  const double u = x - source->x - 0.5, v = y - source->y - 0.5;
  if (!(u > -1 && v > -1 && u < source->width && v < source->height)) {
    return (channels){0, 0, 0, 0};
  }
  const int64_t column = whole(u), row = whole(v);
  const double across = u - (double)column, down = v - (double)row;
  const channels upper =
      pixel(source, column, row) * (1 - across) + pixel(source, column + 1, row) * across;
  const channels lower =
      pixel(source, column, row + 1) * (1 - across) + pixel(source, column + 1, row + 1) * across;
  return upper * (1 - down) + lower * down;
}

static inline channels mean_of_samples(
    const cpixels_view *source, const double there[9], const double back[9], double x, double y) {
  channels sum = {0, 0, 0, 0};
  for (int sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const double across = (sample % SAMPLES + 0.5) / SAMPLES;
    const double down = (sample / SAMPLES + 0.5) / SAMPLES;
    const point from = place(back, x + across, y + down);
    if (!(from.w > NEAREST)) continue;
    // Points behind the viewer have no w above 0 in the inverse transform either.
    if (from.x * there[2] + from.y * there[5] + there[8] > NEAREST) {
      sum += color(source, from.x, from.y);
    }
  }
  return sum / (SAMPLES * SAMPLES);
}

void cpixels_project(
    const cpixels_view *source, const double there[9], const double back[9],
    const cpixels_view *result) {
  for (uint32_t row = 0; row < result->height; row++) {
    uint8_t *line = (uint8_t *)result->pixels + row * result->bytes_per_row;
    for (uint32_t column = 0; column < result->width; column++) {
      const channels mean = mean_of_samples(
          source, there, back, (double)result->x + column, (double)result->y + row);
      ((bytes *)(void *)line)[column] = __builtin_convertvector(mean + 0.5, bytes);
    }
  }
}
