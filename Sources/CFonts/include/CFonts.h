// The fonts of the package, carried in the program: Inter and Noto (SIL Open Font License 1.1,
// Files/OFL.txt). Nothing is copied: what no text needs stays on disk.

#ifndef CFONTS_H
#define CFONTS_H

#include <stddef.h>

typedef struct {
  const char *name;  // "Inter.ttf"
  const unsigned char *bytes;
  size_t count;
  const char *fingerprint;  // the first 16 hexadecimal digits of the bytes' SHA-256
} cfonts_file;

size_t cfonts_count(void);
cfonts_file cfonts_at(size_t index);
// The file of a name; one without bytes where there is none.
cfonts_file cfonts_named(const char *name);

#endif
