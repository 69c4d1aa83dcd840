#pragma once
// The types of CoreText's calls to Pango, from its documentation:
// https://docs.gtk.org/Pango/struct.LogAttr.html, https://docs.gtk.org/Pango/enum.Direction.html.
//
// Pango is loaded at run time without its headers, because pkg-config adds GLib's flags, some of
// which cause SwiftPM warnings. PangoLibraryTests compare these declarations with the library.

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
