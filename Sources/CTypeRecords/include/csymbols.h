#ifndef CSYMBOLS_H
#define CSYMBOLS_H

#include <stddef.h>
#include <stdint.h>

// Symbol lookup and demangling.

/// Returns the file of the image that contains an address; null if there is none.
const char *_Nullable csymbols_image_of(const void *_Nonnull address);

/// Searches the calls in progress for the innermost of a library whose file name contains `name`,
/// and returns the file of its caller's library or program; null if the last 16 calls have none.
const char *_Nullable csymbols_image_calling(const char *_Nonnull name);

/// Returns the demangled name of a Swift symbol, which the caller frees; null for other symbols.
char *_Nullable csymbols_demangle(const char *_Nonnull name, size_t length);

#endif
