#define _GNU_SOURCE
// Colours for a frame of a GIF: exact ones as long as they fit, else Heckbert's median cut with
// splits where the error is greatest, and each colour goes to the nearest entry.
#include "CEncoding.h"

#include <stdlib.h>
#include <string.h>

#define NONE 0xFFFFFFFFu

/// Above so many colours, the two lowest bits of each part are dropped.
#define MANY (1u << 16)

typedef struct {
  uint32_t color;
  uint32_t count;
  uint8_t index;
} entry;

/// An open-addressed table of colours.
typedef struct {
  entry *entries;
  uint32_t capacity, used;
  uint32_t mask;
} table;

typedef struct {
  uint32_t first, count;
  uint64_t weight;
  double error;
  int axis;
} box;

static uint32_t hash(uint32_t color) {
  color *= 0x9E3779B1u;
  return color ^ color >> 15;
}

static int table_make(table *t, uint32_t capacity, uint32_t mask) {
  t->entries = malloc(sizeof(entry) * capacity);
  if (!t->entries) return 0;
  for (uint32_t i = 0; i < capacity; i++) t->entries[i].color = NONE;
  t->capacity = capacity;
  t->used = 0;
  t->mask = mask;
  return 1;
}

static entry *table_slot(table *t, uint32_t color) {
  uint32_t i = hash(color) & (t->capacity - 1);
  while (t->entries[i].color != color && t->entries[i].color != NONE)
    i = (i + 1) & (t->capacity - 1);
  return &t->entries[i];
}

static int table_add(table *t, uint32_t color, uint32_t count) {
  color &= t->mask;
  entry *e = table_slot(t, color);
  if (e->color == color) {
    e->count += count;
    return 1;
  }
  e->color = color;
  e->count = count;
  t->used++;
  if (t->used * 2 < t->capacity) return 1;
  // Full: a larger table, or a coarser one if there are many colours already.
  table next;
  int coarser = t->used > MANY && t->mask == 0xFFFFFFu;
  if (!table_make(&next, coarser ? t->capacity : t->capacity * 2,
                  coarser ? 0xFCFCFCu : t->mask))
    return 0;
  for (uint32_t i = 0; i < t->capacity; i++)
    if (t->entries[i].color != NONE && !table_add(&next, t->entries[i].color, t->entries[i].count))
      return 0;
  free(t->entries);
  *t = next;
  return 1;
}

static int part(uint32_t color, int axis) { return (int)(color >> (axis * 8) & 255); }

/// Finds the axis with the greatest spread and the error that a single colour would make.
static void box_measure(box *b, entry **list) {
  double sum[3] = {0}, squares[3] = {0}, worst = -1;
  b->weight = 0;
  for (uint32_t i = b->first; i < b->first + b->count; i++) {
    double n = list[i]->count;
    b->weight += list[i]->count;
    for (int axis = 0; axis < 3; axis++) {
      double v = part(list[i]->color, axis);
      sum[axis] += n * v;
      squares[axis] += n * v * v;
    }
  }
  b->error = 0;
  b->axis = 0;
  for (int axis = 0; axis < 3; axis++) {
    double error = squares[axis] - sum[axis] * sum[axis] / (double)b->weight;
    b->error += error;
    if (error > worst) {
      worst = error;
      b->axis = axis;
    }
  }
  if (b->count < 2) b->error = 0;
}

static int by_axis(const void *a, const void *b, void *axis) {
  uint32_t x = (*(entry *const *)a)->color, y = (*(entry *const *)b)->color;
  int d = part(x, *(int *)axis) - part(y, *(int *)axis);
  return d ? d : (x > y) - (x < y);
}

/// Splits at the mean, where the two halves' errors are about equal.
static void box_split(box *b, box *other, entry **list) {
  int axis = b->axis;
  qsort_r(list + b->first, b->count, sizeof(entry *), by_axis, &axis);
  double sum = 0;
  for (uint32_t i = b->first; i < b->first + b->count; i++)
    sum += (double)list[i]->count * part(list[i]->color, axis);
  double mean = sum / (double)b->weight;
  uint32_t cut = 1;
  while (cut < b->count - 1 && part(list[b->first + cut]->color, axis) <= mean) cut++;
  other->first = b->first + cut;
  other->count = b->count - cut;
  b->count = cut;
  box_measure(b, list);
  box_measure(other, list);
}

static uint32_t box_color(const box *b, entry **list) {
  double sum[3] = {0};
  for (uint32_t i = b->first; i < b->first + b->count; i++)
    for (int axis = 0; axis < 3; axis++)
      sum[axis] += (double)list[i]->count * part(list[i]->color, axis);
  uint32_t color = 0;
  for (int axis = 0; axis < 3; axis++)
    color |= (uint32_t)(sum[axis] / (double)b->weight + 0.5) << (axis * 8);
  return color;
}

static int nearest(uint32_t color, const uint32_t *palette, int count) {
  int best = 0, least = 1 << 30;
  for (int i = 0; i < count; i++) {
    int r = part(color, 2) - part(palette[i], 2), g = part(color, 1) - part(palette[i], 1),
        b = part(color, 0) - part(palette[i], 0);
    // The eye's weights, roughly.
    int d = 3 * r * r + 6 * g * g + b * b;
    if (d < least) {
      least = d;
      best = i;
    }
  }
  return best;
}

/// Fills the palette from the table and gives each entry its index.
static int choose(table *t, uint32_t palette[CE_COLORS]) {
  entry **list = malloc(sizeof(entry *) * (t->used ? t->used : 1));
  if (!list) return -1;
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->capacity; i++)
    if (t->entries[i].color != NONE) list[n++] = &t->entries[i];
  int axis = 2;
  qsort_r(list, n, sizeof(entry *), by_axis, &axis);
  if (n <= CE_COLORS) {
    for (uint32_t i = 0; i < n; i++) {
      palette[i] = list[i]->color;
      list[i]->index = (uint8_t)i;
    }
    free(list);
    return (int)n;
  }
  box boxes[CE_COLORS];
  int count = 1;
  boxes[0].first = 0;
  boxes[0].count = n;
  box_measure(&boxes[0], list);
  while (count < CE_COLORS) {
    int worst = 0;
    for (int i = 1; i < count; i++)
      if (boxes[i].error > boxes[worst].error) worst = i;
    if (boxes[worst].error <= 0) break;
    box_split(&boxes[worst], &boxes[count], list);
    count++;
  }
  for (int i = 0; i < count; i++) {
    palette[i] = box_color(&boxes[i], list);
    for (uint32_t j = boxes[i].first; j < boxes[i].first + boxes[i].count; j++)
      list[j]->index = (uint8_t)i;
  }
  // Where it does not take long, the nearest colour may be in a neighbouring box.
  if (n <= 20000)
    for (uint32_t i = 0; i < n; i++)
      list[i]->index = (uint8_t)nearest(list[i]->color, palette, count);
  free(list);
  return count;
}

int ce_quantise(const void *src, ptrdiff_t src_stride, const void *old, ptrdiff_t old_stride,
                int w, int h, uint32_t palette[CE_COLORS], uint8_t *indexes) {
  table t;
  if (!table_make(&t, 4096, 0xFFFFFFu)) return -1;
  for (int y = 0; y < h; y++) {
    const uint32_t *s = (const uint32_t *)((const char *)src + src_stride * y);
    const uint32_t *o = old ? (const uint32_t *)((const char *)old + old_stride * y) : NULL;
    int x = 0;
    while (x < w) {
      if (o && s[x] == o[x]) {
        x++;
        continue;
      }
      int run = 1;
      while (x + run < w && s[x + run] == s[x] && !(o && s[x + run] == o[x + run])) run++;
      if (!table_add(&t, s[x] & 0xFFFFFFu, (uint32_t)run)) {
        free(t.entries);
        return -1;
      }
      x += run;
    }
  }
  int count = choose(&t, palette);
  for (int y = 0; y < h && count >= 0; y++) {
    const uint32_t *s = (const uint32_t *)((const char *)src + src_stride * y);
    const uint32_t *o = old ? (const uint32_t *)((const char *)old + old_stride * y) : NULL;
    uint8_t *out = indexes + (size_t)w * y;
    uint32_t last = NONE;
    uint8_t index = 0;
    for (int x = 0; x < w; x++) {
      if (o && s[x] == o[x]) {
        out[x] = CE_TRANSPARENT;
        continue;
      }
      uint32_t color = s[x] & t.mask;
      if (color != last) {
        last = color;
        index = table_slot(&t, color)->index;
      }
      out[x] = index;
    }
  }
  free(t.entries);
  return count;
}
