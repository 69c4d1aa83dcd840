#include "libpng_errors.h"

#include <setjmp.h>
#include <string.h>

cpng_result cpng_failure(cpng_status status, const char *message) {
  cpng_result result = {status, ""};
  strncpy(result.message, message, CPNG_MESSAGE_SIZE - 1);
  return result;
}

static _Noreturn void fail(png_structp png, png_const_charp message, cpng_status status) {
  cpng_result *result = png_get_error_ptr(png);
  *result = cpng_failure(result->status == CPNG_OK ? status : result->status, message);
  longjmp(png_jmpbuf(png), 1);
}

void cpng_fail_reading(png_structp png, png_const_charp message) {
  fail(png, message, CPNG_CORRUPT);
}

void cpng_fail_writing(png_structp png, png_const_charp message) {
  fail(png, message, CPNG_NOT_ENCODED);
}

void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
