// Decodes the kind of PNG file used for goldens without libpng: 8-bit RGB or RGBA, not interlaced,
// with few, known and valid chunks. libdeflate inflates all data at once, which is faster than
// zlib's streaming; unfilter.c reconstructs rows.
//
// This decoder reports no errors. Unusual, unknown or damaged files are left to libpng, which
// decodes them or reports the error; so both paths accept the same files with the same pixels.
// libdeflate accepts more streams than zlib; deflate_strict.c detects them.
//
// Measured for the golden of `wall`, 2048 × 1536: 3.0 ms into memory already in use, of which 2.1
// for inflating, and 1.7 for validating the stream; libpng's simplified API takes 26.

#define _GNU_SOURCE
#include <libdeflate.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "chunk.h"
#include "cpng.h"
#include "deflate_strict.h"
#include "pixels.h"
#include "premultiplied.h"
#include "unfilter.h"

enum { HUGE_PAGE = 1 << 21, SLACK = 16 };

// MARK: Chunks

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
} reader;

static bool next_chunk(reader *in, cpng_chunk *chunk) {
  return cpng_next_chunk(in->bytes, in->count, &in->position, chunk) == CPNG_OK;
}

// Returns 3 or 4; 0 for a kind of file that only libpng decodes.
static uint32_t channels_of(const cpng_chunk *header, uint32_t width, uint32_t height) {
  const uint8_t *body = header->body;
  if (!cpng_is(header, "IHDR") || header->count != 13) return 0;
  if (cpng_word_at(body) != width || cpng_word_at(body + 4) != height) return 0;
  if (body[8] != 8 || body[10] || body[11] || body[12]) return 0;
  return body[9] == 2 ? 3 : body[9] == 6 ? 4 : 0;
}

// Returns whether a chunk affects only display, not pixels.
static bool is_harmless(const cpng_chunk *chunk) {
  return (cpng_is(chunk, "sRGB") && chunk->count == 1) ||
         (cpng_is(chunk, "gAMA") && chunk->count == 4) ||
         (cpng_is(chunk, "pHYs") && chunk->count == 9) ||
         // Every golden names its renderer in one. Long ones are left to libpng.
         (cpng_is(chunk, "tEXt") && chunk->count <= 1 << 16);
}

// The bodies of all IDAT chunks, concatenated; a single one is not copied.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint8_t *joined;  // to be freed
} packed_pixels;

static bool join(reader in, cpng_chunk first, size_t count, packed_pixels *packed) {
  packed->count = count;
  packed->bytes = first.body;
  if (first.count == count) return true;
  packed->joined = malloc(count);
  if (!packed->joined) return false;
  size_t filled = 0;
  for (cpng_chunk next = first; filled < count;) {
    memcpy(packed->joined + filled, next.body, next.count);
    filled += next.count;
    if (filled < count && !next_chunk(&in, &next)) return false;
  }
  packed->bytes = packed->joined;
  return true;
}

static bool find_pixels(reader in, packed_pixels *packed) {
  cpng_chunk next;
  do {
    if (!next_chunk(&in, &next)) return false;
  } while (is_harmless(&next));
  const reader after_first = in;
  const cpng_chunk first = next;
  size_t count = 0;
  while (cpng_is(&next, "IDAT")) {
    count += next.count;
    if (!next_chunk(&in, &next)) return false;
  }
  if (count < 6 || !cpng_is(&next, "IEND") || next.count) return false;
  return join(after_first, first, count, packed);
}

// MARK: Pixels

// A buffer for inflated data, reused for the next file to avoid page faults.
typedef struct {
  size_t count;
  uint8_t *bytes;
} buffer;

enum { MOST_KEPT = 64 << 20 };
static _Atomic(buffer *) kept_buffer;

// Large buffers use huge pages: first access then takes a fifth of the time.
static buffer *take_buffer(size_t count) {
  buffer *kept = atomic_exchange(&kept_buffer, NULL);
  if (kept && kept->count >= count) return kept;
  if (kept) free(kept->bytes);
  buffer *made = kept ? kept : malloc(sizeof *made);
  if (!made) return NULL;
  const size_t whole = (count + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  *made = (buffer){whole, aligned_alloc(HUGE_PAGE, whole)};
  if (!made->bytes) {
    free(made);
    return NULL;
  }
#ifdef MADV_HUGEPAGE
  if (count >= HUGE_PAGE) madvise(made->bytes, whole, MADV_HUGEPAGE);
#endif
  return made;
}

static void give_back(buffer *given) {
  if (given && given->count <= MOST_KEPT) given = atomic_exchange(&kept_buffer, given);
  if (!given) return;
  free(given->bytes);
  free(given);
}

static bool inflate_all(const packed_pixels *packed, uint8_t *raw, size_t count) {
  // zlib rejects distances beyond the window that the file declares; libdeflate does not check.
  size_t window = (size_t)256 << (packed->bytes[0] >> 4);
  if (window < count && window < 32768) return false;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return false;
  size_t taken = 0, given = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress_ex(
      inflater, packed->bytes, packed->count, raw, count, &taken, &given);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS && taken == packed->count && given == count &&
         deflate_is_strict(packed->bytes + 2, packed->count - 6);
}

static bool unfilter_all(
    const uint8_t *raw, uint32_t channels, uint8_t *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  // RGBA is unfiltered outside the bitmap, whose words are premultiplied.
  uint32_t *scratch = calloc((size_t)width * 2, sizeof *scratch);
  if (!scratch) return false;
  uint32_t *above = scratch, *spare = scratch + width;
  bool is_sound = true;
  for (uint32_t y = 0; y < height && is_sound; y++) {
    uint32_t *out = (uint32_t *)(void *)(pixels + y * bytes_per_row);
    uint32_t *row = channels == 3 ? out : spare;
    is_sound = unfilter_row(raw[0], raw + 1, channels, above, row, width);
    if (channels == 4) {
      for (uint32_t x = 0; x < width; x++) out[x] = cpixels_premultiplied(row[x]);
      spare = above;
    }
    above = row;
    raw += (size_t)width * channels + 1;
  }
  free(scratch);
  return is_sound;
}

// Computes the size of all rows with their filter bytes. Returns false on overflow.
static bool raw_size(uint32_t width, uint32_t height, uint32_t channels, size_t *size) {
  const uint64_t row = (uint64_t)width * channels + 1;
  uint64_t all, whole;
  if (__builtin_mul_overflow(row, height, &all)) return false;
  if (__builtin_add_overflow(all, SLACK + HUGE_PAGE, &whole) || whole > SIZE_MAX) return false;
  *size = (size_t)all;
  return true;
}

bool cpng_decode_fast(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  if (count < CPNG_SIGNATURE_SIZE || memcmp(bytes, cpng_signature, CPNG_SIGNATURE_SIZE)) {
    return false;
  }
  reader in = {bytes, count, CPNG_SIGNATURE_SIZE};
  cpng_chunk header;
  if (!next_chunk(&in, &header)) return false;
  uint32_t channels = channels_of(&header, width, height);
  if (!channels) return false;

  packed_pixels packed = {NULL, 0, NULL};
  size_t raw_count;
  if (!raw_size(width, height, channels, &raw_count)) return false;
  buffer *raw = NULL;
  bool is_read = find_pixels(in, &packed) && (raw = take_buffer(raw_count + SLACK)) &&
                 inflate_all(&packed, raw->bytes, raw_count) &&
                 unfilter_all(raw->bytes, channels, pixels, bytes_per_row, width, height);
  give_back(raw);
  free(packed.joined);
  return is_read;
}
