// The package's fonts, embedded in the program: Inter and Noto (SIL Open Font License 1.1,
// Files/OFL.txt). Their bytes are not copied, and unused ones are not loaded.

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
// Returns a file by name; without bytes if there is none.
cfonts_file cfonts_named(const char *name);

#endif
