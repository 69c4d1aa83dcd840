#include "huffman.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t weight;
  uint16_t symbol;
} leaf;

// Rarest first; equal ones by symbol, so that the order does not depend on qsort.
static int by_weight(const void *first, const void *second) {
  const leaf *a = first, *b = second;
  if (a->weight != b->weight) return a->weight < b->weight ? -1 : 1;
  return a->symbol < b->symbol ? -1 : 1;
}

// Counts the leaves at each depth of the Huffman tree, with two queues: sorted leaves, and inner
// nodes, which are created in order of weight.
static void count_depths(const leaf *leaves, int count, uint32_t depths[HUFFMAN_SYMBOLS]) {
  uint64_t weight[HUFFMAN_SYMBOLS];
  uint16_t parent_of_leaf[HUFFMAN_SYMBOLS], parent[HUFFMAN_SYMBOLS], depth[HUFFMAN_SYMBOLS];
  int next_leaf = 0, next_inner = 0;
  for (int made = 0; made < count - 1; made++) {
    weight[made] = 0;
    for (int child = 0; child < 2; child++) {
      int takes_leaf = next_inner == made ||
                       (next_leaf < count && leaves[next_leaf].weight <= weight[next_inner]);
      if (takes_leaf) {
        parent_of_leaf[next_leaf] = (uint16_t)made;
        weight[made] += leaves[next_leaf++].weight;
      } else {
        parent[next_inner] = (uint16_t)made;
        weight[made] += weight[next_inner++];
      }
    }
  }
  memset(depths, 0, HUFFMAN_SYMBOLS * sizeof *depths);
  depth[count - 2] = 0;
  for (int inner = count - 3; inner >= 0; inner--) depth[inner] = depth[parent[inner]] + 1;
  for (int i = 0; i < count; i++) depths[depth[parent_of_leaf[i]] + 1]++;
}

// Limits the depth of leaves: moves deeper ones to the maximum, then moves higher leaves down until
// the code is complete again.
static void limit_depths(uint32_t depths[HUFFMAN_SYMBOLS]) {
  uint32_t used = 0;
  for (int d = HUFFMAN_LONGEST + 1; d < HUFFMAN_SYMBOLS; d++) depths[HUFFMAN_LONGEST] += depths[d];
  for (int d = 1; d <= HUFFMAN_LONGEST; d++) used += depths[d] << (HUFFMAN_LONGEST - d);
  while (used > 1u << HUFFMAN_LONGEST) {
    int d = HUFFMAN_LONGEST - 1;
    while (!depths[d]) d--;
    depths[d]--;
    depths[d + 1] += 2;
    depths[HUFFMAN_LONGEST]--;
    used--;
  }
}

static uint16_t reversed(uint32_t value, int length) {
  uint32_t result = 0;
  for (int i = 0; i < length; i++) result |= (value >> i & 1) << (length - 1 - i);
  return (uint16_t)result;
}

void huffman_make(const uint32_t counts[HUFFMAN_SYMBOLS], huffman_code *code) {
  leaf leaves[HUFFMAN_SYMBOLS];
  int count = 0;
  for (int symbol = 0; symbol < HUFFMAN_SYMBOLS; symbol++) {
    if (counts[symbol]) leaves[count++] = (leaf){counts[symbol], (uint16_t)symbol};
  }
  qsort(leaves, (size_t)count, sizeof *leaves, by_weight);

  uint32_t depths[HUFFMAN_SYMBOLS];
  count_depths(leaves, count, depths);
  limit_depths(depths);

  memset(code, 0, sizeof *code);
  int next = 0;
  for (int length = HUFFMAN_LONGEST; length > 0; length--) {
    for (uint32_t i = 0; i < depths[length]; i++) {
      code->length[leaves[next++].symbol] = (uint8_t)length;
    }
  }
  // RFC 1951, 3.2.2: codes of one length are consecutive, in the order of their symbols.
  uint32_t first[HUFFMAN_LONGEST + 2] = {0};
  for (int length = 1; length <= HUFFMAN_LONGEST; length++) {
    first[length + 1] = (first[length] + depths[length]) << 1;
  }
  for (int symbol = 0; symbol < HUFFMAN_SYMBOLS; symbol++) {
    int length = code->length[symbol];
    if (length) code->bits[symbol] = reversed(first[length]++, length);
  }
}
