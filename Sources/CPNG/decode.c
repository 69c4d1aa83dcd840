// Decodes any PNG file with libpng.
//
// As in encode.c, all mutable state is in a structure of a function that longjmp does not return
// to.

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "chunk.h"
#include "cpixels.h"
#include "cpng.h"
#include "libpng_errors.h"
#include "pixels.h"
#include "premultiplied.h"

typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  size_t end_of_pixels;  // after the last IDAT chunk; 0 before the last row
  size_t room;           // the bytes of IDAT chunks that may be read after that
  cpng_result result;
  uint16_t *samples;  // to be freed
} decoder;

// The maximum size of compressed data after the last row, in addition to that row's own. libpng
// inflates it to up to a thousand times its size to find the stream's end; encoders write none, or
// a checksum.
enum { MOST_SURPLUS = 1 << 14 };

typedef struct {
  uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  const float *matrix;  // NULL where colors are not converted
} picture;

static void read_bytes(png_structp png, png_bytep data, size_t length) {
  decoder *input = png_get_io_ptr(png);
  if (input->count - input->position < length) {
    input->result.status = CPNG_TRUNCATED;
    png_error(png, "the data end too early");
  }
  if (input->position < input->end_of_pixels) {
    if (length > input->room) {
      input->result.status = CPNG_CORRUPT;
      png_error(png, "more data than its rows need");
    }
    input->room -= length;
  }
  memcpy(data, input->bytes + input->position, length);
  input->position += length;
}

// Converts any color type and depth to 8-bit samples in the byte order of a native 0xAARRGGBB word.
static void request_words(png_structp png, png_infop info) {
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

// Converts any color type and depth to 16-bit red, green, blue and alpha in native byte order.
static void request_samples(png_structp png, png_infop info) {
  png_set_expand_16(png);
  png_set_gray_to_rgb(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_swap(png);
#endif
  png_set_add_alpha(png, 65535, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static void read_head(const decoder *in, const picture *picture) {
  png_structp png = in->png;
  png_infop info = in->info;
  png_set_user_limits(png, picture->width, picture->height);
  // Limits the size to which compressed text or a color profile may inflate.
  png_set_chunk_malloc_max(png, 1 << 22);
  png_set_chunk_cache_max(png, 64);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != picture->width ||
      png_get_image_height(png, info) != picture->height) {
    png_error(png, "the header changed between two readings");
  }
  const size_t bytes_per_pixel = picture->matrix ? 8 : 4;
  (picture->matrix ? request_samples : request_words)(png, info);
  if (png_get_rowbytes(png, info) != (size_t)picture->width * bytes_per_pixel) {
    png_error(png, "unexpected row length");
  }
}

// Skips chunks that may inflate to megabytes and do not affect pixels.
static void leave_out_texts(png_structp png) {
  static const uint8_t names[] = {'z', 'T', 'X', 't', 0, 'i', 'T', 'X', 't', 0,
                                  'i', 'C', 'C', 'P', 0, 't', 'E', 'X', 't', 0};
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, sizeof names / 5);
}

// Returns the end of the last consecutive IDAT chunk; 0 if there is none.
static size_t end_of_pixels(const decoder *in) {
  size_t place = CPNG_SIGNATURE_SIZE, end = 0;
  while (in->count - place >= 12) {
    const uint8_t *head = in->bytes + place;
    const size_t length = cpng_word_at(head);
    const bool is_pixels = !memcmp(head + 4, "IDAT", 4);
    if ((end && !is_pixels) || length > in->count - place - 12) break;
    place += length + 12;
    if (is_pixels) end = place;
  }
  return end;
}

// Limits the compressed data of the remaining rows to the size of the uncompressed rows.
static void expect_end(decoder *in, size_t rows) {
  const size_t row = (size_t)png_get_image_width(in->png, in->info) * 8 + 1;
  in->end_of_pixels = end_of_pixels(in);
  in->room = MOST_SURPLUS + row * rows + row * rows / 512;
}

// Converts samples row by row. The passes of an interlaced picture need all of its samples.
static void read_samples(decoder *in, const picture *picture, int passes, uint32_t last) {
  const size_t row = (size_t)picture->width * 4;
  in->samples = calloc(passes == 1 ? 1 : picture->height, row * sizeof(uint16_t));
  if (!in->samples) {
    in->result.status = CPNG_NO_MEMORY;
    png_error(in->png, "out of memory");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < picture->height; y++) {
      const bool is_last = picture->height == 1 ? pass == 0 : pass == passes - 1;
      if (is_last && y == last) expect_end(in, picture->height - last);
      uint16_t *samples = in->samples + (passes == 1 ? 0 : y * row);
      png_read_row(in->png, (png_bytep)samples, NULL);
      if (pass != passes - 1) continue;
      cpixels_convert_samples(
          samples, (uint32_t *)(void *)(picture->pixels + y * picture->bytes_per_row),
          picture->width, picture->matrix);
    }
  }
}

static void read_rows(decoder *in, const picture *picture) {
  int passes = png_set_interlace_handling(in->png);
  // The last pass of an interlaced picture contains every second row; none for a single row.
  const uint32_t last = passes == 1 ? picture->height - 1 : 0;
  if (picture->matrix) {
    read_samples(in, picture, passes, last);
    return;
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < picture->height; y++) {
      const bool is_last = picture->height == 1 ? pass == 0 : pass == passes - 1;
      if (is_last && y == last) expect_end(in, picture->height - last);
      png_read_row(in->png, picture->pixels + y * picture->bytes_per_row, NULL);
    }
  }
}

// Reads the file. After an error of libpng, its message is in the decoder's result.
static void read_file(decoder *in, const picture *picture) {
  if (setjmp(png_jmpbuf(in->png))) return;
  png_set_read_fn(in->png, in, read_bytes);
  leave_out_texts(in->png);
  read_head(in, picture);
  read_rows(in, picture);
  png_read_end(in->png, NULL);
}

void cpng_premultiply_row(uint32_t *row, size_t width) {
  for (size_t x = 0; x < width; x++) {
    if (row[x] >> 24 != 255) row[x] = cpixels_premultiplied(row[x]);
  }
}

cpng_result cpng_decode(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  return cpng_decode_converted(bytes, count, pixels, bytes_per_row, width, height, NULL);
}

cpng_result cpng_decode_converted(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height, const float *matrix) {
  decoder in = {.bytes = bytes, .count = count, .result = {CPNG_OK, ""}};
  const picture picture = {pixels, bytes_per_row, width, height, matrix};
  in.png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &in.result, cpng_fail_reading, cpng_ignore_warning);
  if (in.png) in.info = png_create_info_struct(in.png);
  if (in.info) {
    read_file(&in, &picture);
  } else {
    in.result = cpng_failure(CPNG_NO_MEMORY, "out of memory");
  }
  png_destroy_read_struct(&in.png, &in.info, NULL);
  free(in.samples);
  if (in.result.status != CPNG_OK) return in.result;
  for (uint32_t y = 0; y < height; y++) {
    cpng_premultiply_row((uint32_t *)(void *)(picture.pixels + y * bytes_per_row), width);
  }
  return in.result;
}
