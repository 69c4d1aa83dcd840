// C's #embed includes the files unchanged: 64 kB compile in a tenth of a second. SwiftPM's
// .embedInCode writes a Swift array literal, which took 12 seconds, and a resource bundle beside
// the program would be lost when the program is moved.

#include "CReportPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "Page/report.html"
};

static const unsigned char style[] = {
#embed "Page/page.css"
, '\n',
#embed "Page/report.css"
};

static const unsigned char script[] = {
#embed "Page/elements.js"
, '\n',
#embed "Page/theme.js"
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
#embed "Page/zoom.js"
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
#embed "Page/commands.js"
, '\n',
#embed "Page/main.js"
};

static const unsigned char gallery[] = {
#embed "Page/Gallery/gallery.html"
};

static const unsigned char gallery_style[] = {
#embed "Page/page.css"
, '\n',
#embed "Page/Gallery/gallery.css"
};

static const unsigned char gallery_script[] = {
#embed "Page/elements.js"
, '\n',
#embed "Page/theme.js"
, '\n',
#embed "Page/animated.js"
, '\n',
#embed "Page/pictures.js"
, '\n',
#embed "Page/zoom.js"
, '\n',
#embed "Page/film.js"
, '\n',
#embed "Page/keys.js"
, '\n',
#embed "Page/Gallery/variants.js"
, '\n',
#embed "Page/Gallery/layouts.js"
, '\n',
#embed "Page/Gallery/measure.js"
, '\n',
#embed "Page/Gallery/wall.js"
, '\n',
#embed "Page/Gallery/detail.js"
, '\n',
#embed "Page/Gallery/inspector.js"
, '\n',
#embed "Page/Gallery/tree.js"
, '\n',
#embed "Page/Gallery/commands.js"
, '\n',
#embed "Page/Gallery/main.js"
};

creport_text creport_page(void) { return (creport_text){page, sizeof page}; }
creport_text creport_style(void) { return (creport_text){style, sizeof style}; }
creport_text creport_script(void) { return (creport_text){script, sizeof script}; }
creport_text creport_gallery(void) { return (creport_text){gallery, sizeof gallery}; }
creport_text creport_gallery_style(void) {
  return (creport_text){gallery_style, sizeof gallery_style};
}
creport_text creport_gallery_script(void) {
  return (creport_text){gallery_script, sizeof gallery_script};
}
