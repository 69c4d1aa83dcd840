// Sources: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
// color space" (2010); Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009).

#include "creference.h"

#include <math.h>
#include <stdbool.h>

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

typedef struct {
  const uint32_t *words;
  int32_t width, height;
} picture;

typedef struct {
  float red, green, blue;
} colour;

static uint32_t at(const picture *picture, int32_t x, int32_t y) {
  return picture->words[(size_t)y * (size_t)picture->width + (size_t)x];
}

static colour on_white(uint32_t word) {
  float rest = (float)(255 - (word >> 24));
  return (colour){
      (float)(word >> 16 & 255) + rest, (float)(word >> 8 & 255) + rest,
      (float)(word & 255) + rest};
}

static float brightness(colour c) {
  return c.red * 0.29889531f + c.green * 0.58662247f + c.blue * 0.11448223f;
}

static float distance(uint32_t first, uint32_t second) {
  colour a = on_white(first), b = on_white(second);
  colour d = {a.red - b.red, a.green - b.green, a.blue - b.blue};
  float y = brightness(d);
  float i = d.red * 0.59597799f - d.green * 0.27417610f - d.blue * 0.32180189f;
  float q = d.red * 0.21147017f - d.green * 0.52261711f + d.blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

// Returns whether at least three of a pixel's neighbors are equal to it.
static bool has_siblings(const picture *picture, int32_t x, int32_t y) {
  int32_t left = x > 0 ? x - 1 : 0, right = x + 1 < picture->width ? x + 1 : x;
  int32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < picture->height ? y + 1 : y;
  int equal = x == left || x == right || y == top || y == bottom;
  for (int32_t row = top; row <= bottom; row++) {
    for (int32_t column = left; column <= right; column++) {
      if (row == y && column == x) continue;
      equal += at(picture, column, row) == at(picture, x, y);
    }
  }
  return equal > 2;
}

static bool is_antialiased(const picture *first, const picture *second, int32_t x, int32_t y) {
  int32_t left = x > 0 ? x - 1 : 0, right = x + 1 < first->width ? x + 1 : x;
  int32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < first->height ? y + 1 : y;
  int equal = x == left || x == right || y == top || y == bottom;
  int32_t dark_x = 0, dark_y = 0, light_x = 0, light_y = 0;
  float darkest = 0, lightest = 0, own = brightness(on_white(at(first, x, y)));
  for (int32_t row = top; row <= bottom; row++) {
    for (int32_t column = left; column <= right; column++) {
      if (row == y && column == x) continue;
      float step = own - brightness(on_white(at(first, column, row)));
      if (step == 0) {
        if (++equal > 2) return false;
      } else if (step < darkest) {
        darkest = step, dark_x = column, dark_y = row;
      } else if (step > lightest) {
        lightest = step, light_x = column, light_y = row;
      }
    }
  }
  if (darkest == 0 || lightest == 0) return false;
  return (has_siblings(first, dark_x, dark_y) && has_siblings(second, dark_x, dark_y)) ||
         (has_siblings(first, light_x, light_y) && has_siblings(second, light_x, light_y));
}

size_t creference_perceptual_count(
    const uint32_t *first, const uint32_t *second, int32_t width, int32_t height) {
  const picture a = {first, width, height}, b = {second, width, height};
  const float most = 35215 * 0.1f * 0.1f;
  size_t count = 0;
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t one = at(&a, x, y), other = at(&b, x, y);
      if (one == other || distance(one, other) <= most) continue;
      if (!is_antialiased(&a, &b, x, y) && !is_antialiased(&b, &a, x, y)) count++;
    }
  }
  return count;
}
