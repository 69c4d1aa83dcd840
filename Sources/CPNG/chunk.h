// PNG chunks in memory.

#ifndef CPNG_CHUNK_H
#define CPNG_CHUNK_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "cpng.h"

enum { CPNG_SIGNATURE_SIZE = 8, CPNG_CHUNK_FRAME = 12 };

static const uint8_t cpng_signature[CPNG_SIGNATURE_SIZE] = {
    0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

static inline bool cpng_is(const cpng_chunk *chunk, const char *type) {
  return !memcmp(chunk->type, type, 4);
}

static inline uint32_t cpng_word_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Writes four bytes, most significant first. Returns the position after them, as do all functions
// here.
uint8_t *cpng_put_word(uint8_t *out, uint32_t value);

// Completes a chunk whose body of `count` bytes is already at out + 8.
uint8_t *cpng_put_chunk(uint8_t *out, const char *type, size_t count);

#endif
