// Encodes pixels as PNG with libpng.
//
// All mutable state is in the `encoder`, which belongs to a function that longjmp does not return
// to: local variables of the function that calls setjmp are indeterminate after a jump.

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "cpng.h"
#include "libpng_errors.h"
#include "pixels.h"

typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *line;
  uint8_t *bytes;
  size_t count, capacity;
  cpng_result result;
} encoder;

typedef struct {
  const uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  bool opaque;
} picture;

bool cpng_is_opaque(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row =
        (const uint32_t *)(const void *)((const uint8_t *)pixels + y * bytes_per_row);
    uint32_t all = 0xFF000000;
    for (uint32_t x = 0; x < width; x++) all &= row[x];
    if (all != 0xFF000000) return false;
  }
  return true;
}

// MARK: Output

static void append(png_structp png, png_bytep data, size_t length) {
  encoder *output = png_get_io_ptr(png);
  if (output->capacity - output->count < length) {
    size_t capacity = output->capacity * 2 + length;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (!bytes) {
      output->result.status = CPNG_NO_MEMORY;
      png_error(png, "out of memory");
    }
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, length);
  output->count += length;
}

static void flush(png_structp png) { (void)png; }

// MARK: Rows

static void row_to_rgb(const uint32_t *row, uint8_t *out, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, out += 3) {
    uint32_t pixel = row[x];
    out[0] = (uint8_t)(pixel >> 16);
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)pixel;
  }
}

static void row_to_rgba(const uint32_t *row, uint8_t *out, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, out += 4) {
    uint32_t pixel = cpng_straight(row[x]);
    out[0] = (uint8_t)(pixel >> 16);
    out[1] = (uint8_t)(pixel >> 8);
    out[2] = (uint8_t)pixel;
    out[3] = (uint8_t)(pixel >> 24);
  }
}

// MARK: File

static void write_head(const encoder *out, const picture *picture, cpng_encoding encoding) {
  png_structp png = out->png;
  png_infop info = out->info;
  png_set_IHDR(
      png, info, picture->width, picture->height, 8,
      picture->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // All of zlib's parameters are set, so that the bytes do not depend on library defaults.
  png_set_compression_level(png, encoding.level);
  png_set_compression_strategy(png, encoding.strategy);
  png_set_compression_mem_level(png, 8);
  png_set_compression_window_bits(png, 15);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, encoding.filters);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (encoding.pixels_per_metre) {
    png_set_pHYs(
        png, info, encoding.pixels_per_metre, encoding.pixels_per_metre, PNG_RESOLUTION_METER);
  }
  png_write_info(png, info);
}

static void write_rows(const encoder *out, const picture *picture) {
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint32_t *row =
        (const uint32_t *)(const void *)(picture->pixels + y * picture->bytes_per_row);
    if (picture->opaque) {
      row_to_rgb(row, out->line, picture->width);
    } else {
      row_to_rgba(row, out->line, picture->width);
    }
    png_write_row(out->png, out->line);
  }
}

// Writes the file. After an error of libpng, its message is in the encoder's result.
static void write_file(encoder *out, const picture *picture, cpng_encoding encoding) {
  if (setjmp(png_jmpbuf(out->png))) return;
  png_set_write_fn(out->png, out, append, flush);
  write_head(out, picture, encoding);
  write_rows(out, picture);
  png_write_end(out->png, NULL);
}

cpng_result cpng_encode(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool opaque,
    cpng_encoding encoding, uint8_t **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  encoder out = {.result = {CPNG_OK, ""}};
  const picture picture = {pixels, bytes_per_row, width, height, opaque};
  size_t line_size;
  if (!__builtin_mul_overflow((size_t)width, (size_t)4, &line_size)) out.line = malloc(line_size);
  out.png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &out.result, cpng_fail_writing, cpng_ignore_warning);
  if (out.png) out.info = png_create_info_struct(out.png);
  if (out.line && out.info) {
    write_file(&out, &picture, encoding);
  } else {
    out.result = cpng_failure(CPNG_NO_MEMORY, "out of memory");
  }
  free(out.line);
  png_destroy_write_struct(&out.png, &out.info);
  if (out.result.status == CPNG_OK) {
    *bytes = out.bytes;
    *count = out.count;
  } else {
    free(out.bytes);
  }
  return out.result;
}
