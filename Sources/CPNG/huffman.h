// Prefix codes for deflate from symbol counts.

#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

enum { HUFFMAN_SYMBOLS = 286, HUFFMAN_LONGEST = 15 };

typedef struct {
  uint16_t bits[HUFFMAN_SYMBOLS];   // in deflate's order: the code's first bit is bit 0
  uint8_t length[HUFFMAN_SYMBOLS];  // 0 for symbols that do not occur
} huffman_code;

// Makes a complete code of at most HUFFMAN_LONGEST bits. At least two counts must not be 0.
void huffman_make(const uint32_t counts[HUFFMAN_SYMBOLS], huffman_code *code);

#endif
