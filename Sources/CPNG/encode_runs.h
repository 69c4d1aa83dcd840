// Encodes pixels as PNG by runs.

#ifndef CPNG_ENCODE_RUNS_H
#define CPNG_ENCODE_RUNS_H

#include "cpng.h"

typedef struct {
  bool keeps_alpha;    // RGBA even if every pixel is opaque
  bool finds_matches;  // also finds repeated sequences of runs: fewer bytes, more time
  uint32_t pixels_per_metre;
  uint32_t threads;  // the maximum number of threads; 0 for one per processor
} cpng_run_encoding;

// A picture in memory; or, if `draw` is not NULL, one drawn on request.
typedef struct {
  const void *pixels;
  size_t bytes_per_row;
  cpng_draw_rows draw;
  const void *drawing;
  uint32_t width, height;
} cpng_picture;

// On success, *bytes is *count bytes that the caller frees; on failure, NULL.
cpng_result cpng_encode_runs(
    cpng_picture picture, cpng_run_encoding encoding, uint8_t **bytes, size_t *count);

#endif
