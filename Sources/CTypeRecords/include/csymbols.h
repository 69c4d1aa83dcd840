#ifndef CSYMBOLS_H
#define CSYMBOLS_H

#include <stddef.h>
#include <stdint.h>

// Symbols of the program's images, for Swift code that asks what they stand for.

/// The file of the image that an address is in; null where it is in none.
const char *_Nullable csymbols_image_of(const void *_Nonnull address);

/// What a symbol of Swift's stands for, which the caller frees; null for another symbol.
char *_Nullable csymbols_demangle(const char *_Nonnull name, size_t length);

#endif
