// Detects deflate streams that libdeflate accepts and zlib rejects.

#ifndef CPNG_DEFLATE_STRICT_H
#define CPNG_DEFLATE_STRICT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Returns whether zlib would accept a stream that libdeflate has inflated: its codes have at most
// the format's length, are complete where required, and no symbol is invalid. `bytes` start after
// zlib's header. Distances are not checked.
bool deflate_is_strict(const uint8_t *bytes, size_t count);

#endif
