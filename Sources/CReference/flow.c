// A plain flow layout: all frames are stored, and a change lays out all that follow.

#include "creference.h"

#include <stdlib.h>
#include <string.h>

static const double width = 1024, inset = 10, spacing = 20;

// Places the row that starts at `first`. Returns the item after it.
static size_t place_row(creference_frame *frames, size_t first, size_t count, double *y) {
  double sum = 0, height = 0;
  size_t end = first;
  for (; end < count; end++) {
    double gaps = spacing * (double)(end - first);
    if (end > first && sum + frames[end].width + gaps > width - 2 * inset) break;
    sum += frames[end].width;
    if (frames[end].height > height) height = frames[end].height;
  }
  double gap = spacing, x = inset;
  if (end < count && end - first > 1) gap = (width - 2 * inset - sum) / (double)(end - first - 1);
  for (size_t index = first; index < end; index++) {
    frames[index].x = x;
    frames[index].y = *y + (height - frames[index].height) / 2;
    x += frames[index].width + gap;
  }
  *y += height + spacing;
  return end;
}

static void place_all(creference_frame *frames, size_t count) {
  double y = inset;
  for (size_t first = 0; first < count;) first = place_row(frames, first, count, &y);
}

void creference_flow(
    creference_frame *frames, size_t count, creference_size size, void *context) {
  for (size_t index = 0; index < count; index++) {
    size(context, index, &frames[index].width, &frames[index].height);
  }
  place_all(frames, count);
}

void creference_flow_uniform(creference_frame *frames, size_t count, double side) {
  size_t columns = (size_t)((width - 2 * inset + spacing) / (side + spacing));
  double step = (width - 2 * inset - side) / (double)(columns - 1);
  for (size_t index = 0; index < count; index++) {
    frames[index] = (creference_frame){
        inset + (double)(index % columns) * step,
        inset + (double)(index / columns) * (side + spacing), side, side};
  }
}

size_t creference_visible(
    const creference_frame *frames, size_t count, double top, double height) {
  size_t low = 0, high = count, seen = 0;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (frames[middle].y + frames[middle].height > top) high = middle;
    else low = middle + 1;
  }
  for (size_t index = low; index < count && frames[index].y < top + height; index++) seen++;
  return seen;
}

static creference_frame taken(creference_frame *frames, size_t *count, size_t index) {
  creference_frame frame = frames[index];
  memmove(frames + index, frames + index + 1, (--*count - index) * sizeof *frames);
  return frame;
}

static void put(creference_frame *frames, size_t *count, size_t index, creference_frame frame) {
  memmove(frames + index + 1, frames + index, ((*count)++ - index) * sizeof *frames);
  frames[index] = frame;
}

static int larger_first(const void *a, const void *b) {
  size_t first = *(const size_t *)a, second = *(const size_t *)b;
  return (first < second) - (first > second);
}

void creference_flow_update(
    creference_frame *frames, size_t count, size_t *from, size_t *to, size_t changes,
    creference_frame inserted) {
  qsort(from, changes, sizeof *from, larger_first);
  qsort(to, changes, sizeof *to, larger_first);
  for (size_t index = 0; index < changes; index++) (void)taken(frames, &count, from[index]);
  for (size_t index = changes; index-- > 0;) put(frames, &count, to[index], inserted);
  place_all(frames, count);
}
