// The files of the page in which a screen lives, carried in the program.

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

// Pixels as the page unpacks them, row by row: words whose upper two bits say what follows, the
// lower ones how much of it. 0: so many pixels stand behind the word. 1: the pixel behind it, so
// often. 2: so many as in the row above. 3: so many whole rows like the one above.
//
// 'stride' is in pixels; 'words' has room for height * (width + width / 4 + 2). Returns how many
// were written. O(pixels).
size_t cserve_pack(const uint32_t *pixels, size_t stride, size_t width, size_t height,
                   uint32_t *words);

#endif
