#include "roots.h"

#include <stdint.h>
#include <string.h>

// Deterministic on all machines: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

// Newton's method from a third of the exponent, at most 6 % off; each step doubles the digits.
double cpixels_cube_root(double number) {
  if (!(number > 0)) return 0;
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  bits = bits / 3 + ((uint64_t)715094163 << 32);
  double root;
  memcpy(&root, &bits, sizeof root);
  for (int step = 0; step < 5; step++)
    root = root - (root * root * root - number) / (3 * root * root);
  return root;
}

// The power of 2.4 is the square times the square of the fifth root.
double cpixels_linear(unsigned byte) {
  double value = byte / 255.0;
  if (value <= 0.04045) return value / 12.92;
  value = (value + 0.055) / 1.055;
  double root = 1;
  for (int step = 0; step < 12; step++) {
    double square = root * root;
    root = root - (square * square * root - value) / (5 * square * square);
  }
  return value * value * root * root;
}
