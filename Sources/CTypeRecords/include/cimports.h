#ifndef CIMPORTS_H
#define CIMPORTS_H

#include <stddef.h>

// Imported functions.

/// Redirects all calls of a library's function from other files to a replacement, and returns how
/// many addresses were changed: none in a statically linked program.
///
/// Calls of functions in other files use addresses in the caller's global offset table, which the
/// dynamic linker sets. Source: System V Application Binary Interface, «Dynamic Linking», and its
/// supplements for AMD64 and AArch64 («Relocation»).
size_t cimports_redirect(const char *_Nonnull symbol, const void *_Nonnull replacement);

#endif
