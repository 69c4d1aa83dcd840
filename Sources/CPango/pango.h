#pragma once
// What CoreText's calls into Pango take, as Pango's documentation of its binary interface has it:
// https://docs.gtk.org/Pango/struct.LogAttr.html, https://docs.gtk.org/Pango/enum.Direction.html.
//
// Pango is opened at run time, so its headers would serve nothing else; pkg-config brings with them
// the flags of GLib's whole family, some of which SwiftPM refuses with a warning in every build.
// PangoLibraryTests hold these declarations against the library.

typedef struct {
  unsigned is_line_break : 1;
  unsigned is_mandatory_break : 1;
  unsigned is_char_break : 1;
  unsigned is_white : 1;
  unsigned is_cursor_position : 1;
  unsigned others : 27;
} PangoLogAttr;

typedef enum {
  PANGO_DIRECTION_LTR = 0,
  PANGO_DIRECTION_RTL = 1,
  PANGO_DIRECTION_WEAK_LTR = 4,
  PANGO_DIRECTION_WEAK_RTL = 5,
} PangoDirection;
