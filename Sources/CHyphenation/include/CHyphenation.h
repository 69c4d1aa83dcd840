// Where words may be broken, carried in the program: TeX's patterns for American English.

#ifndef CHYPHENATION_H
#define CHYPHENATION_H

#include <stddef.h>

typedef struct {
  const unsigned char *bytes;  // ASCII, without an end mark
  size_t count;
} chyphenation_patterns;

chyphenation_patterns chyphenation_english(void);  // Patterns/hyph-en-us.tex

#endif
