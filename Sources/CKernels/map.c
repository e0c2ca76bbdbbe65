// Bilinear sampling through a projective map.
//
// pixman keeps the map in 16.16 numbers, too coarse for perspective: a page that turns about its edge
// would miss its neighbour by several pixels. Here the map is in doubles.
#include "internal.h"

#include <math.h>
#include <string.h>

enum { BITS = 7, ONE = 1 << BITS };

// The pixel, or nothing outside.
static inline uint32_t sample(const void *src, ptrdiff_t stride, int w, int h, int x, int y) {
  if ((unsigned)x >= (unsigned)w || (unsigned)y >= (unsigned)h) return 0;
  return ((const uint32_t *)ROW(src, stride, y))[x];
}

// Two of the four channels at a time: the weights sum to 2^14, the channels lie 32 bits apart.
static inline uint64_t spread(uint32_t p) { return (p & 0xffu) | (uint64_t)(p & 0xff00u) << 24; }

static inline uint32_t bilinear(uint32_t tl, uint32_t tr, uint32_t bl, uint32_t br, int dx, int dy) {
  const uint64_t wtl = (uint64_t)(ONE - dx) * (uint64_t)(ONE - dy), wtr = (uint64_t)dx * (uint64_t)(ONE - dy);
  const uint64_t wbl = (uint64_t)(ONE - dx) * (uint64_t)dy, wbr = (uint64_t)dx * (uint64_t)dy;
  const uint64_t low = spread(tl) * wtl + spread(tr) * wtr + spread(bl) * wbl + spread(br) * wbr;
  const uint64_t high = spread(tl >> 16) * wtl + spread(tr >> 16) * wtr + spread(bl >> 16) * wbl +
                        spread(br >> 16) * wbr;
  return (uint32_t)(low >> 14 & 0xff) | (uint32_t)(low >> 46 & 0xff) << 8 |
         (uint32_t)(high >> 14 & 0xff) << 16 | (uint32_t)(high >> 46 & 0xff) << 24;
}

void ck_map(void *dst, ptrdiff_t ds, int x, int y, int w, int h, const void *src, ptrdiff_t ss,
            int src_width, int src_height, const double m[9], const uint8_t *mask, ptrdiff_t ms) {
  const int affine = m[6] == 0 && m[7] == 0;
  for (int row = 0; row < h; row++) {
    uint32_t *d = ROW(dst, ds, row);
    const uint8_t *cover = mask ? ROW(mask, ms, row) : NULL;
    const double py = (double)(y + row) + 0.5;
    const double u0 = m[1] * py + m[2], v0 = m[4] * py + m[5], w0 = m[7] * py + m[8];
    for (int i = 0; i < w; i++) {
      if (cover && cover[i] == 0) continue;
      const double px = (double)(x + i) + 0.5;
      double u = m[0] * px + u0, v = m[3] * px + v0;
      const double q = m[6] * px + w0;
      // Behind the eye there is nothing to see.
      if (q <= 1e-6) continue;
      if (!affine) {
        u /= q;
        v /= q;
      } else if (q != 1) {
        u /= q;
        v /= q;
      }
      u -= 0.5;
      v -= 0.5;
      if (!(u > -1 && v > -1 && u < src_width && v < src_height)) continue;
      const int fx = (int)((u + 1) * ONE) - ONE, fy = (int)((v + 1) * ONE) - ONE;
      const int sx = fx >> BITS, sy = fy >> BITS, dx = fx & (ONE - 1), dy = fy & (ONE - 1);
      uint32_t p;
      if (sx >= 0 && sy >= 0 && sx + 1 < src_width && sy + 1 < src_height) {
        const uint32_t *a = (const uint32_t *)ROW(src, ss, sy) + sx;
        const uint32_t *b = (const uint32_t *)ROW(a, ss, 1);
        p = bilinear(a[0], a[1], b[0], b[1], dx, dy);
      } else {
        p = bilinear(sample(src, ss, src_width, src_height, sx, sy),
                     sample(src, ss, src_width, src_height, sx + 1, sy),
                     sample(src, ss, src_width, src_height, sx, sy + 1),
                     sample(src, ss, src_width, src_height, sx + 1, sy + 1), dx, dy);
      }
      if (cover && cover[i] != 255) p = ck_scale_pixel(p, cover[i]);
      if (p >> 24 == 255)
        d[i] = p;
      else if (p)
        d[i] = ck_add_pixels(p, ck_scale_pixel(d[i], 255 - (p >> 24)));
    }
  }
}
