// Finds the bounds of visible pixels, and equal rows and columns of coverage, sixteen pixels at a
// time.

#include <string.h>

#include "cblur.h"
#include "cflat.h"

enum { BLOCK = 16 };

typedef uint32_t words __attribute__((vector_size(64), aligned(4), may_alias));
typedef uint8_t bytes __attribute__((vector_size(16), aligned(1), may_alias));

void cblur_alpha(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
    uint8_t *alphas) {
  for (uint32_t y = 0; y < height; y++, alphas += width) {
    const uint32_t *row = (const uint32_t *)((const char *)pixels + (size_t)y * bytes_per_row);
    uint32_t x = 0;
    for (; x + BLOCK <= width; x += BLOCK)
      *(bytes *)(alphas + x) = __builtin_convertvector(*(const words *)(row + x) >> 24, bytes);
    for (; x < width; x++) alphas[x] = (uint8_t)(row[x] >> 24);
  }
}

// MARK: Runs

cblur_run cblur_equal_rows(cblur_plane plane) {
  cblur_run best = {0, 0}, run = {0, 0};
  for (uint32_t y = 0; y < plane.height; y++) {
    const uint8_t *row = plane.bytes + (size_t)y * plane.width;
    if (run.length == 0 || memcmp(row, row - plane.width, plane.width)) run = (cblur_run){y, 0};
    run.length++;
    if (run.length > best.length) best = run;
  }
  return best;
}

// Returns whether columns x - 1 to x + 15 are equal in all rows.
static int is_even_block(cblur_plane plane, uint32_t x) {
  bytes differences = {0};
  const uint8_t *row = plane.bytes + x;
  for (uint32_t y = 0; y < plane.height; y++, row += plane.width)
    differences |= *(const bytes *)row ^ *(const bytes *)(row - 1);
  return __builtin_reduce_or(differences) == 0;
}

static int is_even_column(cblur_plane plane, uint32_t x) {
  const uint8_t *row = plane.bytes + x;
  for (uint32_t y = 0; y < plane.height; y++, row += plane.width)
    if (row[0] != row[-1]) return 0;
  return 1;
}

cblur_run cblur_equal_columns(cblur_plane plane) {
  cblur_run best = {0, 0}, run = {0, 0};
  for (uint32_t x = 0; x < plane.width; x++) {
    if (x > 0 && x + BLOCK <= plane.width && is_even_block(plane, x)) {
      run.length += BLOCK;
      x += BLOCK - 1;
    } else {
      if (x == 0 || !is_even_column(plane, x)) run = (cblur_run){x, 0};
      run.length++;
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

// MARK: Bounds

static uint32_t first_inked(const uint32_t *row, uint32_t end) {
  uint32_t x = 0;
  while (x + BLOCK <= end && __builtin_reduce_or(*(const words *)(row + x)) == 0) x += BLOCK;
  while (x < end && row[x] == 0) x++;
  return x;
}

static uint32_t end_of_inked(const uint32_t *row, uint32_t start, uint32_t end) {
  while (end >= start + BLOCK && __builtin_reduce_or(*(const words *)(row + end - BLOCK)) == 0)
    end -= BLOCK;
  while (end > start && row[end - 1] == 0) end--;
  return end;
}

static const uint32_t *row_of(const uint32_t *pixels, size_t bytes_per_row, uint32_t y) {
  return (const uint32_t *)((const char *)pixels + (size_t)y * bytes_per_row);
}

cblur_ink cblur_ink_of(
    const uint32_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height) {
  uint32_t top = 0, bottom = height, left = width, right = 0;
  while (top < height && first_inked(row_of(pixels, bytes_per_row, top), width) == width) top++;
  if (top == height) return (cblur_ink){0, 0, 0, 0};
  while (first_inked(row_of(pixels, bytes_per_row, bottom - 1), width) == width) bottom--;
  // Rows in between can only widen the bounds.
  for (uint32_t y = top; y < bottom; y++) {
    const uint32_t *row = row_of(pixels, bytes_per_row, y);
    left = first_inked(row, left);
    right = end_of_inked(row, right, width);
  }
  return (cblur_ink){left, top, right, bottom};
}

// MARK: Sums

typedef uint8_t bytes8 __attribute__((vector_size(8), aligned(1), may_alias));

void cflat_add_coverage(
    const uint8_t *coverage, size_t bytes_per_row, uint32_t width, uint32_t height, uint8_t *sum,
    size_t sum_bytes_per_row) {
  for (uint32_t y = 0; y < height; y++, coverage += bytes_per_row, sum += sum_bytes_per_row) {
    uint32_t x = 0;
    for (; x + BLOCK <= width; x += BLOCK)
      *(bytes *)(sum + x) =
          __builtin_elementwise_add_sat(*(bytes *)(sum + x), *(const bytes *)(coverage + x));
    if (x + 8 <= width) {
      *(bytes8 *)(sum + x) =
          __builtin_elementwise_add_sat(*(bytes8 *)(sum + x), *(const bytes8 *)(coverage + x));
      x += 8;
    }
    for (; x < width; x++)
      sum[x] = sum[x] > 255 - coverage[x] ? 255 : (uint8_t)(sum[x] + coverage[x]);
  }
}
