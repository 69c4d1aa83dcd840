// Fills polygons with exact coverage, as Core Graphics does: each edge adds the signed area to its
// right to the pixels it crosses. A row's sum from the left is then the share inside.
//
// In iOS's images of swift-snapshot-testing's testCGPath and testUIBezierPath, 27 of 696 pixels at
// edges differ by one level from the results here. Cairo divides a pixel into 15 rows, so that its
// coverage of a gentle slope differs by up to 8 levels.

#include "cpolygon.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// As on processors that do not multiply and add at once.
#pragma STDC FP_CONTRACT OFF

// Lengths inside a pixel are counted in 4,096ths, areas in half squares of those.
enum { ONE = 1 << 12, FULL = 2 * ONE * ONE, SLACK = 16 * ONE };

// The largest shape's side, in pixels.
enum { LARGEST = 1 << 15 };

// An edge from top to bottom.
typedef struct {
  double x, y, slope;  // slope: the change of x per y
  double end_x, end_y;
  int sign;
  uint32_t next;  // the next edge of the same first row, counted from 1
} edge;

// The row being filled, from the shape's left edge: areas and heights of edges by column, a bit for
// each column that has any, and a bit for each of those words that is not 0.
typedef struct {
  int64_t *areas, *heights;
  uint64_t *touched;
  uint64_t touched_words[LARGEST / 64 / 64 + 1];
  int32_t width;
} row;

// Returns a length in fixed units. A slope can exceed numbers.
static int64_t fixed(double value, int64_t limit) {
  const double units = floor(value * ONE + 0.5);
  return units > 0 ? units < (double)limit ? (int64_t)units : limit : 0;
}

// Adds a piece inside one column; `left` and `right` are in fixed units from the column's edge.
static void add_piece(row *row, int32_t column, int64_t left, int64_t right, int64_t height) {
  row->areas[column] += height * (2 * ONE - left - right);
  row->heights[column] += height;
  row->touched[column / 64] |= 1ull << column % 64;
  row->touched_words[column / 64 / 64] |= 1ull << column / 64 % 64;
}

// Adds a line within the row, from (x0, y0) to (x1, y1) in fixed units.
static void add_line(row *row, int64_t x0, int64_t y0, int64_t x1, int64_t y1, int sign) {
  if (x0 > x1) {
    int64_t x = x0, y = y0;
    x0 = x1, x1 = x, y0 = y1, y1 = y;
    sign = -sign;
  }
  const int64_t width = x1 - x0, height = y1 - y0;
  const int32_t last = (int32_t)(x1 / ONE);
  int64_t x = x0, y = y0;
  for (int32_t column = (int32_t)(x0 / ONE); column <= last; column++) {
    const int64_t left = (int64_t)column * ONE;
    int64_t right = left + ONE, end = y1;
    if (right < x1)
      end = y0 + ((right - x0) * height + (height < 0 ? -width : width) / 2) / width;
    else
      right = x1;
    if (end != y) add_piece(row, column, x - left, right - left, sign * (end - y));
    x = right, y = end;
  }
}

// Adds the part of an edge inside the row that starts at `top`, in pixels from (left, 0).
static void add_edge(row *row, const edge *edge, double left, double top) {
  const double from = edge->y > top ? edge->y : top;
  const double to = edge->end_y < top + 1 ? edge->end_y : top + 1;
  const double x0 = from > edge->y ? edge->x + (from - edge->y) * edge->slope : edge->x;
  const double x1 = to < edge->end_y ? edge->x + (to - edge->y) * edge->slope : edge->end_x;
  const int64_t limit = (int64_t)row->width * ONE - 1;
  add_line(row, fixed(x0 - left, limit), fixed(from - top, ONE), fixed(x1 - left, limit),
           fixed(to - top, ONE), edge->sign);
}

// Which signs and overlaps the sums have shown.
typedef struct {
  int64_t least, greatest;
} range;

static void extend(range *range, int64_t value) {
  if (value < range->least) range->least = value;
  if (value > range->greatest) range->greatest = value;
}

// Whether no part overlapped another or had the opposite direction.
static int is_simple(range range) {
  return range.least >= -SLACK ? range.greatest <= FULL + SLACK
                               : range.greatest <= SLACK && range.least >= -FULL - SLACK;
}

// Of 256 levels, the one below, as on iOS.
static uint8_t share(int64_t area) {
  const int64_t level = (area < 0 ? -area : area) * 256 / FULL;
  return (uint8_t)(level < 255 ? level : 255);
}

// Sets the bytes of columns of the box, counted from the shape's left edge.
static void fill(
    uint8_t *bytes, int64_t left, int64_t width, int64_t from, int64_t to, uint8_t byte) {
  from = from > left ? from - left : 0;
  to = to - left < width ? to - left : width;
  if (byte && from < to) memset(bytes + from, byte, (size_t)(to - from));
}

// Removes and returns the first column that has edges; -1 if there is none.
static int32_t next_column(row *row) {
  for (int32_t group = 0; group * 64 * 64 < row->width; group++) {
    if (!row->touched_words[group]) continue;
    const int32_t word = group * 64 + __builtin_ctzll(row->touched_words[group]);
    const int32_t column = word * 64 + __builtin_ctzll(row->touched[word]);
    row->touched[word] &= row->touched[word] - 1;
    if (!row->touched[word]) row->touched_words[group] &= row->touched_words[group] - 1;
    return column;
  }
  return -1;
}

// Sums the row, clears it, and writes the part inside the box, which begins at column `left`, to
// `bytes`, unless that is null.
static void finish(row *row, uint8_t *bytes, int64_t left, int64_t width, range *range) {
  int64_t height = 0;
  int32_t done = 0, x;
  while ((x = next_column(row)) >= 0) {
    if (bytes && x > done) fill(bytes, left, width, done, x, share(height * 2 * ONE));
    const int64_t area = height * 2 * ONE + row->areas[x];
    height += row->heights[x];
    row->areas[x] = row->heights[x] = 0;
    extend(range, area);
    extend(range, height * 2 * ONE);
    if (bytes) fill(bytes, left, width, x, x + 1, share(area));
    done = x + 1;
  }
}

// Collects the edges in lists by first row from `top`.
static void collect(cpolygon_shape shape, double top, edge *edges, uint32_t *lists) {
  uint32_t count = 0;
  size_t start = 0;
  for (size_t k = 0; k < shape.count; start = shape.ends[k++])
    for (size_t i = start; i < shape.ends[k]; i++) {
      const double *a = shape.points + 2 * i;
      const double *b = shape.points + 2 * (i + 1 < shape.ends[k] ? i + 1 : start);
      const int sign = a[1] < b[1] ? 1 : -1;
      const double *high = sign > 0 ? a : b, *low = sign > 0 ? b : a;
      if (!(high[1] < low[1])) continue;
      const uint32_t first = (uint32_t)(high[1] - top);
      edges[count] = (edge){high[0], high[1], (low[0] - high[0]) / (low[1] - high[1]),
                            low[0],  low[1],  sign, lists[first]};
      lists[first] = ++count;
    }
}

// The pixels that contain the shape.
typedef struct {
  double left, top;
  int32_t width, height;
} frame;

static frame frame_of(cpolygon_shape shape, size_t points) {
  double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
  for (size_t i = 0; i < points; i++) {
    const double x = shape.points[2 * i], y = shape.points[2 * i + 1];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  left = floor(left), top = floor(top);
  const double width = ceil(right) - left, height = ceil(bottom) - top;
  if (!(width <= LARGEST && height <= LARGEST)) return (frame){0, 0, -1, -1};
  return (frame){left, top, (int32_t)width + 1, (int32_t)height};
}

int cpolygon_cover(cpolygon_shape shape, cpolygon_coverage box) {
  for (uint32_t y = 0; y < box.height; y++) memset(box.bytes + y * box.bytes_per_row, 0, box.width);
  const size_t points = shape.count ? shape.ends[shape.count - 1] : 0;
  if (points == 0) return 1;
  const frame frame = frame_of(shape, points);
  if (frame.width < 0 || points >= UINT32_MAX) return 0;
  const size_t width = (size_t)frame.width, words = width / 64 + 1;
  edge *edges = malloc(points * sizeof *edges);
  uint32_t *active = malloc(points * sizeof *active);
  uint32_t *lists = calloc((size_t)frame.height + 1, sizeof *lists);
  int64_t *sums = calloc(2 * width + words, sizeof *sums);
  range range = {0, 0};
  const int has_memory = edges && active && lists && sums;
  if (has_memory) {
    collect(shape, frame.top, edges, lists);
    row row = {sums, sums + width, (uint64_t *)(sums + 2 * width), {0}, frame.width};
    uint32_t count = 0;
    for (int32_t y = 0; y < frame.height; y++) {
      for (uint32_t next = lists[y]; next; next = edges[next - 1].next) active[count++] = next - 1;
      const double top = frame.top + y;
      uint32_t left = 0;
      for (uint32_t i = 0; i < count; i++) {
        const edge *edge = &edges[active[i]];
        add_edge(&row, edge, frame.left, top);
        if (edge->end_y > top + 1) active[left++] = active[i];
      }
      count = left;
      const double place = top - box.y;
      uint8_t *bytes =
          place >= 0 && place < box.height ? box.bytes + (size_t)place * box.bytes_per_row : 0;
      finish(&row, bytes, (int64_t)box.x - (int64_t)frame.left, box.width, &range);
    }
  }
  free(edges);
  free(active);
  free(lists);
  free(sums);
  return has_memory && is_simple(range);
}
