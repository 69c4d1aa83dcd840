#pragma once
#include <cairo.h>

// Cairo includes pixman without its header. Null if the linker does not find it, because it is a
// separate library; it is then looked up by name.
extern const char *pixman_version_string(void) __attribute__((weak));

static inline const char *ccairo_pixman_version(void) {
  return pixman_version_string ? pixman_version_string() : 0;
}
