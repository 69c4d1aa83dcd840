// Embeds the table unchanged; a resource bundle would be lost when a program is moved, and a Swift
// literal of this size takes seconds to compile. Scripts/symbols/make-table.py generates the table.

#include "CSymbolSubstitutes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "Table/symbols.txt"
};

csymbol_table csymbol_substitutes(void) { return (csymbol_table){table, sizeof table}; }
