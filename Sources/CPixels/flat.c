// Composes flat drawings by row. A row is a list of segments: a color, a color through a coverage
// over another, or pixels; only pixels are computed individually. Over a known ground, a segment of
// one color is a fill, and one with a coverage a lookup in 256 results.
//
// Measured for `wall`, 2048 × 1536: 14 ms of processor time and 31 MB for a first picture; 45 ms
// and 57 MB with each cell as a bitmap of 440 × 440, for 10.6 MB more memory traffic and 4,000 page
// faults. The arithmetic is pixman's, for the same bytes: FlatDrawingTests.

#include "cflat.h"

#include <stdbool.h>
#include <string.h>

// Multiplies a pixel's four bytes by a share of 255, rounded to nearest.
static inline uint32_t scaled(uint32_t pixel, uint32_t share) {
  uint32_t low = (pixel & 0xff00ff) * share + 0x800080;
  uint32_t high = (pixel >> 8 & 0xff00ff) * share + 0x800080;
  low = (low + (low >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
  high = (high + (high >> 8 & 0xff00ff)) & 0xff00ff00;
  return low | high;
}

// Blends premultiplied colors, so that no byte overflows.
static inline uint32_t over(uint32_t source, uint32_t ground) {
  return source + scaled(ground, 255 - (source >> 24));
}

// Like `scaled`, with halves rounded down, as Cairo rounds.
static inline uint32_t scaled_down(uint32_t pixel, uint32_t share) {
  uint32_t low = (pixel & 0xff00ff) * share + 0x7f007f;
  uint32_t high = (pixel >> 8 & 0xff00ff) * share + 0x7f007f;
  low = (low + (low >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
  high = (high + (high >> 8 & 0xff00ff)) & 0xff00ff00;
  return low | high;
}

// Blends a color through a coverage. The shares of a mix add up to at most 255.
static inline uint32_t cover(uint32_t color, uint32_t mixes, uint32_t share, uint32_t below) {
  if (!mixes) return over(scaled(color, share), below);
  if (share == 255) return color;
  return scaled_down(color, share) + scaled_down(below, 255 - share);
}

typedef uint32_t words __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint16_t halves __attribute__((vector_size(32)));

typedef uint32_t words16 __attribute__((vector_size(64), aligned(4), may_alias));
typedef uint64_t any_word __attribute__((aligned(1), may_alias));

static inline void fill(uint32_t *pixels, size_t count, uint32_t color) {
  words four = {color, color, color, color};
  if (count >= 32) {
    const words16 sixteen = __builtin_shufflevector(
        four, four, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    for (; count >= 32; count -= 32, pixels += 32) {
      ((words16 *)pixels)[0] = sixteen;
      ((words16 *)pixels)[1] = sixteen;
    }
  }
  for (; count >= 8; count -= 8, pixels += 8) {
    ((words *)pixels)[0] = four;
    ((words *)pixels)[1] = four;
  }
  for (; count > 0; count--) *pixels++ = color;
}

// Blends one color over pixels.
static void blend(uint32_t *pixels, size_t count, uint32_t color) {
  uint32_t alpha = color >> 24;
  if (alpha == 255) return fill(pixels, count, color);
  words four = {color, color, color, color};
  for (; count >= 4; count -= 4, pixels += 4) {
    halves wide = __builtin_convertvector(*(bytes16 *)pixels, halves);
    wide = wide * (uint16_t)(255 - alpha) + 128;
    wide = (wide + (wide >> 8)) >> 8;
    *(bytes16 *)pixels = __builtin_convertvector(wide, bytes16) + (bytes16)four;
  }
  for (; count > 0; count--, pixels++) *pixels = over(color, *pixels);
}

// Most bytes of a text's rows are 0; eight are skipped at a time.
static uint32_t first_covered(const uint8_t *bytes, uint32_t width) {
  uint32_t x = 0;
  for (uint64_t eight; x + 8 <= width; x += 8) {
    memcpy(&eight, bytes + x, 8);
    if (eight) break;
  }
  while (x < width && bytes[x] == 0) x++;
  return x;
}

static uint32_t end_of_covered(const uint8_t *bytes, uint32_t start, uint32_t width) {
  uint32_t end = width;
  for (uint64_t eight; end >= start + 8; end -= 8) {
    memcpy(&eight, bytes + end - 8, 8);
    if (eight) break;
  }
  while (end > start && bytes[end - 1] == 0) end--;
  return end;
}

// Returns the end of the run of 255 that contains `x`.
static uint32_t end_of_full(const uint8_t *bytes, uint32_t x, uint32_t end) {
  for (uint64_t eight; x + 8 <= end; x += 8) {
    memcpy(&eight, bytes + x, 8);
    if (eight != UINT64_MAX) break;
  }
  while (x < end && bytes[x] == 255) x++;
  return x;
}

// Shorter runs of 255 stay in the coverage.
enum { SHORTEST_RUN = 32 };

// Finds the longest run of 255, the first of equals. Returns false if all are too short.
static bool longest_run(
    const uint8_t *bytes, uint32_t start, uint32_t end, uint32_t *run_start, uint32_t *run_end) {
  uint32_t longest = SHORTEST_RUN - 1;
  // A longer run covers the byte at this distance.
  for (uint32_t x = start; x + longest < end;) {
    if (bytes[x + longest] != 255) {
      x += longest + 1;
      continue;
    }
    uint32_t from = x + longest, to = from + 1;
    while (from > x && bytes[from - 1] == 255) from--;
    to = end_of_full(bytes, to, end);
    if (to - from > longest) longest = to - from, *run_start = from, *run_end = to;
    x = to + 1;
  }
  return longest >= SHORTEST_RUN;
}

size_t cflat_pack(
    const uint8_t *bytes, size_t bytes_per_row, uint32_t width, uint32_t height, cflat_row *rows,
    uint8_t *packed) {
  size_t length = 0;
  for (uint32_t y = 0; y < height; y++, bytes += bytes_per_row) {
    const uint32_t start = first_covered(bytes, width), end = end_of_covered(bytes, start, width);
    uint32_t full_start = end, full_end = end;
    longest_run(bytes, start, end, &full_start, &full_end);
    rows[y] = (cflat_row){start, full_start, full_end, end, (uint32_t)length};
    memcpy(packed + length, bytes + start, full_start - start);
    length += full_start - start;
    memcpy(packed + length, bytes + full_end, end - full_end);
    length += end - full_end;
  }
  return length;
}

// MARK: Segments

enum kind { PLAIN, COVERED, PIXELS };

typedef struct {
  int32_t start, end;  // columns of the picture
  enum kind kind;
  uint32_t value;        // PLAIN: the colour; COVERED: the colour below
  uint32_t color;        // COVERED: the colour above
  uint32_t mixes;        // COVERED: how it mixes with the one below
  const uint8_t *bytes;  // COVERED: its coverage, from `start` on
} segment;

// Cached tables of results: a cell of `wall` has two pairs of colors.
enum { TABLES = 8, MOST_SEGMENTS = 48 };

typedef struct {
  uint32_t color, mixes, value, ground;
  bool used;
  uint32_t results[256];
} table;

typedef struct {
  uint32_t *pixels;  // the picture's row
  const uint32_t *ground;
  table tables[TABLES];
  int next_table;
  segment segments[MOST_SEGMENTS];
  int count;
  uint32_t row[32768];  // pixels of PIXELS segments, by column
} composer;

// Returns the results of blending two colors, over the ground if it is known, by coverage.
static const uint32_t *results(
    composer *self, uint32_t color, uint32_t mixes, uint32_t value) {
  uint32_t ground = self->ground ? *self->ground : 0;
  for (int i = 0; i < TABLES; i++) {
    table *known = &self->tables[i];
    if (known->used && known->color == color && known->mixes == mixes && known->value == value &&
        known->ground == ground)
      return known->results;
  }
  table *fresh = &self->tables[self->next_table++ % TABLES];
  fresh->color = color, fresh->mixes = mixes, fresh->value = value, fresh->ground = ground;
  fresh->used = true;
  for (uint32_t share = 0; share < 256; share++) {
    uint32_t pixel = cover(color, mixes, share, value);
    fresh->results[share] = self->ground ? over(pixel, ground) : pixel;
  }
  return fresh->results;
}

static void make_pixels(composer *self, segment *part) {
  if (part->kind == PLAIN) {
    for (int32_t x = part->start; x < part->end; x++) self->row[x] = part->value;
  } else if (part->kind == COVERED) {
    for (int32_t x = part->start; x < part->end; x++)
      self->row[x] = cover(part->color, part->mixes, part->bytes[x - part->start], part->value);
  }
  part->kind = PIXELS;
}

// Splits the segment that contains a column.
static void cut(composer *self, int32_t x) {
  for (int i = 0; i < self->count; i++) {
    segment *part = &self->segments[i];
    if (x <= part->start || x >= part->end) continue;
    memmove(part + 2, part + 1, (size_t)(self->count - i - 1) * sizeof *part);
    part[1] = part[0];
    part[0].end = part[1].start = x;
    if (part->kind == COVERED) part[1].bytes += x - part[0].start;
    self->count++;
    return;
  }
}

// Paints a color over a range of the row; `bytes` is its coverage, null for full coverage.
static void paint(
    composer *self, int32_t start, int32_t end, const cflat_shape *shape, const uint8_t *bytes) {
  uint32_t color = shape->color;
  cut(self, start);
  cut(self, end);
  for (int i = 0; i < self->count; i++) {
    segment *part = &self->segments[i];
    if (part->end <= start || part->start >= end) continue;
    if (!bytes && part->kind == PLAIN) {
      part->value = over(color, part->value);
    } else if (!bytes && color >> 24 == 255) {
      part->kind = PLAIN;
      part->value = color;
    } else if (bytes && part->kind == PLAIN) {
      part->kind = COVERED;
      part->color = color;
      part->mixes = shape->mixes;
      part->bytes = bytes + (part->start - start);
    } else {
      make_pixels(self, part);
      if (bytes) {
        const uint8_t *shares = bytes + (part->start - start);
        for (int32_t x = part->start; x < part->end; x++)
          self->row[x] = cover(color, shape->mixes, shares[x - part->start], self->row[x]);
      } else {
        blend(self->row + part->start, (size_t)(part->end - part->start), color);
      }
    }
  }
}

// Paints pixels over a range of the row, from `start` on.
static void paint_pixels(composer *self, int32_t start, int32_t end, const uint32_t *pixels) {
  cut(self, start);
  cut(self, end);
  for (int i = 0; i < self->count; i++) {
    segment *part = &self->segments[i];
    if (part->end <= start || part->start >= end) continue;
    make_pixels(self, part);
    for (int32_t x = part->start; x < part->end; x++)
      self->row[x] = over(pixels[x - start], self->row[x]);
  }
}

// Eight pixels at once: most bytes of a text's rows are 0 or 255, eight in a row.
static void look_up(uint32_t *target, const uint8_t *bytes, int32_t count, const uint32_t *result) {
  const words blank = {result[0], result[0], result[0], result[0]};
  const words full = {result[255], result[255], result[255], result[255]};
  for (; count >= 8; count -= 8, target += 8, bytes += 8) {
    const uint64_t eight = *(const any_word *)bytes;
    if (eight == 0 || eight == UINT64_MAX) {
      ((words *)target)[0] = eight ? full : blank;
      ((words *)target)[1] = eight ? full : blank;
      continue;
    }
    target[0] = result[bytes[0]];
    target[1] = result[bytes[1]];
    target[2] = result[bytes[2]];
    target[3] = result[bytes[3]];
    target[4] = result[bytes[4]];
    target[5] = result[bytes[5]];
    target[6] = result[bytes[6]];
    target[7] = result[bytes[7]];
  }
  for (; count > 0; count--) *target++ = result[*bytes++];
}

static void put_covered(composer *self, const segment *part) {
  const uint32_t *result = results(self, part->color, part->mixes, part->value);
  uint32_t *target = self->pixels + part->start;
  int32_t count = part->end - part->start;
  // Over a known ground or an opaque color, the table contains the final pixels.
  if (self->ground || part->value >> 24 == 255) {
    look_up(target, part->bytes, count, result);
    return;
  }
  for (int32_t x = 0; x < count; x++) {
    uint32_t pixel = result[part->bytes[x]];
    if (pixel) target[x] = over(pixel, target[x]);
  }
}

static void put(composer *self) {
  for (int i = 0; i < self->count; i++) {
    const segment *part = &self->segments[i];
    uint32_t *target = self->pixels + part->start;
    size_t count = (size_t)(part->end - part->start);
    switch (part->kind) {
    case PLAIN:
      if (part->value == 0) break;
      if (self->ground) fill(target, count, over(part->value, *self->ground));
      else blend(target, count, part->value);
      break;
    case COVERED: put_covered(self, part); break;
    case PIXELS:
      for (size_t x = 0; x < count; x++) target[x] = over(self->row[part->start + x], target[x]);
      break;
    }
  }
}

static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

// A range of a row that a shape covers; `bytes` is null for full coverage.
typedef struct {
  int32_t start, end;
  const uint8_t *bytes;
} part;

// Sets a shape's ranges in a row of the drawing, in columns of the picture, clipped to a box.
// Returns their number.
static int parts_in_row(
    const cflat_shape *shape, int32_t y, int32_t x, cflat_box box, part parts[3]) {
  const cflat_coverage *coverage = &shape->coverage;
  int32_t line = y - coverage->y, left = coverage->x + x;
  if (y < shape->min_y || y >= shape->max_y || line < 0 || line >= (int32_t)coverage->height)
    return 0;
  int32_t first = larger(box.min_x, shape->min_x + x), last = smaller(box.max_x, shape->max_x + x);
  part all[3] = {{left, left + (int32_t)coverage->width, NULL}};
  int possible = 1, count = 0;
  if (coverage->rows) {
    cflat_row row = coverage->rows[line];
    const uint8_t *bytes = coverage->bytes + row.offset;
    all[0] = (part){left + row.start, left + row.full_start, bytes};
    all[1] = (part){left + row.full_start, left + row.full_end, NULL};
    all[2] = (part){left + row.full_end, left + row.end, bytes + (row.full_start - row.start)};
    possible = 3;
  }
  for (int i = 0; i < possible; i++) {
    int32_t start = larger(all[i].start, first), end = smaller(all[i].end, last);
    if (start >= end) continue;
    parts[count++] =
        (part){start, end, all[i].bytes ? all[i].bytes + (start - all[i].start) : NULL};
  }
  return count;
}

// Returns a picture's pixels from a position in the drawing on.
static const uint32_t *pixels_from(const cflat_shape *shape, int32_t x, int32_t y) {
  return shape->pixels + (size_t)(y - shape->coverage.y) * shape->pixels_per_row +
         (x - shape->coverage.x);
}

void cflat_compose(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count, const uint32_t *ground) {
  static _Thread_local composer self;
  self.ground = ground;
  for (int32_t line = box.min_y; line < box.max_y; line++) {
    self.pixels = (uint32_t *)((char *)pixels + (size_t)line * bytes_per_row);
    self.segments[0] = (segment){.start = box.min_x, .end = box.max_x, .kind = PLAIN, .value = 0};
    self.count = 1;
    size_t painted = 0;
    // A shape cuts a row at four columns at most.
    for (; painted < count && self.count <= MOST_SEGMENTS - 4; painted++) {
      const cflat_shape *shape = &shapes[painted];
      part parts[3];
      int found = parts_in_row(shape, line - y, x, box, parts);
      for (int i = 0; i < found; i++) {
        int32_t start = parts[i].start, end = parts[i].end;
        if (shape->pixels)
          paint_pixels(&self, start, end, pixels_from(shape, start - x, line - y));
        else paint(&self, start, end, shape, parts[i].bytes);
      }
    }
    if (painted == count) {
      put(&self);
    } else {
      cflat_box row = {box.min_x, line, box.max_x, line + 1};
      cflat_compose_slowly(pixels, bytes_per_row, row, x, y, shapes, count);
    }
  }
}

void cflat_paint(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shape) {
  for (int32_t line = box.min_y; line < box.max_y; line++) {
    uint32_t *row = (uint32_t *)((char *)pixels + (size_t)line * bytes_per_row);
    part parts[3];
    int found = parts_in_row(shape, line - y, x, box, parts);
    for (int i = 0; i < found; i++) {
      uint32_t *target = row + parts[i].start;
      int32_t count = parts[i].end - parts[i].start;
      if (shape->pixels) {
        const uint32_t *source = pixels_from(shape, parts[i].start - x, line - y);
        for (int32_t column = 0; column < count; column++)
          target[column] = over(source[column], target[column]);
      } else if (!parts[i].bytes) blend(target, (size_t)count, shape->color);
      else
        for (int32_t column = 0; column < count; column++)
          target[column] =
              cover(shape->color, shape->mixes, parts[i].bytes[column], target[column]);
    }
  }
}

// MARK: Reference implementation

static uint32_t share_at(const cflat_shape *shape, int32_t x, int32_t y) {
  const cflat_coverage *coverage = &shape->coverage;
  if (x < shape->min_x || x >= shape->max_x || y < shape->min_y || y >= shape->max_y) return 0;
  int32_t column = x - coverage->x, line = y - coverage->y;
  if (column < 0 || line < 0 || column >= (int32_t)coverage->width ||
      line >= (int32_t)coverage->height)
    return 0;
  if (!coverage->rows) return 255;
  cflat_row row = coverage->rows[line];
  if (column < row.start || column >= row.end) return 0;
  if (column < row.full_start) return coverage->bytes[row.offset + (column - row.start)];
  if (column < row.full_end) return 255;
  return coverage->bytes[row.offset + (row.full_start - row.start) + (column - row.full_end)];
}

static uint32_t picture_at(const cflat_shape *shape, int32_t x, int32_t y) {
  const uint32_t *row = shape->pixels;
  for (int32_t line = shape->coverage.y; line < y; line++) row += shape->pixels_per_row;
  return row[x - shape->coverage.x];
}

void cflat_compose_slowly(
    uint32_t *pixels, size_t bytes_per_row, cflat_box box, int32_t x, int32_t y,
    const cflat_shape *shapes, size_t count) {
  for (int32_t line = box.min_y; line < box.max_y; line++) {
    uint32_t *row = (uint32_t *)((char *)pixels + (size_t)line * bytes_per_row);
    for (int32_t column = box.min_x; column < box.max_x; column++) {
      uint32_t pixel = 0;
      for (size_t i = 0; i < count; i++) {
        uint32_t share = share_at(&shapes[i], column - x, line - y);
        if (!share) continue;
        pixel = shapes[i].pixels ? over(picture_at(&shapes[i], column - x, line - y), pixel)
                                 : cover(shapes[i].color, shapes[i].mixes, share, pixel);
      }
      row[column] = over(pixel, row[column]);
    }
  }
}

void cflat_fill(uint32_t *pixels, size_t bytes_per_row, cflat_box box, uint32_t color) {
  if (box.min_x >= box.max_x) return;
  for (int32_t line = box.min_y; line < box.max_y; line++)
    fill((uint32_t *)((char *)pixels + (size_t)line * bytes_per_row) + box.min_x,
        (size_t)(box.max_x - box.min_x), color);
}
