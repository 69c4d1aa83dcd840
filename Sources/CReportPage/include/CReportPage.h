// The embedded files of the pages.

#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>

typedef struct {
  const unsigned char *bytes;  // UTF-8, without an end mark
  size_t count;
} creport_text;

creport_text creport_page(void);    // the skeleton, with {{places}} to fill
creport_text creport_style(void);
creport_text creport_script(void);  // every script, in the order they need

// Returns the files of the gallery's page.
creport_text creport_gallery(void);
creport_text creport_gallery_style(void);
creport_text creport_gallery_script(void);

#endif
