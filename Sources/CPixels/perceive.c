// Source: Björn Ottosson, "A perceptual color space for image processing" (2020); sRGB's transfer
// function, IEC 61966-2-1.

#include <math.h>

#include "roots.h"
#include "pixel.h"

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

enum { MOST_PIXELS = 4096, BLOCK = 16 };

typedef struct {
  double lightness, a, b;
} oklab;

typedef struct {
  double linear[256];  // of an sRGB byte
} tables;

static tables make_tables(void) {
  tables result;
  for (unsigned i = 0; i < 256; i++) result.linear[i] = cpixels_linear(i);
  return result;
}

static uint32_t over(uint32_t premultiplied, uint32_t ground) {
  uint32_t sum = premultiplied + ground;
  return sum < 255 ? sum : 255;
}

// Returns the pixel over gray; `ground` is 0 or 255.
static oklab colour(const tables *tables, uint32_t pixel, uint32_t ground) {
  uint32_t shows = ground * (255 - (pixel >> 24)) / 255;
  double red = tables->linear[over(pixel >> 16 & 255, shows)];
  double green = tables->linear[over(pixel >> 8 & 255, shows)];
  double blue = tables->linear[over(pixel & 255, shows)];
  double l = cpixels_cube_root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  double m = cpixels_cube_root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  double s = cpixels_cube_root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return (oklab){
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

static double distance(const tables *tables, uint32_t first, uint32_t second, uint32_t ground) {
  oklab a = colour(tables, first, ground), b = colour(tables, second, ground);
  double lightness = a.lightness - b.lightness, red = a.a - b.a, yellow = a.b - b.b;
  return 100 * sqrt(lightness * lightness + red * red + yellow * yellow);
}

static double largest_distance(const tables *tables, uint32_t first, uint32_t second) {
  double on_white = distance(tables, first, second, 255);
  if ((first & second) >> 24 == 255) return on_white;
  double on_black = distance(tables, first, second, 0);
  return on_white > on_black ? on_white : on_black;
}

cpixels_distance cpixels_perceive(cpixels_pair pair, size_t count) {
  cpixels_distance result = {0, 0};
  const tables tables = make_tables();
  const size_t step = (count + MOST_PIXELS - 1) / MOST_PIXELS;
  size_t index = 0, measured = 0;
  for (uint32_t y = 0; y < pair.height; y++) {
    const uint8_t *a = (const uint8_t *)pair.first + y * pair.first_bytes_per_row;
    const uint8_t *b = (const uint8_t *)pair.second + y * pair.second_bytes_per_row;
    if (!memcmp(a, b, (size_t)pair.width * 4)) continue;
    for (uint32_t x = 0; x < pair.width; x++) {
      // Most blocks are equal, which memcmp finds faster.
      if (x % BLOCK == 0 && x + BLOCK <= pair.width &&
          !memcmp(a + 4 * (size_t)x, b + 4 * (size_t)x, 4 * BLOCK)) {
        x += BLOCK - 1;
        continue;
      }
      uint32_t first = first_at(&pair, x, y), second = second_at(&pair, x, y);
      if (first == second) continue;
      if (++index < step) continue;
      index = 0;
      double found = largest_distance(&tables, first, second);
      measured++;
      result.mean += (found - result.mean) / (double)measured;
      if (found > result.largest) result.largest = found;
    }
  }
  return result;
}
