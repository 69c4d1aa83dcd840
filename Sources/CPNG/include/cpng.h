// libpng behind calls that return a status instead of jumping: setjmp is called in encode.c and
// decode.c alone, where no Swift frame can be jumped over. Pixels are premultiplied 0xAARRGGBB
// words in native byte order (Cairo's ARGB32), rows top to bottom.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_TRUNCATED,
  CPNG_CORRUPT,
  CPNG_NOT_ENCODED,  // the encoder refused, or libpng did
  CPNG_NO_MEMORY,
} cpng_status;

enum { CPNG_MESSAGE_SIZE = 128 };

typedef struct {
  cpng_status status;
  char message[CPNG_MESSAGE_SIZE];  // libpng's own words; empty when status is CPNG_OK
} cpng_result;

typedef struct {
  int level;                  // zlib's 0...9
  int strategy;               // zlib's Z_DEFAULT_STRATEGY, Z_FILTERED, Z_RLE, ...
  int filters;                // PNG_FILTER_* bits; several bits let libpng choose per row
  uint32_t pixels_per_metre;  // 0 leaves the pHYs chunk out
} cpng_encoding;

// Whether every pixel's alpha is 255.
bool cpng_is_opaque(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height);

// Encodes as 8-bit RGB when opaque, else as 8-bit RGBA with straight alpha. On success *bytes holds
// *count bytes that the caller frees; on failure it is NULL.
cpng_result cpng_encode(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool opaque,
    cpng_encoding encoding, uint8_t **bytes, size_t *count);

// The same picture with filter "up", in about as many bytes as cpng_encode's with zlib at level 6,
// in 0.1 to 0.4 of the time. encode_compact.c says more.
cpng_result cpng_encode_compact(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, bool opaque,
    uint32_t pixels_per_metre, uint8_t **bytes, size_t *count);

// The same picture in other bytes, many times faster: encode_fast.c says how. `threads` is how many
// may work at once, 0 for as many as there are processors; the bytes do not depend on it.
cpng_result cpng_encode_fast(
    const void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
    uint32_t pixels_per_metre, uint32_t threads, uint8_t **bytes, size_t *count);

// Draws the rows from `first` up to `end` of a picture, of which the first is to lie at `pixels`.
// Every pixel must be written, and several threads may ask at once.
typedef void (*cpng_draw_rows)(
    const void *drawing, uint32_t first, uint32_t end, void *pixels, size_t bytes_per_row);

// The bytes of cpng_encode_fast for a picture that is drawn as it is encoded, some rows at a time:
// its pixels are never in memory all at once. A picture that is not opaque is drawn twice.
cpng_result cpng_encode_fast_drawn(
    cpng_draw_rows draw, const void *drawing, uint32_t width, uint32_t height,
    uint32_t pixels_per_metre, uint32_t threads, uint8_t **bytes, size_t *count);

// Decodes into pixels, which has room for exactly the width and height that the IHDR chunk states.
cpng_result cpng_decode(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

// Decodes the common kind of file (8-bit RGB or RGBA, not interlaced, nothing odd in it) into the
// same pixels as cpng_decode, several times faster. False when the file is of another kind, or
// damaged, or memory ran out: then the pixels hold anything, and cpng_decode must say.
bool cpng_decode_fast(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

// Premultiplies one row of straight 0xAARRGGBB words in place, rounding to nearest.
void cpng_premultiply_row(uint32_t *row, size_t width);

// MARK: Chunks

typedef struct {
  const uint8_t *body;  // inside the file's bytes
  uint32_t count;       // of the body
  char type[5];
} cpng_chunk;

// Reads the chunk that begins at *position, and moves *position behind it. CPNG_TRUNCATED where the
// bytes end before it does, with the position unmoved; CPNG_CORRUPT where its checksum is wrong.
cpng_status cpng_next_chunk(
    const uint8_t *bytes, size_t count, size_t *position, cpng_chunk *chunk);

// The checksum of a chunk: CRC-32 over its type and body.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

// MARK: Frames

// Part of a picture, in pixels from its top left corner.
typedef struct {
  uint32_t x, y, width, height;
} cpng_box;

// The smallest box that holds every pixel in which two pictures of one size differ; false when
// there is none.
bool cpng_changed_box(
    const void *before, size_t before_bytes_per_row, const void *after,
    size_t after_bytes_per_row, uint32_t width, uint32_t height, cpng_box *box);

// Puts a picture of the box's size into the box of a larger one: over what is there when it blends,
// else in its place.
void cpng_composite(
    const void *source, size_t source_bytes_per_row, void *target, size_t target_bytes_per_row,
    cpng_box box, bool blends);

// Makes a box transparent.
void cpng_clear(void *target, size_t bytes_per_row, cpng_box box);

#endif
