#include "CEncoding.h"

#include <string.h>

static const uint32_t *row32(const void *base, ptrdiff_t stride, int y) {
  return (const uint32_t *)((const char *)base + stride * y);
}

ce_rect ce_copy_changed(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride,
                        int w, int h) {
  int left = w, right = -1, top = h, bottom = -1;
  for (int y = 0; y < h; y++) {
    uint32_t *d = (uint32_t *)((char *)dst + dst_stride * y);
    const uint32_t *s = row32(src, src_stride, y);
    if (memcmp(d, s, (size_t)w * 4) == 0) continue;
    int first = 0, last = w - 1;
    while (d[first] == s[first]) first++;
    while (d[last] == s[last]) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    if (top == h) top = y;
    bottom = y;
    memcpy(d + first, s + first, (size_t)(last - first + 1) * 4);
  }
  if (right < 0) return (ce_rect){0, 0, 0, 0};
  return (ce_rect){left, top, right - left + 1, bottom - top + 1};
}

int ce_is_opaque(const void *src, ptrdiff_t src_stride, int w, int h) {
  for (int y = 0; y < h; y++) {
    const uint32_t *s = row32(src, src_stride, y);
    uint32_t all = 0xFF000000u;
    for (int x = 0; x < w; x++) all &= s[x];
    if (all != 0xFF000000u) return 0;
  }
  return 1;
}

static uint32_t straight(uint32_t p) {
  uint32_t a = p >> 24;
  if (a == 255) return p;
  if (a == 0) return 0;
  uint32_t r = ((p >> 16 & 255) * 255 + a / 2) / a;
  uint32_t g = ((p >> 8 & 255) * 255 + a / 2) / a;
  uint32_t b = ((p & 255) * 255 + a / 2) / a;
  if (r > 255) r = 255;
  if (g > 255) g = 255;
  if (b > 255) b = 255;
  return a << 24 | r << 16 | g << 8 | b;
}

void ce_unpack(uint8_t *dst, const void *src, ptrdiff_t src_stride, int w, int h, int channels) {
  for (int y = 0; y < h; y++) {
    const uint32_t *s = row32(src, src_stride, y);
    if (channels == 3) {
      for (int x = 0; x < w; x++, dst += 3) {
        uint32_t p = s[x];
        dst[0] = (uint8_t)(p >> 16);
        dst[1] = (uint8_t)(p >> 8);
        dst[2] = (uint8_t)p;
      }
    } else {
      for (int x = 0; x < w; x++, dst += 4) {
        uint32_t p = straight(s[x]);
        dst[0] = (uint8_t)(p >> 16);
        dst[1] = (uint8_t)(p >> 8);
        dst[2] = (uint8_t)p;
        dst[3] = (uint8_t)(p >> 24);
      }
    }
  }
}

void ce_unpremultiply(uint32_t *dst, const void *src, ptrdiff_t src_stride, int w, int h) {
  for (int y = 0; y < h; y++) {
    const uint32_t *s = row32(src, src_stride, y);
    for (int x = 0; x < w; x++) *dst++ = straight(s[x]);
  }
}

void ce_filter_up(uint8_t *dst, const uint8_t *rows, int row_bytes, int h, int pixel_bytes) {
  for (int y = 0; y < h; y++) {
    const uint8_t *row = rows + (size_t)row_bytes * y;
    uint8_t *out = dst + ((size_t)row_bytes + 1) * y;
    if (y == 0) {
      *out++ = 1;
      for (int i = 0; i < row_bytes; i++)
        out[i] = (uint8_t)(row[i] - (i < pixel_bytes ? 0 : row[i - pixel_bytes]));
    } else {
      const uint8_t *above = row - row_bytes;
      *out++ = 2;
      for (int i = 0; i < row_bytes; i++) out[i] = (uint8_t)(row[i] - above[i]);
    }
  }
}

void ce_map_bytes(uint8_t *bytes, size_t count, const uint8_t *map) {
  for (size_t i = 0; i < count; i++) bytes[i] = map[bytes[i]];
}
