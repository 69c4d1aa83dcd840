// Encoding by runs, for people who wait and for files that are kept.

#ifndef CPNG_ENCODE_RUNS_H
#define CPNG_ENCODE_RUNS_H

#include "cpng.h"

typedef struct {
  bool keeps_alpha;    // RGBA even where every pixel is opaque
  bool finds_matches;  // also looks for runs that came before: fewer bytes in more time
  uint32_t pixels_per_metre;
  uint32_t threads;  // that may work at once; 0 for one a processor
} cpng_run_encoding;

// A picture in memory, or one that is drawn as it is asked for, where `draw` is not NULL.
typedef struct {
  const void *pixels;
  size_t bytes_per_row;
  cpng_draw_rows draw;
  const void *drawing;
  uint32_t width, height;
} cpng_picture;

// On success *bytes holds *count bytes that the caller frees; on failure it is NULL.
cpng_result cpng_encode_runs(
    cpng_picture picture, cpng_run_encoding encoding, uint8_t **bytes, size_t *count);

#endif
