// Embedded hyphenation patterns: TeX's for American English.

#ifndef CHYPHENATION_H
#define CHYPHENATION_H

#include <stddef.h>

typedef struct {
  const unsigned char *bytes;  // ASCII, not null-terminated
  size_t count;
} chyphenation_patterns;

chyphenation_patterns chyphenation_english(void);  // Patterns/hyph-en-us.tex

#endif
