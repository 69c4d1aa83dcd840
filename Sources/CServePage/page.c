// Embedded as in CReportPage, whose style and helpers this page uses.

#include "CServePage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "Page/serve.html"
};

static const unsigned char style[] = {
#embed "../CReportPage/Page/page.css"
, '\n',
#embed "../CReportPage/Page/report.css"
, '\n',
#embed "Page/serve.css"
};

static const unsigned char script[] = {
#embed "../CReportPage/Page/elements.js"
, '\n',
#embed "../CReportPage/Page/theme.js"
, '\n',
#embed "Page/frames.js"
, '\n',
#embed "Page/figures.js"
, '\n',
#embed "Page/link.js"
, '\n',
#embed "Page/hand.js"
, '\n',
#embed "Page/time.js"
, '\n',
#embed "Page/looks.js"
, '\n',
#embed "Page/results.js"
, '\n',
#embed "Page/keys.js"
, '\n',
#embed "Page/main.js"
};

cserve_text cserve_page(void) { return (cserve_text){page, sizeof page}; }
cserve_text cserve_style(void) { return (cserve_text){style, sizeof style}; }
cserve_text cserve_script(void) { return (cserve_text){script, sizeof script}; }
