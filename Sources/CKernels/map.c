// Bilinear sampling through a projective map.
//
// pixman keeps the map in 16.16 numbers, too coarse for perspective: a page that turns about its edge
// would miss its neighbour by several pixels. Here the map is in doubles for each row and in floats
// along it, which is good for a thousandth of a pixel. Both versions do the same sums in the same
// order, so that a pixel does not depend on which of them drew it.
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
  float mu, mv, mw;  // what a column adds to the three sums
  float u0, v0, w0;  // the row's share of them
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
    const float px = (float)(x + i) + 0.5f;
    const float q = s->mw * px + s->w0;
    // Behind the eye there is nothing to see.
    if (q <= 1e-6f) continue;
    const float r = 1 / q;
    const float u = (s->mu * px + s->u0) * r - 0.5f, v = (s->mv * px + s->v0) * r - 0.5f;
    if (!(u > -1 && v > -1 && u < (float)s->width && v < (float)s->height)) continue;
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

// A weight of each of four pixels, 16 bits, for its four channels.
CK_AVX2 static inline __m256i for_channels(__m128i weights) {
  const __m256i repeat = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9, 0, 1, 0, 1,
                                          0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
  return _mm256_shuffle_epi8(_mm256_cvtepi32_epi64(weights), repeat);
}

// Four pairs of neighbours, channels interleaved.
CK_AVX2 static inline __m256i pairs(const uint32_t *src, const int32_t *at) {
  const __m256i interleave =
      _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7,
                       8, 12, 9, 13, 10, 14, 11, 15);
  __m128 a = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(src + at[0])));
  __m128 b = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(src + at[2])));
  a = _mm_loadh_pi(a, (const __m64 *)(src + at[1]));
  b = _mm_loadh_pi(b, (const __m64 *)(src + at[3]));
  const __m256i p = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_castps_si128(a)),
                                            _mm_castps_si128(b), 1);
  return _mm256_shuffle_epi8(p, interleave);
}

// Four pixels, 16 bits a channel.
CK_AVX2 static inline __m256i lerp(const uint32_t *above, const uint32_t *below, const int32_t *at,
                                   __m128i across, __m128i down) {
  const __m256i zero = _mm256_setzero_si256(), k = for_channels(across);
  const __m256i top = _mm256_sub_epi16(zero, _mm256_maddubs_epi16(pairs(above, at), k));
  const __m256i low = _mm256_sub_epi16(zero, _mm256_maddubs_epi16(pairs(below, at), k));
  const __m256i sum = _mm256_add_epi16(
      top, _mm256_mulhrs_epi16(_mm256_sub_epi16(low, top), for_channels(down)));
  return _mm256_srli_epi16(sum, BITS);
}

// Eight pixels at a time where all of them lie inside the source.
CK_AVX2 static void map_row_wide(uint32_t *d, const uint8_t *cover, const seen *s, int x, int w) {
  const __m256 mu = _mm256_set1_ps(s->mu), mv = _mm256_set1_ps(s->mv), mw = _mm256_set1_ps(s->mw);
  const __m256 u0 = _mm256_set1_ps(s->u0), v0 = _mm256_set1_ps(s->v0), w0 = _mm256_set1_ps(s->w0);
  const __m256 half = _mm256_set1_ps(0.5f), one = _mm256_set1_ps(1), scale = _mm256_set1_ps(ONE);
  const __m256 least = _mm256_set1_ps(1e-6f);
  const __m256i whole = _mm256_set1_epi32(ONE), part = _mm256_set1_epi32(ONE - 1);
  const __m256i right = _mm256_set1_epi32(s->width - 1), bottom = _mm256_set1_epi32(s->height - 1);
  const __m256i minus = _mm256_set1_epi32(-1), byte = _mm256_set1_epi32(0xff);
  const __m256i opaque = _mm256_set1_epi32((int)0xff000000u);
  const __m256i line = _mm256_set1_epi32((int)(s->stride / 4));
  const uint32_t *above = s->src, *below = ROW(s->src, s->stride, 1);
  const __m256i steps = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  int i = 0;
  for (; i + 8 <= w; i += 8) {
    const __m256 px =
        _mm256_add_ps(_mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(x + i), steps)), half);
    const __m256 q = _mm256_add_ps(_mm256_mul_ps(mw, px), w0);
    const __m256 r = _mm256_div_ps(one, q);
    const __m256 u =
        _mm256_sub_ps(_mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(mu, px), u0), r), half);
    const __m256 v =
        _mm256_sub_ps(_mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(mv, px), v0), r), half);
    // Out of range converts to the most negative number, which the test below turns away.
    const __m256i fx = _mm256_sub_epi32(
        _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_add_ps(u, one), scale)), whole);
    const __m256i fy = _mm256_sub_epi32(
        _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_add_ps(v, one), scale)), whole);
    const __m256i sx = _mm256_srai_epi32(fx, BITS), sy = _mm256_srai_epi32(fy, BITS);
    const __m256i in = _mm256_and_si256(
        _mm256_and_si256(_mm256_cmpgt_epi32(sx, minus), _mm256_cmpgt_epi32(right, sx)),
        _mm256_and_si256(_mm256_cmpgt_epi32(sy, minus), _mm256_cmpgt_epi32(bottom, sy)));
    if (_mm256_movemask_epi8(in) != -1 ||
        _mm256_movemask_ps(_mm256_cmp_ps(q, least, _CMP_LE_OQ)) != 0) {
      const __m256i off = _mm256_or_si256(
          _mm256_or_si256(_mm256_cmpgt_epi32(minus, sx), _mm256_cmpgt_epi32(sx, right)),
          _mm256_or_si256(_mm256_cmpgt_epi32(minus, sy), _mm256_cmpgt_epi32(sy, bottom)));
      if (_mm256_movemask_epi8(off) != -1) map_pixels(d, cover, s, x, i, i + 8);
      continue;
    }
    int32_t at[8];
    _mm256_storeu_si256((__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(sy, line), sx));
    const __m256i dx = _mm256_and_si256(fx, part), dy = _mm256_and_si256(fy, part);
    // Signed bytes hold -128 but not 128: the weights are negative.
    const __m256i near = _mm256_and_si256(_mm256_sub_epi32(dx, whole), byte);
    const __m256i far = _mm256_slli_epi32(
        _mm256_and_si256(_mm256_sub_epi32(_mm256_setzero_si256(), dx), byte), 8);
    const __m256i across = _mm256_or_si256(near, far), down = _mm256_slli_epi32(dy, 8);
    const __m256i low = lerp(above, below, at, _mm256_castsi256_si128(across),
                             _mm256_castsi256_si128(down));
    const __m256i high = lerp(above, below, at + 4, _mm256_extracti128_si256(across, 1),
                              _mm256_extracti128_si256(down, 1));
    const __m256i p = _mm256_permute4x64_epi64(_mm256_packus_epi16(low, high), 0xd8);
    if (!cover && _mm256_testc_si256(p, opaque)) {
      _mm256_storeu_si256((__m256i *)(d + i), p);
      continue;
    }
    uint32_t pixels[8];
    _mm256_storeu_si256((__m256i *)pixels, p);
    for (int k = 0; k < 8; k++) blend(d + i + k, pixels[k], cover ? cover[i + k] : 255);
  }
  map_pixels(d, cover, s, x, i, w);
}
#endif

void ck_map(void *dst, ptrdiff_t ds, int x, int y, int w, int h, const void *src, ptrdiff_t ss,
            int src_width, int src_height, const double m[9], const uint8_t *mask, ptrdiff_t ms) {
  for (int row = 0; row < h; row++) {
    const double py = (double)(y + row) + 0.5;
    const seen s = {src,
                    ss,
                    src_width,
                    src_height,
                    (float)m[0],
                    (float)m[3],
                    (float)m[6],
                    (float)(m[1] * py + m[2]),
                    (float)(m[4] * py + m[5]),
                    (float)(m[7] * py + m[8])};
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
