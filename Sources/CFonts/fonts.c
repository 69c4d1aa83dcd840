// Made by Scripts/fonts/make.py. C's #embed carries the files as they are: in a resource
// bundle they would be left behind when a program is moved.

#include "CFonts.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "Files/Inter-Italic.ttf"
};
static const unsigned char file1[] = {
#embed "Files/Inter.ttf"
};
static const unsigned char file2[] = {
#embed "Files/NotoMusic-Regular.ttf"
};
static const unsigned char file3[] = {
#embed "Files/NotoSans-Bold.ttf"
};
static const unsigned char file4[] = {
#embed "Files/NotoSans-Regular.ttf"
};
static const unsigned char file5[] = {
#embed "Files/NotoSansArabic-Bold.ttf"
};
static const unsigned char file6[] = {
#embed "Files/NotoSansArabic-Regular.ttf"
};
static const unsigned char file7[] = {
#embed "Files/NotoSansArmenian-Bold.ttf"
};
static const unsigned char file8[] = {
#embed "Files/NotoSansArmenian-Regular.ttf"
};
static const unsigned char file9[] = {
#embed "Files/NotoSansBengali-Bold.ttf"
};
static const unsigned char file10[] = {
#embed "Files/NotoSansBengali-Regular.ttf"
};
static const unsigned char file11[] = {
#embed "Files/NotoSansDevanagari-Bold.ttf"
};
static const unsigned char file12[] = {
#embed "Files/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char file13[] = {
#embed "Files/NotoSansEthiopic-Bold.ttf"
};
static const unsigned char file14[] = {
#embed "Files/NotoSansEthiopic-Regular.ttf"
};
static const unsigned char file15[] = {
#embed "Files/NotoSansGeorgian-Bold.ttf"
};
static const unsigned char file16[] = {
#embed "Files/NotoSansGeorgian-Regular.ttf"
};
static const unsigned char file17[] = {
#embed "Files/NotoSansGujarati-Bold.ttf"
};
static const unsigned char file18[] = {
#embed "Files/NotoSansGujarati-Regular.ttf"
};
static const unsigned char file19[] = {
#embed "Files/NotoSansGurmukhi-Bold.ttf"
};
static const unsigned char file20[] = {
#embed "Files/NotoSansGurmukhi-Regular.ttf"
};
static const unsigned char file21[] = {
#embed "Files/NotoSansHebrew-Bold.ttf"
};
static const unsigned char file22[] = {
#embed "Files/NotoSansHebrew-Regular.ttf"
};
static const unsigned char file23[] = {
#embed "Files/NotoSansKannada-Bold.ttf"
};
static const unsigned char file24[] = {
#embed "Files/NotoSansKannada-Regular.ttf"
};
static const unsigned char file25[] = {
#embed "Files/NotoSansKhmer-Bold.ttf"
};
static const unsigned char file26[] = {
#embed "Files/NotoSansKhmer-Regular.ttf"
};
static const unsigned char file27[] = {
#embed "Files/NotoSansLao-Bold.ttf"
};
static const unsigned char file28[] = {
#embed "Files/NotoSansLao-Regular.ttf"
};
static const unsigned char file29[] = {
#embed "Files/NotoSansMalayalam-Bold.ttf"
};
static const unsigned char file30[] = {
#embed "Files/NotoSansMalayalam-Regular.ttf"
};
static const unsigned char file31[] = {
#embed "Files/NotoSansMath-Regular.ttf"
};
static const unsigned char file32[] = {
#embed "Files/NotoSansMono-Bold.ttf"
};
static const unsigned char file33[] = {
#embed "Files/NotoSansMono-Regular.ttf"
};
static const unsigned char file34[] = {
#embed "Files/NotoSansMyanmar-Bold.ttf"
};
static const unsigned char file35[] = {
#embed "Files/NotoSansMyanmar-Regular.ttf"
};
static const unsigned char file36[] = {
#embed "Files/NotoSansSinhala-Bold.ttf"
};
static const unsigned char file37[] = {
#embed "Files/NotoSansSinhala-Regular.ttf"
};
static const unsigned char file38[] = {
#embed "Files/NotoSansSymbols-Bold.ttf"
};
static const unsigned char file39[] = {
#embed "Files/NotoSansSymbols-Regular.ttf"
};
static const unsigned char file40[] = {
#embed "Files/NotoSansSymbols2-Regular.ttf"
};
static const unsigned char file41[] = {
#embed "Files/NotoSansTamil-Bold.ttf"
};
static const unsigned char file42[] = {
#embed "Files/NotoSansTamil-Regular.ttf"
};
static const unsigned char file43[] = {
#embed "Files/NotoSansTelugu-Bold.ttf"
};
static const unsigned char file44[] = {
#embed "Files/NotoSansTelugu-Regular.ttf"
};
static const unsigned char file45[] = {
#embed "Files/NotoSansThai-Bold.ttf"
};
static const unsigned char file46[] = {
#embed "Files/NotoSansThai-Regular.ttf"
};
static const unsigned char file47[] = {
#embed "Files/NotoSerif-Bold.ttf"
};
static const unsigned char file48[] = {
#embed "Files/NotoSerif-BoldItalic.ttf"
};
static const unsigned char file49[] = {
#embed "Files/NotoSerif-Italic.ttf"
};
static const unsigned char file50[] = {
#embed "Files/NotoSerif-Regular.ttf"
};

static const cfonts_file files[] = {
    {"Inter-Italic.ttf", file0, sizeof file0, "c9ca3fb81f5d8d70"},
    {"Inter.ttf", file1, sizeof file1, "a49117e883153605"},
    {"NotoMusic-Regular.ttf", file2, sizeof file2, "6fa5ed97afb2e41a"},
    {"NotoSans-Bold.ttf", file3, sizeof file3, "0aea2f90f1abf498"},
    {"NotoSans-Regular.ttf", file4, sizeof file4, "2d2e9431d62f9d22"},
    {"NotoSansArabic-Bold.ttf", file5, sizeof file5, "2885eb25e23d3704"},
    {"NotoSansArabic-Regular.ttf", file6, sizeof file6, "dfaa3d1e172f4faf"},
    {"NotoSansArmenian-Bold.ttf", file7, sizeof file7, "c375a23d3895a6b9"},
    {"NotoSansArmenian-Regular.ttf", file8, sizeof file8, "092f21937b792506"},
    {"NotoSansBengali-Bold.ttf", file9, sizeof file9, "bf9677cde9bfdc8a"},
    {"NotoSansBengali-Regular.ttf", file10, sizeof file10, "03257ce8a6948755"},
    {"NotoSansDevanagari-Bold.ttf", file11, sizeof file11, "281651040de73b91"},
    {"NotoSansDevanagari-Regular.ttf", file12, sizeof file12, "7374e397422d0873"},
    {"NotoSansEthiopic-Bold.ttf", file13, sizeof file13, "8299f1f0608e6c9a"},
    {"NotoSansEthiopic-Regular.ttf", file14, sizeof file14, "36fdabf4518d444e"},
    {"NotoSansGeorgian-Bold.ttf", file15, sizeof file15, "6856fe7bac266668"},
    {"NotoSansGeorgian-Regular.ttf", file16, sizeof file16, "322261979e6d9db5"},
    {"NotoSansGujarati-Bold.ttf", file17, sizeof file17, "c6cb7583dd904b3e"},
    {"NotoSansGujarati-Regular.ttf", file18, sizeof file18, "7a211d9c85647c6d"},
    {"NotoSansGurmukhi-Bold.ttf", file19, sizeof file19, "721f9c1ccaa40819"},
    {"NotoSansGurmukhi-Regular.ttf", file20, sizeof file20, "613295eef027c204"},
    {"NotoSansHebrew-Bold.ttf", file21, sizeof file21, "f26e3b0435b1ec3e"},
    {"NotoSansHebrew-Regular.ttf", file22, sizeof file22, "942709bc60afeeb4"},
    {"NotoSansKannada-Bold.ttf", file23, sizeof file23, "71a1bf0d1e4d6cb4"},
    {"NotoSansKannada-Regular.ttf", file24, sizeof file24, "55ad85a81042bac9"},
    {"NotoSansKhmer-Bold.ttf", file25, sizeof file25, "a1e04cee55a72159"},
    {"NotoSansKhmer-Regular.ttf", file26, sizeof file26, "e3754a906fc5061e"},
    {"NotoSansLao-Bold.ttf", file27, sizeof file27, "5061dafc9c548dcc"},
    {"NotoSansLao-Regular.ttf", file28, sizeof file28, "5dc0ad7b42eb0094"},
    {"NotoSansMalayalam-Bold.ttf", file29, sizeof file29, "31fb75befcc7afff"},
    {"NotoSansMalayalam-Regular.ttf", file30, sizeof file30, "8bd3bfac10c9c771"},
    {"NotoSansMath-Regular.ttf", file31, sizeof file31, "3d872ac87acc842b"},
    {"NotoSansMono-Bold.ttf", file32, sizeof file32, "9de68f3f378c527d"},
    {"NotoSansMono-Regular.ttf", file33, sizeof file33, "2d30ef1485d8c807"},
    {"NotoSansMyanmar-Bold.ttf", file34, sizeof file34, "a72c89d89e26cafb"},
    {"NotoSansMyanmar-Regular.ttf", file35, sizeof file35, "e2df36bc9dcf6941"},
    {"NotoSansSinhala-Bold.ttf", file36, sizeof file36, "f9d0863d74b4d5aa"},
    {"NotoSansSinhala-Regular.ttf", file37, sizeof file37, "373d52c610352b49"},
    {"NotoSansSymbols-Bold.ttf", file38, sizeof file38, "f7ed61af8898c3e9"},
    {"NotoSansSymbols-Regular.ttf", file39, sizeof file39, "3e09c2726c0ba23a"},
    {"NotoSansSymbols2-Regular.ttf", file40, sizeof file40, "fafa407ede9b8de2"},
    {"NotoSansTamil-Bold.ttf", file41, sizeof file41, "6f69844489192bd1"},
    {"NotoSansTamil-Regular.ttf", file42, sizeof file42, "692d7a3e0cdb2e39"},
    {"NotoSansTelugu-Bold.ttf", file43, sizeof file43, "4d4c45ffb53970f0"},
    {"NotoSansTelugu-Regular.ttf", file44, sizeof file44, "33f70022223a08b6"},
    {"NotoSansThai-Bold.ttf", file45, sizeof file45, "f49fa6675d1d41de"},
    {"NotoSansThai-Regular.ttf", file46, sizeof file46, "0587501bef24cb89"},
    {"NotoSerif-Bold.ttf", file47, sizeof file47, "873f87fb17d878d0"},
    {"NotoSerif-BoldItalic.ttf", file48, sizeof file48, "db2ebafbc7ffa7a6"},
    {"NotoSerif-Italic.ttf", file49, sizeof file49, "970d28c51aade802"},
    {"NotoSerif-Regular.ttf", file50, sizeof file50, "5c745a57b5fab6eb"},
};

size_t cfonts_count(void) { return sizeof files / sizeof *files; }

cfonts_file cfonts_at(size_t index) { return files[index]; }

cfonts_file cfonts_named(const char *name) {
  for (size_t index = 0; index < cfonts_count(); index++)
    if (strcmp(files[index].name, name) == 0) return files[index];
  return (cfonts_file){"", NULL, 0, ""};
}
