// What libpng calls when something is wrong.

#ifndef CPNG_LIBPNG_ERRORS_H
#define CPNG_LIBPNG_ERRORS_H

#include <png.h>

#include "cpng.h"

// Puts libpng's words into the cpng_result that is the error pointer, then jumps to the setjmp of
// png_jmpbuf. The status becomes CPNG_CORRUPT in reading and CPNG_NOT_ENCODED in writing, unless
// who raised the error has set another.
void cpng_fail_reading(png_structp png, png_const_charp message);
void cpng_fail_writing(png_structp png, png_const_charp message);

// Warnings concern chunks that do not change the picture.
void cpng_ignore_warning(png_structp png, png_const_charp message);

cpng_result cpng_failure(cpng_status status, const char *message);

#endif
