// C's #embed carries the table as it is. In a resource bundle it would be left behind when a
// program is moved, and a Swift literal of its size takes seconds to compile. The table is made by
// Scripts/symbols/make-table.py.

#include "CSymbolSubstitutes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "Table/symbols.txt"
};

csymbol_table csymbol_substitutes(void) { return (csymbol_table){table, sizeof table}; }
