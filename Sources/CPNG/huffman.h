// Prefix codes for deflate, from counts.

#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { HUFFMAN_SYMBOLS = 286, HUFFMAN_LONGEST = 15 };

typedef struct {
  uint16_t bits[HUFFMAN_SYMBOLS];   // as deflate wants them: the code's first bit is bit 0
  uint8_t length[HUFFMAN_SYMBOLS];  // 0 for symbols that do not occur
} huffman_code;

// Makes a complete code no longer than HUFFMAN_LONGEST. At least two counts must not be 0.
void huffman_make(const uint32_t counts[HUFFMAN_SYMBOLS], huffman_code *code);

#endif
