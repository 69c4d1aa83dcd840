// Calls this package's C functions with pseudorandom numbers, and prints a line for each function:
// its name, the number of bytes of its results, and their fingerprint. All bytes are written to the
// file in the argument, for comparison of two processors.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CHyphenation.h"
#include "CReportPage.h"
#include "CSymbolSubstitutes.h"
#include "cgradient.h"
#include "cpixels.h"
#include "cpolygon.h"
#include "premultiplied.h"
#include "cpng.h"
#include "creference.h"

#pragma STDC FP_CONTRACT OFF

static FILE *output;
static const char *section;
static size_t written;
static uint64_t fingerprint;

static void begin(const char *name) { section = name, written = 0, fingerprint = 0xcbf29ce484222325; }

static void put(const void *bytes, size_t count) {
  const uint8_t *byte = bytes;
  for (size_t i = 0; i < count; i++) fingerprint = (fingerprint ^ byte[i]) * 0x100000001b3;
  written += count;
  fwrite(bytes, 1, count, output);
}

static void end(void) { printf("%-24s %9zu %016llx\n", section, written, (unsigned long long)fingerprint); }

// MARK: Numbers

static uint64_t state = 0x9e3779b97f4a7c15;

static uint32_t any(uint32_t below) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)((state >> 16) % below);
}

// A number from 0 to 1, exact in a float.
static float part(void) { return (float)any(1 << 20) / (1 << 20); }

enum { WIDTH = 131, HEIGHT = 77, PIXELS = WIDTH * HEIGHT, ROW = 4 * WIDTH };

// A premultiplied pixel: opaque, clear or between.
static uint32_t pixel(void) {
  uint32_t kind = any(4), alpha = kind == 0 ? 255 : kind == 1 ? 0 : any(256);
  return cpixels_premultiplied(alpha << 24 | any(1 << 24));
}

static void fill(uint32_t *pixels, bool opaque) {
  uint32_t word = 0, run = 0;
  for (uint32_t i = 0; i < PIXELS; i++) {
    if (run == 0) run = any(30) + 1, word = opaque ? pixel() | 0xff000000 : pixel();
    pixels[i] = word, run--;
  }
}

static uint32_t first[PIXELS], second[PIXELS], result[PIXELS];
static uint8_t bytes[PIXELS];

static cpixels_pair pair(void) {
  memcpy(second, first, sizeof first);
  for (uint32_t i = any(900); i > 0; i--) second[any(PIXELS)] = pixel();
  return (cpixels_pair){first, second, ROW, ROW, WIDTH, HEIGHT};
}

// MARK: Comparing

static void put_difference(cpixels_difference d) {
  uint64_t numbers[] = {d.count, d.min_x, d.max_x, d.min_y, d.max_y, d.largest,
                        d.densest, d.densest_x, d.densest_y};
  put(numbers, sizeof numbers);
}

static void compare(void) {
  begin("compare");
  for (int i = 0; i < 40; i++) {
    fill(first, i & 1);
    cpixels_pair both = pair();
    void *scratch = malloc(cpixels_scratch_size(WIDTH, HEIGHT, 1 + i));
    put_difference(cpixels_compare(both, 1 + i, scratch));
    put_difference(cpixels_compare_slowly(both));
    cpixels_box boxes[] = {{any(60), any(30), any(60), any(30)}, {any(60), any(30), 9, 9}};
    cpixels_difference outside = cpixels_compare_outside(both, boxes, 2);
    uint64_t box[] = {outside.count, outside.min_x, outside.max_x, outside.min_y, outside.max_y};
    put(box, sizeof box);
    free(scratch);
  }
  end();
}

static void perceive(void) {
  begin("perceive");
  for (int i = 0; i < 40; i++) {
    fill(first, i & 1);
    cpixels_distance distance = cpixels_perceive(pair(), 900);
    put(&distance, sizeof distance);
  }
  end();
}

static void illustrate(void) {
  begin("illustrate, reduce, hash");
  for (int i = 0; i < 10; i++) {
    fill(first, false);
    cpixels_illustrate(pair(), result, ROW, WIDTH, HEIGHT);
    put(result, sizeof result);
    uint32_t width = 1 + any(WIDTH), height = 1 + any(HEIGHT);
    cpixels_reduce(first, ROW, WIDTH, HEIGHT, result, ROW, width, height);
    for (uint32_t y = 0; y < height; y++) put(result + y * WIDTH, 4 * width);
    uint64_t hash = cpixels_hash(first, any(sizeof first), any(9));
    put(&hash, sizeof hash);
    for (uint32_t j = 0; j < PIXELS; j++) result[j] = any(256) << 24 | any(1 << 24);
    cpixels_premultiply(result, ROW, WIDTH, HEIGHT);
    put(result, sizeof result);
  }
  end();
}

// MARK: Drawing

// A rotation and a tilt in whole tenths, with the inverse by cofactors.
static void project(void) {
  begin("project");
  for (int i = 0; i < 40; i++) {
    double m[9] = {0.5 + part(), part() - 0.5, (part() - 0.5) / 400, part() - 0.5, 0.5 + part(),
                   (part() - 0.5) / 400, part() * 40 - 20, part() * 40 - 20, 1};
    double c[9] = {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
                   m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
                   m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
    double determinant = m[0] * c[0] + m[1] * c[3] + m[2] * c[6], back[9];
    for (int k = 0; k < 9; k++) back[k] = c[k] / determinant;
    fill(first, false), fill(second, true);
    cpixels_view source = {first, ROW, 0, 0, WIDTH, HEIGHT}, target = {second, ROW, 0, 0, WIDTH, HEIGHT};
    cpixels_project(&source, m, back, &target);
    put(back, sizeof back);
    put(second, sizeof second);
  }
  end();
}

static void fill_plane(void) {
  for (uint32_t i = 0, run = 0, byte = 0; i < PIXELS; i++, run--) {
    if (run == 0) run = any(40) + 1, byte = any(3) ? any(256) : 0;
    bytes[i] = (uint8_t)byte;
  }
}

static void blur(void) {
  begin("blur, tint, runs");
  for (int i = 0; i < 40; i++) {
    fill_plane();
    float weights[24];
    cblur_box boxes[4];
    cblur_kernel kernel = {any(24), weights, 0, 0};
    float sum = 0;
    for (uint32_t k = 0; k <= kernel.reach; k++) weights[k] = part(), sum += weights[k] * (k ? 2 : 1);
    for (uint32_t k = 0; k <= kernel.reach; k++) weights[k] /= sum;
    if (i & 1) {
      kernel.reach = 30, kernel.weights = 0, kernel.boxes = boxes, kernel.box_count = 4;
      for (uint32_t k = 0; k < 4; k++) boxes[k] = (cblur_box){30 - 7 * k, part() / 130};
    }
    cblur_plane plane = {bytes, WIDTH, HEIGHT};
    cblur_window window = {(int32_t)any(40) - 20, (int32_t)any(40) - 20, 1 + any(160), 1 + any(90)};
    size_t count = (size_t)window.width * window.height;
    float *blurred = malloc(count * sizeof *blurred);
    void *scratch = malloc(cblur_scratch_size(plane, kernel, window));
    cblur_blur(plane, kernel, window, scratch, blurred);
    put(blurred, count * sizeof *blurred);
    uint32_t colors[256], *tinted = malloc(4 * count);
    for (uint32_t k = 0; k < 256; k++) colors[k] = pixel();
    cblur_tint(blurred, count, part(), colors, tinted);
    put(tinted, 4 * count);
    cblur_run runs[] = {cblur_equal_rows(plane), cblur_equal_columns(plane)};
    put(runs, sizeof runs);
    fill(first, false);
    cblur_ink ink = cblur_ink_of(first, ROW, WIDTH, HEIGHT);
    put(&ink, sizeof ink);
    cblur_alpha(first, ROW, WIDTH, HEIGHT, bytes);
    put(bytes, sizeof bytes);
    free(tinted), free(blurred), free(scratch);
  }
  end();
}

static void backdrop(void) {
  begin("backdrop");
  for (int i = 0; i < 20; i++) {
    fill(first, true);
    cbackdrop_picture picture = {(const uint8_t *)first, ROW, WIDTH, HEIGHT};
    cbackdrop_channel(picture, (int32_t)any(60) - 30, (int32_t)any(60) - 30, WIDTH, HEIGHT, any(4), bytes);
    put(bytes, sizeof bytes);
    static float planes[4][PIXELS];
    for (int c = 0; c < 4; c++)
      for (uint32_t k = 0; k < PIXELS; k++) planes[c][k] = part() * 255;
    const float *const all[4] = {planes[0], planes[1], planes[2], planes[3]};
    cbackdrop_compose(all, 0, PIXELS, 0.5f + part() * 2, (uint8_t *)result);
    put(result, sizeof result);
  }
  end();
}

static void gradient(void) {
  begin("gradient");
  for (int i = 0; i < 400; i++) {
    cgradient_stop stops[4];
    for (int k = 0; k < 4; k++)
      stops[k] = (cgradient_stop){(k + part()) / 4, part(), part(), part(), part()};
    double scale = 0.4 + part(), turn = i & 1 ? part() - 0.5 : 0;
    cgradient plane = {stops, 4, i & 2, {part() * 99, part() * 99, part() * 9},
                       {part() * 99, part() * 99, 20 + part() * 99},
                       {scale, -turn, part() * 9, turn, scale, part() * 9}};
    if (i & 4) plane.end.x = plane.start.x, plane.end.y = plane.start.y + 50;
    cgradient_fill(&plane, (cgradient_window){any(9), any(9), WIDTH, HEIGHT}, result, ROW);
    put(result, sizeof result);
  }
  end();
}

static void polygon(void) {
  begin("polygon");
  enum { CORNERS = 40 };
  for (int i = 0; i < 200; i++) {
    double points[2 * CORNERS];
    size_t ends[2] = {3 + any(CORNERS - 6), CORNERS};
    // Every other shape is a star, without overlaps.
    for (int k = 0; k < CORNERS; k++) {
      int side = k % 20, reach = 4 + (int)any(30);
      int across = side < 10 ? 5 - side : side - 15, down = (side + 5) % 20;
      down = down < 10 ? 5 - down : down - 15;
      points[2 * k] = i & 1 ? 40 + reach * across / 8.0 : part() * 130 - 20;
      points[2 * k + 1] = i & 1 ? 20 + reach * down / 8.0 : part() * 90 - 20;
    }
    if (i & 1) ends[0] = 20;
    int32_t x = (int32_t)any(9), y = (int32_t)any(9);
    int result = cpolygon_cover(
        (cpolygon_shape){points, ends, i & 1 ? 1 : 2},
        (cpolygon_coverage){x, y, WIDTH, HEIGHT, bytes, WIDTH});
    put(&result, sizeof result), put(bytes, sizeof bytes);
  }
  end();
}

static void flat(void) {
  begin("flat");
  enum { MOST = 6 };
  static cflat_row rows[MOST][HEIGHT];
  static uint8_t packed[MOST][PIXELS];
  for (int i = 0; i < 60; i++) {
    cflat_shape shapes[MOST];
    for (int k = 0; k < MOST; k++) {
      fill_plane();
      uint32_t width = 1 + any(WIDTH), height = 1 + any(HEIGHT);
      size_t count = cflat_pack(bytes, WIDTH, width, height, rows[k], packed[k]);
      put(rows[k], height * sizeof rows[k][0]), put(packed[k], count);
      bool whole = any(3) == 0;
      cflat_coverage coverage = {(int32_t)any(20), (int32_t)any(20), width, height,
                                 whole ? 0 : rows[k], whole ? 0 : packed[k]};
      uint32_t mixes = any(2);
      shapes[k] = (cflat_shape){mixes ? pixel() | 0xff000000 : pixel(), mixes, (int32_t)any(30),
                                (int32_t)any(30), 40 + (int32_t)any(90), 40 + (int32_t)any(40),
                                coverage, 0, 0};
    }
    fill(first, false);
    memcpy(second, first, sizeof first);
    cflat_box box = {(int32_t)any(20), (int32_t)any(20), WIDTH - (int32_t)any(20), HEIGHT};
    int32_t x = (int32_t)any(8), y = (int32_t)any(8);
    cflat_compose(first, ROW, box, x, y, shapes, MOST, 0);
    put(first, sizeof first);
    cflat_compose_slowly(second, ROW, box, x, y, shapes, MOST);
    put(second, sizeof second);
    cflat_paint(first, ROW, box, x, y, shapes);
    cflat_fill(first, ROW, (cflat_box){3, 3, 30, 9}, pixel());
    put(first, sizeof first);
  }
  end();
}

// MARK: PNG

static void put_file(cpng_result status, uint8_t *file, size_t count) {
  put(&status.status, sizeof status.status);
  if (!file) return;
  put(file, count);
  memset(result, 0, sizeof result);
  put((uint8_t[]){cpng_decode_fast(file, count, result, ROW, WIDTH, HEIGHT)}, 1);
  put(result, sizeof result);
  cpng_result read = cpng_decode(file, count, result, ROW, WIDTH, HEIGHT);
  put(&read.status, sizeof read.status);
  put(result, sizeof result);
  free(file);
}

static void png(const char *name, int kind) {
  begin(name);
  for (int i = 0; i < 12; i++) {
    fill(first, i & 1);
    bool opaque = cpng_is_opaque(first, ROW, WIDTH, HEIGHT);
    uint8_t *file = 0;
    size_t count = 0;
    cpng_encoding encoding = {i % 10, i % 4, 0xf8 >> (i % 5) << (i % 5), i % 3 ? 2835 : 0};
    cpng_result status =
        kind == 0 ? cpng_encode(first, ROW, WIDTH, HEIGHT, opaque, encoding, &file, &count)
        : kind == 1 ? cpng_encode_compact(first, ROW, WIDTH, HEIGHT, opaque, 2835, &file, &count)
                    : cpng_encode_fast(first, ROW, WIDTH, HEIGHT, 2835, i % 4, &file, &count);
    put_file(status, file, count);
  }
  end();
}

static void frames(void) {
  begin("frames");
  for (int i = 0; i < 20; i++) {
    fill(first, i & 1);
    pair();
    cpng_box box = {0, 0, 0, 0};
    cpng_changed_box(first, ROW, second, ROW, WIDTH, HEIGHT, &box);
    put(&box, sizeof box);
    if (box.width == 0) continue;
    cpng_composite(second, ROW, first, ROW, box, i & 2);
    put(first, sizeof first);
    cpng_clear(first, ROW, (cpng_box){5, 5, 20, 20});
    put(first, sizeof first);
  }
  end();
}

// MARK: Others

static void reference(void) {
  begin("reference");
  static creference_frame places[500];
  for (int i = 0; i < 8; i++) {
    fill(first, i & 1);
    pair();
    size_t count = creference_perceptual_count(first, second, WIDTH, HEIGHT);
    put(&count, sizeof count);
    creference_flow_uniform(places, 500, 10 + 90 * (double)part());
    put(places, sizeof places);
  }
  end();
}

static void carried(void) {
  begin("carried files");
  creport_text texts[] = {
      creport_page(),    creport_style(),         creport_script(),
      creport_gallery(), creport_gallery_style(), creport_gallery_script(),
  };
  for (int i = 0; i < 6; i++) put(texts[i].bytes, texts[i].count);
  put(chyphenation_english().bytes, chyphenation_english().count);
  put(csymbol_substitutes().bytes, csymbol_substitutes().count);
  end();
}

int main(int count, char **arguments) {
  output = fopen(count > 1 ? arguments[1] : "/dev/null", "wb");
  if (!output) return 20;
  compare(), perceive(), illustrate(), project(), blur(), backdrop(), gradient(), polygon();
  flat();
  png("PNG by libpng", 0), png("PNG, compact", 1), png("PNG, fast", 2), frames();
  reference(), carried();
  return fclose(output) ? 2 : 0;
}
