// Embeds the file unchanged; a resource bundle would be lost when a program is moved. Source:
// hyph-utf8 (github.com/hyphenation/tex-hyphen, 5684c0f); the license is in the file's header.

#include "CHyphenation.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char english[] = {
#embed "Patterns/hyph-en-us.tex"
};

chyphenation_patterns chyphenation_english(void) {
  return (chyphenation_patterns){english, sizeof english};
}
