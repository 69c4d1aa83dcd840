#define _GNU_SOURCE
#include "csymbols.h"

#include <dlfcn.h>

// Swift runtime, libswiftCore (include/swift/Demangling/Demangle.h).
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *outputSize,
                            uint32_t flags);

const char *csymbols_image_of(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : 0;
}

char *csymbols_demangle(const char *name, size_t length) {
  return swift_demangle(name, length, 0, 0, 0);
}
