// What zlib refuses of a deflate stream that libdeflate inflates.

#ifndef CPNG_DEFLATE_STRICT_H
#define CPNG_DEFLATE_STRICT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Whether zlib would inflate a stream, too, that libdeflate has inflated: its codes are no longer
// than the format's, complete where they must be, and no symbol is one that means nothing. `bytes`
// begin after zlib's header. Distances are not looked at.
bool deflate_is_strict(const uint8_t *bytes, size_t count);

#endif
