// C's #embed carries the files as they are: 64 kB compile in a tenth of a second. SwiftPM's
// .embedInCode makes a Swift array literal of them, which took 12 seconds, and a resource bundle
// beside the program would be left behind when the program is moved.

#include "CReportPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "Page/report.html"
};

static const unsigned char style[] = {
#embed "Page/report.css"
};

static const unsigned char script[] = {
#embed "Page/elements.js"
, '\n',
#embed "Page/wording.js"
, '\n',
#embed "Page/animated.js"
, '\n',
#embed "Page/pictures.js"
, '\n',
#embed "Page/difference.js"
, '\n',
#embed "Page/marks.js"
, '\n',
#embed "Page/loupe.js"
, '\n',
#embed "Page/texts.js"
, '\n',
#embed "Page/stage.js"
, '\n',
#embed "Page/film.js"
, '\n',
#embed "Page/facts.js"
, '\n',
#embed "Page/list.js"
, '\n',
#embed "Page/review.js"
, '\n',
#embed "Page/keys.js"
, '\n',
#embed "Page/main.js"
};

creport_text creport_page(void) { return (creport_text){page, sizeof page}; }
creport_text creport_style(void) { return (creport_text){style, sizeof style}; }
creport_text creport_script(void) { return (creport_text){script, sizeof script}; }
