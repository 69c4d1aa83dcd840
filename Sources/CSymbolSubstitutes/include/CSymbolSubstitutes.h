// Embedded substitutes for symbols: icons of Bootstrap Icons (MIT, Table/LICENSE) and of this
// package, and the names of all symbols.

#ifndef CSYMBOLSUBSTITUTES_H
#define CSYMBOLSUBSTITUTES_H

#include <stddef.h>

typedef struct {
  const unsigned char *bytes;  // UTF-8, not null-terminated
  size_t count;
} csymbol_table;

csymbol_table csymbol_substitutes(void);  // the text of Table/symbols.txt

#endif
