#pragma once
#include <cairo.h>

// Cairo brings pixman along without its header. Null where the linker does not find it: it is a
// library of its own then, and looked up by name.
extern const char *pixman_version_string(void) __attribute__((weak));

static inline const char *ccairo_pixman_version(void) {
  return pixman_version_string ? pixman_version_string() : 0;
}
