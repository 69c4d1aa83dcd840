// C's #embed carries the file as it is. In a resource bundle it would be left behind when a program
// is moved. It is that of hyph-utf8 (github.com/hyphenation/tex-hyphen, 5684c0f), unchanged; its
// notice and its permission stand at its head.

#include "CHyphenation.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char english[] = {
#embed "Patterns/hyph-en-us.tex"
};

chyphenation_patterns chyphenation_english(void) {
  return (chyphenation_patterns){english, sizeof english};
}
