// Error handlers for libpng.

#ifndef CPNG_LIBPNG_ERRORS_H
#define CPNG_LIBPNG_ERRORS_H

#include <png.h>

#include "cpng.h"

// Copies libpng's message into the cpng_result that is the error pointer, then jumps to png_jmpbuf.
// The status becomes CPNG_CORRUPT for reading and CPNG_NOT_ENCODED for writing, unless one is
// already set.
void cpng_fail_reading(png_structp png, png_const_charp message);
void cpng_fail_writing(png_structp png, png_const_charp message);

// Ignores warnings: they concern chunks that do not affect pixels.
void cpng_ignore_warning(png_structp png, png_const_charp message);

cpng_result cpng_failure(cpng_status status, const char *message);

#endif
