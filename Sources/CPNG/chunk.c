#include "chunk.h"

#include <libdeflate.h>
#include <zlib.h>

uint32_t cpng_crc(const uint8_t *bytes, size_t count) { return libdeflate_crc32(0, bytes, count); }

cpng_status cpng_next_chunk(
    const uint8_t *bytes, size_t count, size_t *position, cpng_chunk *chunk) {
  if (*position > count || count - *position < CPNG_CHUNK_FRAME) return CPNG_TRUNCATED;
  const size_t left = count - *position - CPNG_CHUNK_FRAME;
  const uint8_t *start = bytes + *position;
  const uint32_t length = cpng_word_at(start);
  if (length > left) return CPNG_TRUNCATED;
  chunk->count = length;
  chunk->body = start + 8;
  memcpy(chunk->type, start + 4, 4);
  chunk->type[4] = 0;
  *position += CPNG_CHUNK_FRAME + (size_t)length;
  return cpng_word_at(chunk->body + length) == cpng_crc(start + 4, (size_t)length + 4)
             ? CPNG_OK
             : CPNG_CORRUPT;
}

uint8_t *cpng_put_word(uint8_t *out, uint32_t value) {
  out[0] = (uint8_t)(value >> 24);
  out[1] = (uint8_t)(value >> 16);
  out[2] = (uint8_t)(value >> 8);
  out[3] = (uint8_t)value;
  return out + 4;
}

uint8_t *cpng_put_chunk(uint8_t *out, const char *type, size_t count) {
  cpng_put_word(out, (uint32_t)count);
  memcpy(out + 4, type, 4);
  return cpng_put_word(out + 8 + count, cpng_crc(out + 4, count + 4));
}

size_t cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *inflated, size_t room) {
  uLongf written = room;
  return uncompress(inflated, &written, bytes, count) == Z_OK ? written : 0;
}
