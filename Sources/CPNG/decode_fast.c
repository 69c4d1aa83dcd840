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
//
// An equal golden is compared without being decoded. An assertion of a screen of 1179 × 2556, in an
// optimised build, took 12.7 ms of processor time when it decoded the golden and called memcmp, and
// takes 10.2 (`benchmark --probe assertions`, medians of four by turns).
//
// Flat ones are not inflated either. For 17 screens of 1170 × 2532, of 17 to 200 KB, the
// comparison by compare_symbols.c takes 1.0 to 2.5 ms, in place of 1.5 to 3.7 for inflating and
// comparing rows.

#define _GNU_SOURCE
#include <libdeflate.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "chunk.h"
#include "cpng.h"
#include "cworkers.h"
#include "deflate_strict.h"
#include "compare_symbols.h"
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

static bool inflate(const packed_pixels *packed, uint8_t *raw, size_t count) {
  // zlib rejects distances beyond the window that the file declares; libdeflate does not check.
  size_t window = (size_t)256 << (packed->bytes[0] >> 4);
  if (window < count && window < 32768) return false;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return false;
  size_t taken = 0, given = 0;
  enum libdeflate_result result = libdeflate_zlib_decompress_ex(
      inflater, packed->bytes, packed->count, raw, count, &taken, &given);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS && taken == packed->count && given == count;
}

// Inflating and validating a stream, which take about the same time, on two threads.
typedef struct {
  const packed_pixels *packed;
  uint8_t *raw;
  size_t count;
  atomic_uint next;
  bool is_inflated, is_strict;
} inflation;

static void inflate_or_validate(void *argument) {
  inflation *job = argument;
  const packed_pixels *packed = job->packed;
  for (;;) {
    switch (atomic_fetch_add(&job->next, 1)) {
      case 0:
        job->is_inflated = inflate(packed, job->raw, job->count);
        break;
      case 1:
        job->is_strict = deflate_is_strict(packed->bytes + 2, packed->count - 6);
        break;
      default:
        return;
    }
  }
}

// Streams below this size take less time than another thread.
enum { LEAST_SHARED = 1 << 14 };

static bool inflate_all(const packed_pixels *packed, uint8_t *raw, size_t count) {
  inflation job = {.packed = packed, .raw = raw, .count = count};
  cworkers_run(inflate_or_validate, &job, 2, packed->count < LEAST_SHARED ? 1 : 0);
  return job.is_inflated && job.is_strict;
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

// Finds the pixels of a file of the given size. Returns the number of channels; 0 for other files.
static uint32_t open_file(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, packed_pixels *packed) {
  if (count < CPNG_SIGNATURE_SIZE || memcmp(bytes, cpng_signature, CPNG_SIGNATURE_SIZE)) return 0;
  reader in = {bytes, count, CPNG_SIGNATURE_SIZE};
  cpng_chunk header;
  if (!next_chunk(&in, &header)) return 0;
  const uint32_t channels = channels_of(&header, width, height);
  return channels && find_pixels(in, packed) ? channels : 0;
}

// Inflates the filtered rows. Returns NULL for damaged data; the caller gives the buffer back.
static buffer *inflate_rows(
    const packed_pixels *packed, uint32_t channels, uint32_t width, uint32_t height) {
  size_t raw_count;
  if (!raw_size(width, height, channels, &raw_count)) return NULL;
  buffer *raw = take_buffer(raw_count + SLACK);
  if (raw && inflate_all(packed, raw->bytes, raw_count)) return raw;
  give_back(raw);
  return NULL;
}

bool cpng_decode_fast(
    const uint8_t *bytes, size_t count, void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  packed_pixels packed = {NULL, 0, NULL};
  const uint32_t channels = open_file(bytes, count, width, height, &packed);
  buffer *raw = channels ? inflate_rows(&packed, channels, width, height) : NULL;
  const bool is_read =
      raw && unfilter_all(raw->bytes, channels, pixels, bytes_per_row, width, height);
  give_back(raw);
  free(packed.joined);
  return is_read;
}

// MARK: Comparison

// The comparison of a picture with the filtered rows of an opaque one. A row is reconstructed from
// the picture's own row above: if all rows above are equal, that is the file's. So parts are
// independent, and an equal golden needs no memory for its pixels.
typedef struct {
  const uint8_t *raw, *pixels;
  size_t bytes_per_row;
  uint32_t width, height, rows;
  atomic_uint next;
  atomic_bool differs;
} comparison;

static const uint32_t *row_at(const comparison *job, uint32_t y) {
  return (const uint32_t *)(const void *)(job->pixels + y * job->bytes_per_row);
}

// `scratch` is a row of zeros and another one.
static bool rows_are_equal(const comparison *job, uint32_t first, uint32_t end, uint32_t *scratch) {
  const size_t stride = (size_t)job->width * 3 + 1;
  uint32_t *row = scratch + job->width;
  for (uint32_t y = first; y < end; y++) {
    const uint8_t *raw = job->raw + y * stride;
    const uint32_t *above = y ? row_at(job, y - 1) : scratch;
    if (!unfilter_row(raw[0], raw + 1, 3, above, row, job->width)) return false;
    if (memcmp(row, row_at(job, y), (size_t)job->width * 4)) return false;
  }
  return true;
}

static void compare_parts(void *argument) {
  comparison *job = argument;
  uint32_t *scratch = calloc((size_t)job->width * 2, sizeof *scratch);
  if (!scratch) atomic_store(&job->differs, true);
  while (!atomic_load(&job->differs)) {
    const uint64_t first = (uint64_t)atomic_fetch_add(&job->next, 1) * job->rows;
    if (first >= job->height) break;
    const uint32_t rest = job->height - (uint32_t)first;
    const uint32_t end = (uint32_t)first + (rest < job->rows ? rest : job->rows);
    if (!rows_are_equal(job, (uint32_t)first, end, scratch)) atomic_store(&job->differs, true);
  }
  free(scratch);
}

enum { PIXELS_PER_PART = 1 << 19 };

static bool rows_equal(
    const packed_pixels *packed, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  buffer *raw = inflate_rows(packed, 3, width, height);
  if (!raw) return false;
  comparison job = {.raw = raw->bytes, .pixels = pixels, .bytes_per_row = bytes_per_row};
  job.width = width, job.height = height, job.rows = PIXELS_PER_PART / width + 1;
  cworkers_run(compare_parts, &job, (height + job.rows - 1) / job.rows, 0);
  give_back(raw);
  return !job.differs;
}

// Streams of less than this part of the rows' bytes are mostly long matches. Without optimisation a
// symbol costs six times as much, and libdeflate is always optimised.
#ifdef __OPTIMIZE__
enum { FLAT = 24 };
#else
enum { FLAT = 1024 };
#endif

cpng_equality cpng_compare_symbols(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  packed_pixels packed = {NULL, 0, NULL};
  const cpng_equality equality =
      open_file(bytes, count, width, height, &packed) == 3
          ? compare_symbols(packed.bytes, packed.count, pixels, bytes_per_row, width, height)
          : CPNG_INCOMPARABLE;
  free(packed.joined);
  return equality;
}

bool cpng_equals_fast(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height) {
  packed_pixels packed = {NULL, 0, NULL};
  bool is_equal = false;
  if (open_file(bytes, count, width, height, &packed) == 3) {
    cpng_equality equality = CPNG_INCOMPARABLE;
    if (packed.count < (uint64_t)width * height * 3 / FLAT) {
      equality = compare_symbols(packed.bytes, packed.count, pixels, bytes_per_row, width, height);
    }
    is_equal = equality == CPNG_INCOMPARABLE
                   ? rows_equal(&packed, pixels, bytes_per_row, width, height)
                   : equality == CPNG_EQUAL;
  }
  free(packed.joined);
  return is_equal;
}
