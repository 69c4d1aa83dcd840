// Filters pixels separably: a source row is filtered once, when the first row of the result needs
// it, and is kept as long as others do.

#include <math.h>
#include <string.h>

#include "cpixels.h"

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

// Functions with vector parameters are static, so that the calling convention does not matter.
#pragma GCC diagnostic ignored "-Wpsabi"

enum { BLOCK = 16, SHIFT = 14 };

typedef uint8_t bytes4 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int32_t ints4 __attribute__((vector_size(16)));
typedef uint8_t bytes16 __attribute__((vector_size(BLOCK), aligned(4), may_alias));
typedef int32_t ints16 __attribute__((vector_size(4 * BLOCK)));

static size_t padded(size_t count) { return (count + BLOCK - 1) / BLOCK * BLOCK; }

// MARK: Weights

static const double PI = 3.14159265358979323846;
static const double LOBES = 2;

// The distance between the middles of two pixels of the result, in pixels of the source.
static double distance(uint32_t source, uint32_t target) {
  return target > 1 ? (source - 1.0) / (target - 1.0) : source;
}

uint32_t cpixels_reduction_taps(uint32_t source, uint32_t target) {
  double taps = floor(2 * LOBES * distance(source, target)) + 1;
  return taps < source ? (uint32_t)taps : source;
}

static double lanczos(double x) {
  if (x == 0) return 1;
  double angle = PI * x;
  return LOBES * sin(angle) * sin(angle / LOBES) / (angle * angle);
}

static int64_t within(int64_t value, int64_t limit) {
  return value < 0 ? 0 : value > limit ? limit : value;
}

// Writes shares as whole weights; the largest one takes the rest.
static void write_weights(const double *shares, uint32_t taps, int16_t *weights) {
  double sum = 0;
  for (uint32_t i = 0; i < taps; i++) sum += shares[i];
  uint32_t largest = 0;
  int rest = 1 << SHIFT;
  for (uint32_t i = 0; i < taps; i++) {
    weights[i] = (int16_t)lrint(shares[i] / sum * (1 << SHIFT));
    rest -= weights[i];
    if (weights[i] > weights[largest]) largest = i;
  }
  weights[largest] = (int16_t)(weights[largest] + rest);
}

void cpixels_reduction(
    uint32_t source, uint32_t target, uint32_t start, uint32_t count, double *shares,
    uint32_t *first, int16_t *weights) {
  const double step = distance(source, target), reach = LOBES * step;
  const uint32_t taps = cpixels_reduction_taps(source, target);
  for (uint32_t i = 0; i < count; i++) {
    const double middle = target > 1 ? (start + i) * step : (source - 1.0) / 2;
    const int64_t low = (int64_t)ceil(middle - reach), high = (int64_t)floor(middle + reach);
    const int64_t origin = within(low, source - taps);
    memset(shares, 0, taps * sizeof(double));
    for (int64_t place = low; place <= high; place++) {
      shares[within(place, source - 1) - origin] += lanczos((place - middle) / step);
    }
    first[i] = (uint32_t)origin;
    write_weights(shares, taps, weights + (size_t)i * taps);
  }
}

// MARK: Pixels

size_t cpixels_filter_scratch_size(cpixels_axis columns, cpixels_axis rows) {
  return padded(4 * (size_t)columns.count) * rows.taps;
}

// Rounds sums of weighted bytes, halves up, to bytes.
static inline ints4 limited4(ints4 v) {
  v = (v + (1 << (SHIFT - 1))) >> SHIFT;
  v &= ~(v >> 31);
  ints4 over = v > 255;
  return (v & ~over) | (over & 255);
}

static inline ints16 limited16(ints16 v) {
  v = (v + (1 << (SHIFT - 1))) >> SHIFT;
  v &= ~(v >> 31);
  ints16 over = v > 255;
  return (v & ~over) | (over & 255);
}

static void filter_row(const uint32_t *row, cpixels_axis axis, uint32_t *result) {
  for (uint32_t x = 0; x < axis.count; x++) {
    const bytes4 *pixels = (const bytes4 *)(row + axis.first[x]);
    const int16_t *weights = axis.weights + (size_t)x * axis.taps;
    ints4 sums = {0, 0, 0, 0};
    for (uint32_t i = 0; i < axis.taps; i++) {
      sums += __builtin_convertvector(pixels[i], ints4) * weights[i];
    }
    *(bytes4 *)(result + x) = __builtin_convertvector(limited4(sums), bytes4);
  }
}

// Filters a block of the bytes of filtered rows, of which row i is in place i % taps.
static inline bytes16 filter_block(
    const uint8_t *rows, size_t row_size, uint32_t first, uint32_t taps, const int16_t *weights) {
  ints16 sums = {0};
  uint32_t place = first % taps;
  for (uint32_t i = 0; i < taps; i++) {
    const bytes16 *block = (const bytes16 *)(rows + place * row_size);
    sums += __builtin_convertvector(*block, ints16) * weights[i];
    if (++place == taps) place = 0;
  }
  ints16 values = limited16(sums);
  ints16 alphas = __builtin_shufflevector(
      values, values, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  ints16 over = values > alphas;
  return __builtin_convertvector((values & ~over) | (alphas & over), bytes16);
}

void cpixels_filter(
    const uint32_t *pixels, size_t bytes_per_row, cpixels_axis columns, cpixels_axis rows,
    void *scratch, uint32_t *result) {
  const size_t size = 4 * (size_t)columns.count, row_size = padded(size);
  uint32_t next = 0;
  for (uint32_t y = 0; y < rows.count; y++) {
    const uint32_t first = rows.first[y], end = first + rows.taps;
    for (next = next < first ? first : next; next < end; next++) {
      const uint8_t *row = (const uint8_t *)pixels + next * bytes_per_row;
      uint8_t *place = (uint8_t *)scratch + next % rows.taps * row_size;
      memset(place + size, 0, row_size - size);
      filter_row((const uint32_t *)row, columns, (uint32_t *)place);
    }
    const int16_t *weights = rows.weights + (size_t)y * rows.taps;
    uint8_t *out = (uint8_t *)(result + (size_t)y * columns.count);
    for (size_t x = 0; x < size; x += BLOCK) {
      bytes16 block = filter_block((uint8_t *)scratch + x, row_size, first, rows.taps, weights);
      memcpy(out + x, &block, size - x < BLOCK ? size - x : BLOCK);
    }
  }
}
