#pragma once
// Pango finds line breaks and embedding levels, HarfBuzz shapes, FreeType rasterises.
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include "pango.h"
