// Converts colours between RGB spaces that have sRGB's transfer function and other primaries.

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "cpixels.h"

// Source: IEC 61966-2-1.
static float linear_of(uint16_t sample) {
  const float value = (float)sample / 65535;
  return value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
}

static uint32_t byte_of(float linear) {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  const float value =
      linear <= 0.0031308f ? linear * 12.92f : 1.055f * powf(linear, 1 / 2.4f) - 0.055f;
  return (uint32_t)(value * 255 + 0.5f);
}

static uint32_t converted(const uint16_t *sample, const float *m) {
  const float r = linear_of(sample[0]), g = linear_of(sample[1]), b = linear_of(sample[2]);
  return ((uint32_t)sample[3] + 128) / 257 << 24 |
         byte_of(m[0] * r + m[1] * g + m[2] * b) << 16 |
         byte_of(m[3] * r + m[4] * g + m[5] * b) << 8 | byte_of(m[6] * r + m[7] * g + m[8] * b);
}

// A pixel that equals the one before it, as most do in pictures of screens, is not computed again.
void cpixels_convert_samples(
    const uint16_t *samples, uint32_t *words, size_t width, const float *matrix) {
  for (size_t x = 0; x < width; x++) {
    const uint16_t *sample = samples + 4 * x;
    const bool is_same = x && !memcmp(sample, sample - 4, 8);
    words[x] = is_same ? words[x - 1] : converted(sample, matrix);
  }
}

void cpixels_convert_words(uint32_t *words, size_t width, const float *matrix) {
  uint32_t before = 0, result = 0;
  for (size_t x = 0; x < width; x++) {
    const uint32_t word = words[x];
    if (!x || word != before) {
      const uint16_t sample[4] = {
          (word >> 16 & 255) * 257, (word >> 8 & 255) * 257, (word & 255) * 257,
          (word >> 24) * 257};
      result = converted(sample, matrix);
      before = word;
    }
    words[x] = result;
  }
}
