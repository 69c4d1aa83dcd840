// libpng with status results instead of jumps: only encode.c and decode.c call setjmp, so no Swift
// frame is skipped. Pixels are premultiplied 0xAARRGGBB words in native byte order (Cairo's
// ARGB32), rows top to bottom.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_TRUNCATED,
  CPNG_CORRUPT,
  CPNG_NOT_ENCODED,  // refused by the encoder or libpng
  CPNG_NO_MEMORY,
} cpng_status;

enum { CPNG_MESSAGE_SIZE = 128 };

typedef struct {
  cpng_status status;
  char message[CPNG_MESSAGE_SIZE];  // libpng's message; empty if the status is CPNG_OK
} cpng_result;

typedef struct {
  int level;                  // zlib's 0...9
  int strategy;               // zlib's Z_DEFAULT_STRATEGY, Z_FILTERED, Z_RLE, ...
  int filters;                // PNG_FILTER_* bits; with several, libpng chooses per row
  uint32_t pixels_per_metre;  // 0 omits the pHYs chunk
} cpng_encoding;

// Returns whether every pixel's alpha is 255.
bool cpng_is_opaque(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

// Encodes as 8-bit RGB if opaque, else as 8-bit RGBA with straight alpha. On success, *bytes is
// *count bytes that the caller frees; on failure, NULL.
cpng_result cpng_encode(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool opaque,
    cpng_encoding encoding, uint8_t **bytes, size_t *count);

// Encodes with the filter "up", as RGB if every pixel is opaque and alpha need not be kept, in
// about the size of cpng_encode with zlib at level 6 and 0.1 to 0.4 of the time. See
// encode_compact.c.
cpng_result cpng_encode_compact(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool keeps_alpha,
    uint32_t pixels_per_metre, uint8_t **bytes, size_t *count);

// Encodes the same picture many times faster. See encode_fast.c. `threads` is the maximum number of
// threads, 0 for one per processor; the bytes do not depend on it.
cpng_result cpng_encode_fast(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
    uint32_t pixels_per_metre, uint32_t threads, uint8_t **bytes, size_t *count);

// Draws a picture's rows from `first` up to `end` at `pixels`. It must write every pixel, and may
// be called on several threads at once.
typedef void (*cpng_draw_rows)(
    const void *drawing, uint32_t first, uint32_t end, void *pixels, size_t bytes_per_row);

// Encodes a picture like cpng_encode_fast while drawing it, without memory for all pixels. A
// picture that is not opaque is drawn twice.
cpng_result cpng_encode_fast_drawn(
    cpng_draw_rows draw, const void *drawing, uint32_t width, uint32_t height,
    uint32_t pixels_per_metre, uint32_t threads, uint8_t **bytes, size_t *count);

// Decodes into pixels of exactly the width and height of the IHDR chunk.
cpng_result cpng_decode(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

// Decodes, and converts colors with a matrix of linear components: cpixels_convert_samples.
cpng_result cpng_decode_converted(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height, const float *matrix);

// Decodes 8-bit RGB or RGBA that is not interlaced into the same pixels as cpng_decode, several
// times faster. Returns false for other or damaged files, or if memory is exhausted: the pixels are
// then undefined, and the caller must use cpng_decode.
bool cpng_decode_fast(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

// Returns whether cpng_decode_fast decodes an RGB file into exactly these pixels, without memory
// for its own. False proves no difference: other files may be equal as well.
bool cpng_equals_fast(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

typedef enum {
  CPNG_EQUAL,
  CPNG_DIFFERENT,
  CPNG_INCOMPARABLE,  // must be decoded to be compared
} cpng_equality;

// Compares an RGB file, whose filters must be "up", with pixels by its symbols, without inflating
// it. cpng_equals_fast does so for files with few symbols. Damaged files are different or
// incomparable.
cpng_equality cpng_compare_symbols(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

// Premultiplies a row of straight 0xAARRGGBB words in place, rounding to nearest.
void cpng_premultiply_row(uint32_t *row, size_t width);

// Inflates zlib data. Returns the size; 0 for invalid data and where the room is too small.
size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *inflated, size_t room);

// MARK: Chunks

typedef struct {
  const uint8_t *body;  // within the file's bytes
  uint32_t count;       // the size of the body
  char type[5];
} cpng_chunk;

// Reads the chunk at *position, and advances *position. Returns CPNG_TRUNCATED, without advancing,
// if the bytes end within it; CPNG_CORRUPT if its checksum is wrong.
cpng_status cpng_next_chunk(
    const uint8_t *bytes, size_t count, size_t *position, cpng_chunk *chunk);

// Returns a chunk's checksum: CRC-32 of its type and body.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

// MARK: Frames

// A part of a picture, in pixels from the top left corner.
typedef struct {
  uint32_t x, y, width, height;
} cpng_box;

// Sets the smallest box of all pixels in which two pictures of one size differ. Returns false if
// there are none.
bool cpng_changed_box(
    const void *before, size_t before_bytes_per_row, const void *after,
    size_t after_bytes_per_row, uint32_t width, uint32_t height, cpng_box *box);

// Draws a picture into a box of a larger one: with blending over the existing pixels, else
// replacing them.
void cpng_composite(
    const void *source, size_t source_bytes_per_row, void *target, size_t target_bytes_per_row,
    cpng_box box, bool blends);

// Clears a box.
void cpng_clear(void *target, size_t bytes_per_row, cpng_box box);

#endif
