// Reconstructs pixels from the filtered rows of a PNG.

#ifndef CPNG_UNFILTER_H
#define CPNG_UNFILTER_H

#include <stdbool.h>
#include <stdint.h>

// Undoes filter 0...4 of a row: width pixels of 3 or 4 bytes at `samples`. `above` and `row` are
// straight 0xAARRGGBB words; alpha is 255 for RGB. Returns false for an unknown filter. `samples`
// must be readable for 16 bytes beyond the row's end.
bool unfilter_row(
    uint32_t filter, const uint8_t *samples, uint32_t channels, const uint32_t *above,
    uint32_t *row, uint32_t width);

#endif
