// What stands for symbols, carried in the program: icons of Bootstrap Icons (MIT, Table/LICENSE)
// and of this package, and the names of all symbols.

#ifndef CSYMBOLSUBSTITUTES_H
#define CSYMBOLSUBSTITUTES_H

#include <stddef.h>

typedef struct {
  const unsigned char *bytes;  // UTF-8, without an end mark
  size_t count;
} csymbol_table;

csymbol_table csymbol_substitutes(void);  // the lines of Table/symbols.txt

#endif
