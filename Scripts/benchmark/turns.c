// The C reference program, one frame at a time, so it can alternate with the measured program.
// Built by `./benchmark` with the reference's folder in the include path; draws with its functions.
//
// Reads lines: `scroll OFFSET` moves the last frame up and draws the strip below it; `full OFFSET`
// draws everything; `save PATH` writes the last frame's words, 0xXXRRGGBB. Offsets are points, at
// scale 2. Prints the milliseconds of each command.
//
// The cells' texts differ, as in the scene that it is compared with: the wall's remark, a space and
// the cell's number, counted from the program's argument. A text is laid out when its cell is first
// drawn, and cached.

#define main yardstick_main
#include "peer_cairo.c"
#undef main

static const double scale = 2;
static PangoContext *context;
static PangoLayout *texts[NITEMS];
static int first_number;

static void prepare(double offset, double height) {
  int seen[64], count = visible(offset, height, seen);
  for (int k = 0; k < count; k++) {
    int item = seen[k];
    if (texts[item]) continue;
    char text[256];
    snprintf(text, sizeof text, "%s %d", text_of(item), first_number + item);
    texts[item] = layout_new(context, text, scale);
  }
}

static void full(cairo_surface_t *surface, double offset) {
  prepare(offset, VH);
  draw_frame(surface, offset, scale, context, texts, ALL);
}

static void scroll(cairo_surface_t *surface, double before, double offset) {
  double points = offset - before;
  if (points <= 0 || points >= VH) {
    full(surface, offset);
    return;
  }
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  int rows = (int)(points * scale);
  memmove(pixels, pixels + (size_t)rows * stride, (size_t)(H - rows) * stride);
  clear_white(surface, H - rows, H);
  cairo_t *cairo = cairo_create(surface);
  cairo_rectangle(cairo, 0, H - rows, W, rows);
  cairo_clip(cairo);
  prepare(offset + VH - points, points);
  int seen[64], count = visible(offset + VH - points, points, seen);
  for (int k = 0; k < count; k++) {
    int item = seen[k];
    draw_cell(
        cairo, item, texts[item], frame_x(item, scale) * scale,
        (frame_y(item) - offset) * scale, scale, ALL);
  }
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
}

static int save(cairo_surface_t *surface, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return 0;
  size_t count = (size_t)W * H;
  int isWhole = fwrite(cairo_image_surface_get_data(surface), 4, count, file) == count;
  return fclose(file) == 0 && isWhole;
}

// The package's bold system font at 20 points: semibold, as on iOS, at Inter's optical size 18.9
// (SystemFontFit). The yardstick's own font has a tenth more ink.
static void use_our_design(void) {
  PangoFontDescription *font =
      pango_font_description_copy(pango_context_get_font_description(context));
  pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD);
  pango_font_description_set_variations(font, "wght=600,opsz=18.9");
  pango_context_set_font_description(context, font);
  pango_font_description_free(font);
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  first_number = atoi(arguments[1]);
  W = VW * scale;
  H = VH * scale;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, H);
  context = ctx_new(1, scale);
  use_our_design();
  double shown = 0;
  char line[4096], word[4096];
  double offset;
  while (fgets(line, sizeof line, stdin)) {
    double start = now_ms();
    if (sscanf(line, "scroll %lf", &offset) == 1) scroll(surface, shown, offset), shown = offset;
    else if (sscanf(line, "full %lf", &offset) == 1) full(surface, offset), shown = offset;
    else if (sscanf(line, "save %4095s", word) != 1 || !save(surface, word)) return 1;
    printf("%.4f\n", now_ms() - start);
    fflush(stdout);
  }
  return 0;
}
