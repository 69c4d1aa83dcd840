#define _GNU_SOURCE
#include "csymbols.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <string.h>

// Swift runtime, libswiftCore (include/swift/Demangling/Demangle.h).
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *outputSize,
                            uint32_t flags);

const char *csymbols_image_of(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : 0;
}

const char *csymbols_image_calling(const char *name) {
  void *frames[16];
  int count = backtrace(frames, 16);
  const void *callee = 0;
  for (int index = 1; index < count; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info)) return 0;
    if (callee && info.dli_fbase != callee) return info.dli_fname;
    if (!callee && strstr(info.dli_fname, name)) callee = info.dli_fbase;
  }
  return 0;
}

char *csymbols_demangle(const char *name, size_t length) {
  return swift_demangle(name, length, 0, 0, 0);
}
