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

// What a row needs.
typedef struct {
  const void *src;
  ptrdiff_t stride;
  int width, height;
  const double *m;
  double u0, v0, w0;  // the row's share of the three sums
  int affine;
} seen;

static inline void blend(uint32_t *d, uint32_t p, uint32_t cover) {
  if (cover != 255) p = ck_scale_pixel(p, cover);
  if (p >> 24 == 255)
    *d = p;
  else if (p)
    *d = ck_add_pixels(p, ck_scale_pixel(*d, 255 - (p >> 24)));
}

static void map_pixels(uint32_t *d, const uint8_t *cover, const seen *s, int x, int from, int to) {
  for (int i = from; i < to; i++) {
    if (cover && cover[i] == 0) continue;
    const double px = (double)(x + i) + 0.5;
    double u = s->m[0] * px + s->u0, v = s->m[3] * px + s->v0;
    const double q = s->m[6] * px + s->w0;
    // Behind the eye there is nothing to see.
    if (q <= 1e-6) continue;
    if (!s->affine) {
      u /= q;
      v /= q;
    }
    u -= 0.5;
    v -= 0.5;
    if (!(u > -1 && v > -1 && u < s->width && v < s->height)) continue;
    const int fx = (int)((u + 1) * ONE) - ONE, fy = (int)((v + 1) * ONE) - ONE;
    const int sx = fx >> BITS, sy = fy >> BITS, dx = fx & (ONE - 1), dy = fy & (ONE - 1);
    uint32_t p;
    if (sx >= 0 && sy >= 0 && sx + 1 < s->width && sy + 1 < s->height) {
      const uint32_t *a = (const uint32_t *)ROW(s->src, s->stride, sy) + sx;
      const uint32_t *b = (const uint32_t *)ROW(a, s->stride, 1);
      p = bilinear(a[0], a[1], b[0], b[1], dx, dy);
    } else {
      p = bilinear(sample(s->src, s->stride, s->width, s->height, sx, sy),
                   sample(s->src, s->stride, s->width, s->height, sx + 1, sy),
                   sample(s->src, s->stride, s->width, s->height, sx, sy + 1),
                   sample(s->src, s->stride, s->width, s->height, sx + 1, sy + 1), dx, dy);
    }
    blend(d + i, p, cover ? cover[i] : 255);
  }
}

#if CK_WIDE
#include <immintrin.h>

// Four pixels at a time where all of them lie inside the source.
CK_AVX2 static void map_row_wide(uint32_t *d, const uint8_t *cover, const seen *s, int x, int w) {
  const __m256d m0 = _mm256_set1_pd(s->m[0]), m3 = _mm256_set1_pd(s->m[3]), m6 = _mm256_set1_pd(s->m[6]);
  const __m256d u0 = _mm256_set1_pd(s->u0), v0 = _mm256_set1_pd(s->v0), w0 = _mm256_set1_pd(s->w0);
  const __m256d half = _mm256_set1_pd(0.5), one = _mm256_set1_pd(1), scale = _mm256_set1_pd(ONE);
  const __m256d least = _mm256_set1_pd(1e-6);
  const __m128i whole = _mm_set1_epi32(ONE), part = _mm_set1_epi32(ONE - 1);
  const __m128i right = _mm_set1_epi32(s->width - 1), bottom = _mm_set1_epi32(s->height - 1);
  const __m128i minus = _mm_set1_epi32(-1), byte = _mm_set1_epi32(0xff);
  const __m256i interleave =
      _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7,
                       8, 12, 9, 13, 10, 14, 11, 15);
  const __m256i repeat = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9, 0, 1, 0, 1,
                                          0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
  const __m256i zero = _mm256_setzero_si256();
  const __m128i opaque = _mm_set1_epi32((int)0xff000000u);
  __m256d px = _mm256_add_pd(_mm256_set1_pd((double)x + 0.5), _mm256_setr_pd(0, 1, 2, 3));
  const __m256d four = _mm256_set1_pd(4);
  int i = 0;
  for (; i + 4 <= w; i += 4, px = _mm256_add_pd(px, four)) {
    __m256d u = _mm256_add_pd(_mm256_mul_pd(m0, px), u0);
    __m256d v = _mm256_add_pd(_mm256_mul_pd(m3, px), v0);
    __m256d bad = _mm256_setzero_pd();
    if (!s->affine) {
      const __m256d q = _mm256_add_pd(_mm256_mul_pd(m6, px), w0);
      bad = _mm256_cmp_pd(q, least, _CMP_LE_OQ);
      u = _mm256_div_pd(u, q);
      v = _mm256_div_pd(v, q);
    }
    u = _mm256_add_pd(_mm256_sub_pd(u, half), one);
    v = _mm256_add_pd(_mm256_sub_pd(v, half), one);
    // Out of range converts to the most negative number, which the test below turns away.
    const __m128i fx = _mm_sub_epi32(_mm256_cvttpd_epi32(_mm256_mul_pd(u, scale)), whole);
    const __m128i fy = _mm_sub_epi32(_mm256_cvttpd_epi32(_mm256_mul_pd(v, scale)), whole);
    const __m128i sx = _mm_srai_epi32(fx, BITS), sy = _mm_srai_epi32(fy, BITS);
    const __m128i in = _mm_and_si128(
        _mm_and_si128(_mm_cmpgt_epi32(sx, minus), _mm_cmpgt_epi32(right, sx)),
        _mm_and_si128(_mm_cmpgt_epi32(sy, minus), _mm_cmpgt_epi32(bottom, sy)));
    if (_mm_movemask_epi8(in) != 0xffff || _mm256_movemask_pd(bad)) {
      map_pixels(d, cover, s, x, i, i + 4);
      continue;
    }
    const __m128i dx = _mm_and_si128(fx, part), dy = _mm_and_si128(fy, part);
    const __m128i near = _mm_and_si128(_mm_sub_epi32(dx, whole), byte);
    const __m128i far = _mm_slli_epi32(_mm_and_si128(_mm_sub_epi32(_mm_setzero_si128(), dx), byte), 8);
    const __m256i across =
        _mm256_shuffle_epi8(_mm256_cvtepi32_epi64(_mm_or_si128(near, far)), repeat);
    const __m256i down = _mm256_shuffle_epi8(_mm256_cvtepi32_epi64(_mm_slli_epi32(dy, 8)), repeat);
    int32_t xs[4], ys[4];
    _mm_storeu_si128((__m128i *)xs, sx);
    _mm_storeu_si128((__m128i *)ys, sy);
    uint64_t above[4], below[4];
    for (int k = 0; k < 4; k++) {
      const uint32_t *a = (const uint32_t *)ROW(s->src, s->stride, ys[k]) + xs[k];
      memcpy(&above[k], a, 8);
      memcpy(&below[k], ROW(a, s->stride, 1), 8);
    }
    __m256i top = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)above), interleave);
    __m256i low = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)below), interleave);
    top = _mm256_sub_epi16(zero, _mm256_maddubs_epi16(top, across));
    low = _mm256_sub_epi16(zero, _mm256_maddubs_epi16(low, across));
    top = _mm256_add_epi16(top, _mm256_mulhrs_epi16(_mm256_sub_epi16(low, top), down));
    top = _mm256_srli_epi16(top, BITS);
    const __m128i p =
        _mm_packus_epi16(_mm256_castsi256_si128(top), _mm256_extracti128_si256(top, 1));
    if (!cover && _mm_testc_si128(p, opaque)) {
      _mm_storeu_si128((__m128i *)(d + i), p);
      continue;
    }
    uint32_t pixels[4];
    _mm_storeu_si128((__m128i *)pixels, p);
    for (int k = 0; k < 4; k++) blend(d + i + k, pixels[k], cover ? cover[i + k] : 255);
  }
  map_pixels(d, cover, s, x, i, w);
}
#endif

void ck_map(void *dst, ptrdiff_t ds, int x, int y, int w, int h, const void *src, ptrdiff_t ss,
            int src_width, int src_height, const double m[9], const uint8_t *mask, ptrdiff_t ms) {
  // With a divisor that does not change it can be divided out beforehand.
  double k[9];
  const int affine = m[6] == 0 && m[7] == 0 && m[8] > 0;
  for (int i = 0; i < 9; i++) k[i] = affine ? m[i] / m[8] : m[i];
  for (int row = 0; row < h; row++) {
    const double py = (double)(y + row) + 0.5;
    const seen s = {src, ss, src_width, src_height, k, k[1] * py + k[2], k[4] * py + k[5],
                    k[7] * py + k[8], affine};
    uint32_t *d = ROW(dst, ds, row);
    const uint8_t *cover = mask ? ROW(mask, ms, row) : NULL;
#if CK_WIDE
    if (ck_wide_on != 0 && ck_has_wide_loops()) {
      map_row_wide(d, cover, &s, x, w);
      continue;
    }
#endif
    map_pixels(d, cover, &s, x, 0, w);
  }
}
