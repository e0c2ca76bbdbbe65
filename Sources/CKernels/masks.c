// Coverage of rounded rectangles, and what is done with masks.
#include "internal.h"

#include <math.h>
#include <string.h>

static inline float clamp01(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

// Coverage of one pixel by the corner whose centre is (cx, cy); dx and dy point outwards.
static inline float corner(float dx, float dy, float r, float exponent) {
  if (exponent == 2) return clamp01(r + 0.5f - sqrtf(dx * dx + dy * dy));
  // |x/r|^n + |y/r|^n = 1: the distance is the value over the gradient, to first order.
  float u = dx / r, v = dy / r;
  float pu = powf(u, exponent - 1), pv = powf(v, exponent - 1);
  float f = pu * u + pv * v;
  if (f <= 0) return 1;
  float root = powf(f, 1 / exponent);
  float gradient = sqrtf(pu * pu + pv * pv) * root / f;
  return clamp01((1 - root) * r / (gradient > 1e-6f ? gradient : 1e-6f) + 0.5f);
}

void ck_shape_coverage(uint8_t *mask, ptrdiff_t stride, int x, int y, int w, int h,
                       const ck_shape *s, int first) {
  for (int row = 0; row < h; row++) {
    uint8_t *m = ROW(mask, stride, row);
    const float cy = (float)(y + row) + 0.5f;
    const float vertical = clamp01(cy + 0.5f - s->y0) - clamp01(cy + 0.5f - s->y1);
    for (int i = 0; i < w; i++) {
      const float cx = (float)(x + i) + 0.5f;
      float c = vertical * (clamp01(cx + 0.5f - s->x0) - clamp01(cx + 0.5f - s->x1));
      if (c > 0) {
        // Which corner's square, if any, the pixel's centre is in.
        const float tl = s->radii[0], tr = s->radii[1], br = s->radii[2], bl = s->radii[3];
        float k = 1;
        if (cx < s->x0 + tl && cy < s->y0 + tl)
          k = corner(s->x0 + tl - cx, s->y0 + tl - cy, tl, s->exponent);
        else if (cx > s->x1 - tr && cy < s->y0 + tr)
          k = corner(cx - s->x1 + tr, s->y0 + tr - cy, tr, s->exponent);
        else if (cx > s->x1 - br && cy > s->y1 - br)
          k = corner(cx - s->x1 + br, cy - s->y1 + br, br, s->exponent);
        else if (cx < s->x0 + bl && cy > s->y1 - bl)
          k = corner(s->x0 + bl - cx, cy - s->y1 + bl, bl, s->exponent);
        if (k < c) c = k;
      }
      const uint32_t v = (uint32_t)(c * 255 + 0.5f);
      m[i] = first ? (uint8_t)v : ck_scale_byte(m[i], v);
    }
  }
}

void ck_multiply_masks(uint8_t *mask, ptrdiff_t stride, const uint8_t *other, ptrdiff_t os, int w,
                       int h) {
  for (int y = 0; y < h; y++) {
    uint8_t *m = ROW(mask, stride, y);
    const uint8_t *o = ROW(other, os, y);
    for (int i = 0; i < w; i++) m[i] = ck_scale_byte(m[i], o[i]);
  }
}

void ck_scale_mask(uint8_t *mask, ptrdiff_t stride, uint8_t alpha, int w, int h) {
  for (int y = 0; y < h; y++) {
    uint8_t *m = ROW(mask, stride, y);
    for (int i = 0; i < w; i++) m[i] = ck_scale_byte(m[i], alpha);
  }
}

void ck_invert_mask(uint8_t *mask, ptrdiff_t stride, int w, int h) {
  for (int y = 0; y < h; y++) {
    uint8_t *m = ROW(mask, stride, y);
    for (int i = 0; i < w; i++) m[i] = (uint8_t)(255 - m[i]);
  }
}

void ck_extract_alpha(uint8_t *mask, ptrdiff_t stride, const void *src, ptrdiff_t ss, int w, int h) {
  for (int y = 0; y < h; y++) {
    uint8_t *m = ROW(mask, stride, y);
    const uint32_t *s = ROW(src, ss, y);
    for (int i = 0; i < w; i++) m[i] = (uint8_t)(s[i] >> 24);
  }
}

// Whether all of a row is opaque (1) or empty (0), as most rows are; else -1.
static int uniform(const uint8_t *bytes, int step, int w) {
  uint32_t all = 0xffffffffu, any = 0;
  if (step == 4) {
    const uint32_t *p = (const uint32_t *)(const void *)(bytes - 3);
    for (int i = 0; i < w; i++) {
      all &= p[i];
      any |= p[i];
    }
    all >>= 24;
    any >>= 24;
  } else {
    uint8_t a = 0xff, o = 0;
    for (int i = 0; i < w; i++) {
      a &= bytes[i];
      o |= bytes[i];
    }
    all = a;
    any = o;
  }
  return all == 255 ? 1 : any == 0 ? 0 : -1;
}

void ck_scan_row(const uint8_t *bytes, int step, int w, int *opaque_first, int *opaque_end,
                 int *visible_first, int *visible_end) {
  const int same = uniform(bytes, step, w);
  if (same >= 0) {
    *opaque_first = *visible_first = 0;
    *opaque_end = *visible_end = same ? w : 0;
    return;
  }
  int best = 0, best_end = 0, run = 0, first = w, end = 0;
  for (int i = 0; i < w; i++) {
    const uint8_t v = bytes[(ptrdiff_t)i * step];
    if (v == 255) {
      if (i + 1 - run > best_end - best) {
        best = run;
        best_end = i + 1;
      }
    } else {
      run = i + 1;
    }
    if (v) {
      if (first > i) first = i;
      end = i + 1;
    }
  }
  *opaque_first = best;
  *opaque_end = best_end;
  *visible_first = first < end ? first : 0;
  *visible_end = end;
}

int ck_largest_difference(const void *x, ptrdiff_t xs, const void *y, ptrdiff_t ys, int w, int h) {
  int largest = 0;
  for (int row = 0; row < h; row++) {
    const uint8_t *a = ROW(x, xs, row);
    const uint8_t *b = ROW(y, ys, row);
    if (memcmp(a, b, (size_t)w * 4) == 0) continue;
    for (int i = 0; i < w * 4; i++) {
      const int d = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
      if (d > largest) largest = d;
    }
  }
  return largest;
}
