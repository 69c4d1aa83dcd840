#include "cpng.h"

#include "pixels.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// MARK: Errors

static void cpng_fail(png_structp png, png_const_charp message) {
  cpng_result *result = png_get_error_ptr(png);
  if (result->status == CPNG_OK) result->status = CPNG_CORRUPT;
  strncpy(result->message, message, CPNG_MESSAGE_SIZE - 1);
  longjmp(png_jmpbuf(png), 1);
}

// Warnings concern chunks that do not change the picture.
static void cpng_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static cpng_result cpng_no_memory(void) {
  cpng_result result = {CPNG_NO_MEMORY, "out of memory"};
  return result;
}

// MARK: Alpha

void cpng_premultiply_row(uint32_t *row, size_t width) {
  for (size_t x = 0; x < width; x++) {
    if (row[x] >> 24 != 255) row[x] = cpng_premultiplied(row[x]);
  }
}

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

// MARK: Encoding

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} cpng_output;

static void cpng_append(png_structp png, png_bytep data, size_t length) {
  cpng_output *output = png_get_io_ptr(png);
  if (output->capacity - output->count < length) {
    size_t capacity = output->capacity * 2 + length;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (!bytes) {
      cpng_result *result = png_get_error_ptr(png);
      result->status = CPNG_NO_MEMORY;
      png_error(png, "out of memory");
    }
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, length);
  output->count += length;
}

static void cpng_flush(png_structp png) { (void)png; }

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

cpng_result cpng_encode(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool opaque,
    cpng_encoding encoding, uint8_t **bytes, size_t *count) {
  cpng_result result = {CPNG_OK, ""};
  cpng_output output = {NULL, 0, 0};
  *bytes = NULL;
  *count = 0;

  uint8_t *line = malloc((size_t)width * 4);
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &result, cpng_fail, cpng_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!line || !info) {
    free(line);
    png_destroy_write_struct(png ? &png : NULL, NULL);
    return cpng_no_memory();
  }
  if (setjmp(png_jmpbuf(png))) {
    free(line);
    free(output.bytes);
    png_destroy_write_struct(&png, &info);
    return result;
  }

  png_set_write_fn(png, &output, cpng_append, cpng_flush);
  png_set_IHDR(
      png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // Everything zlib lets one choose is chosen, so that no library default shows in the bytes.
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
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row =
        (const uint32_t *)(const void *)((const uint8_t *)pixels + y * bytes_per_row);
    if (opaque) {
      row_to_rgb(row, line, width);
    } else {
      row_to_rgba(row, line, width);
    }
    png_write_row(png, line);
  }
  png_write_end(png, NULL);

  free(line);
  png_destroy_write_struct(&png, &info);
  *bytes = output.bytes;
  *count = output.count;
  return result;
}

// MARK: Decoding

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
} cpng_input;

static void cpng_take(png_structp png, png_bytep data, size_t length) {
  cpng_input *input = png_get_io_ptr(png);
  if (input->count - input->position < length) {
    cpng_result *result = png_get_error_ptr(png);
    result->status = CPNG_TRUNCATED;
    png_error(png, "the data end too early");
  }
  memcpy(data, input->bytes + input->position, length);
  input->position += length;
}

// Any colour type and depth becomes 8-bit samples in the byte order of a native 0xAARRGGBB word.
static void cpng_ask_for_words(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_bgr(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
#else
  png_set_swap_alpha(png);
  png_set_add_alpha(png, 255, PNG_FILLER_BEFORE);
#endif
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

cpng_result cpng_decode(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  cpng_result result = {CPNG_OK, ""};
  cpng_input input = {bytes, count, 0};

  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &result, cpng_fail, cpng_ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(png ? &png : NULL, NULL, NULL);
    return cpng_no_memory();
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return result;
  }

  png_set_read_fn(png, &input, cpng_take);
  png_set_user_limits(png, width, height);
  // A few kilobytes of compressed text or colour profile must not unpack to gigabytes.
  png_set_chunk_malloc_max(png, 1 << 22);
  png_set_chunk_cache_max(png, 64);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the header changed between two readings");
  }
  cpng_ask_for_words(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) {
    png_error(png, "unexpected row length");
  }
  int passes = png_set_interlace_handling(png);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, (uint8_t *)pixels + y * bytes_per_row, NULL);
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);

  for (uint32_t y = 0; y < height; y++) {
    cpng_premultiply_row((uint32_t *)(void *)((uint8_t *)pixels + y * bytes_per_row), width);
  }
  return result;
}
