#include <string.h>

#include "CServePage.h"

// The upper bits of words; the lower 30 bits are the number of pixels, or rows.
enum { LITERAL = 0u << 30, RUN = 1u << 30, ABOVE = 2u << 30, ROWS = 3u << 30 };

// Shorter runs cost as much as the pixels themselves.
enum { LEAST = 4 };

static size_t length_of_run(const uint32_t *row, size_t place, size_t width) {
  size_t end = place + 1;
  while (end < width && row[end] == row[place]) end++;
  return end - place;
}

static size_t length_above(const uint32_t *row, const uint32_t *above, size_t place, size_t width) {
  size_t end = place;
  while (end < width && row[end] == above[end]) end++;
  return end - place;
}

// Packs a row; returns the end of its words.
static uint32_t *pack_row(const uint32_t *row, const uint32_t *above, size_t width, uint32_t *out) {
  uint32_t *literal = NULL;
  size_t place = 0;
  while (place < width) {
    size_t run = length_of_run(row, place, width);
    size_t same = above ? length_above(row, above, place, width) : 0;
    if (same >= LEAST && same >= run) {
      *out++ = ABOVE | (uint32_t)same;
      place += same;
      literal = NULL;
    } else if (run >= LEAST) {
      *out++ = RUN | (uint32_t)run;
      *out++ = row[place];
      place += run;
      literal = NULL;
    } else {
      if (!literal) {
        literal = out++;
        *literal = LITERAL;
      }
      for (size_t count = 0; count < run; count++) *out++ = row[place++];
      *literal += (uint32_t)run;
    }
  }
  return out;
}

size_t cserve_pack(const uint32_t *pixels, size_t stride, size_t width, size_t height,
                   uint32_t *words) {
  uint32_t *out = words;
  const uint32_t *above = NULL;
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * stride;
    if (above && memcmp(row, above, 4 * width) == 0) {
      size_t count = 1;
      while (y + count < height && memcmp(row, row + count * stride, 4 * width) == 0) count++;
      *out++ = ROWS | (uint32_t)count;
      y += count - 1;
    } else {
      out = pack_row(row, above, width, out);
    }
    above = pixels + y * stride;
  }
  return (size_t)(out - words);
}
