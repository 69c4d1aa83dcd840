// Animated PNG: the changed part of a frame, and compositing.

#include "cpng.h"

#include "pixels.h"
#include "premultiplied.h"

#include <string.h>

static const uint32_t *row_at(const void *pixels, size_t bytes_per_row, uint32_t y) {
  return (const uint32_t *)(const void *)((const uint8_t *)pixels + y * bytes_per_row);
}

bool cpng_changed_box(
    const void *before, size_t before_bytes_per_row, const void *after,
    size_t after_bytes_per_row, uint32_t width, uint32_t height, cpng_box *box) {
  uint32_t left = width, right = 0, top = height, bottom = 0;
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *old = row_at(before, before_bytes_per_row, y);
    const uint32_t *new = row_at(after, after_bytes_per_row, y);
    if (memcmp(old, new, (size_t)width * 4) == 0) continue;
    if (top == height) top = y;
    bottom = y + 1;
    uint32_t first = 0, last = width;
    while (old[first] == new[first]) first++;
    while (old[last - 1] == new[last - 1]) last--;
    if (first < left) left = first;
    if (last > right) right = last;
  }
  if (bottom == 0) return false;
  *box = (cpng_box){left, top, right - left, bottom - top};
  return true;
}

// Source over target, both premultiplied: s + t (1 - a).
static uint32_t over(uint32_t source, uint32_t target) {
  uint32_t rest = 255 - (source >> 24), result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (source >> shift & 255) + cpixels_scaled(target >> shift & 255, rest);
    result |= (sum > 255 ? 255 : sum) << shift;
  }
  return result;
}

void cpng_composite(
    const void *source, size_t source_bytes_per_row, void *target, size_t target_bytes_per_row,
    cpng_box box, bool blends) {
  for (uint32_t y = 0; y < box.height; y++) {
    const uint32_t *from = row_at(source, source_bytes_per_row, y);
    uint8_t *row = (uint8_t *)target + ((size_t)box.y + y) * target_bytes_per_row;
    uint32_t *to = (uint32_t *)(void *)row + box.x;
    if (!blends) {
      memcpy(to, from, (size_t)box.width * 4);
    } else {
      for (uint32_t x = 0; x < box.width; x++) to[x] = over(from[x], to[x]);
    }
  }
}

void cpng_clear(void *target, size_t bytes_per_row, cpng_box box) {
  for (uint32_t y = 0; y < box.height; y++) {
    uint8_t *row = (uint8_t *)target + ((size_t)box.y + y) * bytes_per_row + (size_t)box.x * 4;
    memset(row, 0, (size_t)box.width * 4);
  }
}
