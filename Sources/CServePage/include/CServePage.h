// The embedded files of the page that shows a live screen.

#ifndef CSERVEPAGE_H
#define CSERVEPAGE_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const unsigned char *bytes;  // UTF-8, without an end mark
  size_t count;
} cserve_text;

cserve_text cserve_page(void);    // the skeleton, with {{places}} to fill
cserve_text cserve_style(void);   // the report's, then its own
cserve_text cserve_script(void);  // every script, in the order they need

// Packs pixels for the page, row by row, into words whose upper two bits are the kind and whose
// lower ones are a count. 0: that many pixels follow the word. 1: the following pixel repeats. 2:
// that many pixels equal those in the row above. 3: that many whole rows equal the one above.
//
// 'stride' is in pixels; 'words' has a capacity of height * (width + width / 4 + 2). Returns the
// number of words written. O(pixels).
size_t cserve_pack(const uint32_t *pixels, size_t stride, size_t width, size_t height,
                   uint32_t *words);

#endif
