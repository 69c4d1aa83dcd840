// Compares a picture with a deflate stream, without inflating it.

#ifndef CPNG_COMPARE_SYMBOLS_H
#define CPNG_COMPARE_SYMBOLS_H

#include "cpng.h"

// Compares words with zlib data of filtered RGB rows.
cpng_equality compare_symbols(
    const uint8_t *bytes, size_t count, const void *pixels, size_t bytes_per_row, uint32_t width,
    uint32_t height);

#endif
