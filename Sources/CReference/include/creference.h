// What others do to compare pictures, written anew to be measured against. For the benchmark alone.

#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

// The pixels that differ by more than a tenth in YIQ and are not taken for antialiasing, as
// pixelmatch 7 counts them. Pixels are 0xAARRGGBB words without gaps between rows.
size_t creference_perceptual_count(
    const uint32_t *first, const uint32_t *second, int32_t width, int32_t height);

// Gives back to the kernel what is allocated no more, so that what a process holds can be counted.
void creference_release_free_memory(void);

#endif
