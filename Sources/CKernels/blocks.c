// Copies, fills, tints and blends of whole blocks.
#include "internal.h"

#include <string.h>

#if CK_WIDE
#include <immintrin.h>
#endif

static int detect(void) {
#if CK_WIDE
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") ? 1 : 0;
#else
  return 0;
#endif
}

int ck_wide_on = -1;

static inline int wide(void) {
  if (__builtin_expect(ck_wide_on < 0, 0)) ck_wide_on = detect();
  return ck_wide_on;
}

int ck_has_wide_loops(void) { return detect(); }

void ck_set_wide_loops(int on) { ck_wide_on = on ? detect() : 0; }

int ck_is_optimised(void) {
#ifdef __OPTIMIZE__
  return 1;
#else
  return 0;
#endif
}

#if CK_WIDE

// Pixels before the first 32-byte boundary of the destination.
static inline int head(const void *dst, int w) {
  int n = (int)(((32 - ((uintptr_t)dst & 31)) & 31) / 4);
  return n < w ? n : w;
}

CK_AVX2 static inline __m256i div255(__m256i x) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(x, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

// x * a / 255 + y * b / 255 with a single rounding, 8 pixels. Right when a + b is at most 255.
CK_AVX2 static inline __m256i weigh(__m256i x, __m256i a, __m256i y, __m256i b) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i lo = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpacklo_epi8(x, zero), a),
                                _mm256_mullo_epi16(_mm256_unpacklo_epi8(y, zero), b));
  __m256i hi = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpackhi_epi8(x, zero), a),
                                _mm256_mullo_epi16(_mm256_unpackhi_epi8(y, zero), b));
  return _mm256_packus_epi16(div255(lo), div255(hi));
}

CK_AVX2 static inline __m256i scale8(__m256i x, __m256i a) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i lo = _mm256_mullo_epi16(_mm256_unpacklo_epi8(x, zero), a);
  __m256i hi = _mm256_mullo_epi16(_mm256_unpackhi_epi8(x, zero), a);
  return _mm256_packus_epi16(div255(lo), div255(hi));
}

// s over d for 8 pixels, s premultiplied.
CK_AVX2 static inline __m256i over8(__m256i s, __m256i d) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i spread = _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3,
                                          3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  __m256i inverse = _mm256_xor_si256(_mm256_shuffle_epi8(s, spread), _mm256_set1_epi8(-1));
  __m256i lo = _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), _mm256_unpacklo_epi8(inverse, zero));
  __m256i hi = _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), _mm256_unpackhi_epi8(inverse, zero));
  return _mm256_adds_epu8(s, _mm256_packus_epi16(div255(lo), div255(hi)));
}

CK_AVX2 static void copy_wide(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, int w, int h) {
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint32_t *s = ROW(src, ss, y);
    int i = head(d, w);
    memcpy(d, s, (size_t)i * 4);
    for (; i + 32 <= w; i += 32) {
      __m256i a = _mm256_loadu_si256((const __m256i *)(s + i));
      __m256i b = _mm256_loadu_si256((const __m256i *)(s + i + 8));
      __m256i c = _mm256_loadu_si256((const __m256i *)(s + i + 16));
      __m256i e = _mm256_loadu_si256((const __m256i *)(s + i + 24));
      _mm256_stream_si256((__m256i *)(d + i), a);
      _mm256_stream_si256((__m256i *)(d + i + 8), b);
      _mm256_stream_si256((__m256i *)(d + i + 16), c);
      _mm256_stream_si256((__m256i *)(d + i + 24), e);
    }
    for (; i + 8 <= w; i += 8)
      _mm256_stream_si256((__m256i *)(d + i), _mm256_loadu_si256((const __m256i *)(s + i)));
    memcpy(d + i, s + i, (size_t)(w - i) * 4);
  }
  _mm_sfence();
}

CK_AVX2 static void fill_wide(void *dst, ptrdiff_t ds, uint32_t color, int w, int h, int streaming) {
  const __m256i c = _mm256_set1_epi32((int)color);
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    int i = 0, n = head(d, w);
    for (; i < n; i++) d[i] = color;
    if (streaming)
      for (; i + 8 <= w; i += 8) _mm256_stream_si256((__m256i *)(d + i), c);
    else
      for (; i + 8 <= w; i += 8) _mm256_store_si256((__m256i *)(d + i), c);
    for (; i < w; i++) d[i] = color;
  }
  if (streaming) _mm_sfence();
}

CK_AVX2 static void tint_wide(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, uint32_t color,
                              int w, int h, int streaming) {
  const uint32_t inverse = 255 - (color >> 24);
  const __m256i a = _mm256_set1_epi16((short)inverse);
  const __m256i c = _mm256_set1_epi32((int)color);
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint32_t *s = ROW(src, ss, y);
    int i = 0, n = head(d, w);
    for (; i < n; i++) d[i] = ck_add_pixels(ck_scale_pixel(s[i], inverse), color);
    if (streaming)
      for (; i + 8 <= w; i += 8) {
        __m256i p = scale8(_mm256_loadu_si256((const __m256i *)(s + i)), a);
        _mm256_stream_si256((__m256i *)(d + i), _mm256_adds_epu8(p, c));
      }
    else
      for (; i + 8 <= w; i += 8) {
        __m256i p = scale8(_mm256_loadu_si256((const __m256i *)(s + i)), a);
        _mm256_store_si256((__m256i *)(d + i), _mm256_adds_epu8(p, c));
      }
    for (; i < w; i++) d[i] = ck_add_pixels(ck_scale_pixel(s[i], inverse), color);
  }
  if (streaming) _mm_sfence();
}

#endif

static inline uint32_t mix_pixel(uint32_t x, uint32_t y, uint32_t a) {
  const uint32_t b = 255 - a;
  uint32_t rb = (x & 0x00ff00ffu) * b + (y & 0x00ff00ffu) * a + 0x00800080u;
  uint32_t ag = ((x >> 8) & 0x00ff00ffu) * b + ((y >> 8) & 0x00ff00ffu) * a + 0x00800080u;
  rb = ((rb + ((rb >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
  ag = (ag + ((ag >> 8) & 0x00ff00ffu)) & 0xff00ff00u;
  return rb | ag;
}

static inline uint32_t over_pixel(uint32_t s, uint32_t d) {
  return ck_add_pixels(s, ck_scale_pixel(d, 255 - (s >> 24)));
}

#if CK_WIDE

CK_AVX2 static void mix_wide(void *dst, ptrdiff_t ds, const void *xs, ptrdiff_t xstride,
                             const void *ys, ptrdiff_t ystride, uint8_t alpha, int w, int h,
                             int streaming) {
  const __m256i a = _mm256_set1_epi16(255 - alpha), b = _mm256_set1_epi16(alpha);
  for (int row = 0; row < h; row++) {
    uint32_t *d = ROW(dst, ds, row);
    const uint32_t *x = ROW(xs, xstride, row);
    const uint32_t *y = ROW(ys, ystride, row);
    int i = 0, n = head(d, w);
    for (; i < n; i++) d[i] = mix_pixel(x[i], y[i], alpha);
    if (streaming)
      for (; i + 8 <= w; i += 8)
        _mm256_stream_si256((__m256i *)(d + i),
                            weigh(_mm256_loadu_si256((const __m256i *)(x + i)), a,
                                  _mm256_loadu_si256((const __m256i *)(y + i)), b));
    else
      for (; i + 8 <= w; i += 8)
        _mm256_store_si256((__m256i *)(d + i),
                           weigh(_mm256_loadu_si256((const __m256i *)(x + i)), a,
                                 _mm256_loadu_si256((const __m256i *)(y + i)), b));
    for (; i < w; i++) d[i] = mix_pixel(x[i], y[i], alpha);
  }
  if (streaming) _mm_sfence();
}

CK_AVX2 static void over_wide(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, uint8_t alpha,
                              int w, int h) {
  const __m256i a = _mm256_set1_epi16(alpha);
  const __m256i opaque = _mm256_set1_epi32((int)0xff000000u);
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint32_t *s = ROW(src, ss, y);
    int i = 0;
    for (; i + 8 <= w; i += 8) {
      __m256i p = _mm256_loadu_si256((const __m256i *)(s + i));
      // Text and icons are mostly nothing: leave such pixels alone.
      if (_mm256_testz_si256(p, p)) continue;
      if (alpha != 255)
        p = scale8(p, a);
      else if (_mm256_testc_si256(p, opaque)) {
        _mm256_storeu_si256((__m256i *)(d + i), p);
        continue;
      }
      __m256i q = _mm256_loadu_si256((const __m256i *)(d + i));
      _mm256_storeu_si256((__m256i *)(d + i), over8(p, q));
    }
    for (; i < w; i++) {
      uint32_t p = alpha == 255 ? s[i] : ck_scale_pixel(s[i], alpha);
      if (p) d[i] = over_pixel(p, d[i]);
    }
  }
}

CK_AVX2 static void over_mask_wide(void *dst, ptrdiff_t ds, const uint8_t *mask, ptrdiff_t ms,
                                   uint32_t color, int w, int h) {
  const __m256i c = _mm256_set1_epi32((int)color);
  const __m256i zero = _mm256_setzero_si256();
  const __m256i clo = _mm256_unpacklo_epi8(c, zero);
  const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
                                          5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint8_t *m = ROW(mask, ms, y);
    int i = 0;
    for (; i + 8 <= w; i += 8) {
      uint64_t bits;
      memcpy(&bits, m + i, 8);
      if (bits == 0) continue;
      __m256i k = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)bits), spread);
      __m256i lo = div255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(k, zero), clo));
      __m256i hi = div255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(k, zero), clo));
      __m256i s = _mm256_packus_epi16(lo, hi);
      __m256i q = _mm256_loadu_si256((const __m256i *)(d + i));
      _mm256_storeu_si256((__m256i *)(d + i), over8(s, q));
    }
    for (; i < w; i++)
      if (m[i]) d[i] = over_pixel(ck_scale_pixel(color, m[i]), d[i]);
  }
}

#endif

void ck_copy(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, int w, int h, int streaming) {
#if CK_WIDE
  if (streaming && w >= 64 && wide()) return copy_wide(dst, ds, src, ss, w, h);
#endif
  for (int y = 0; y < h; y++) memcpy(ROW(dst, ds, y), ROW(src, ss, y), (size_t)w * 4);
}

void ck_fill(void *dst, ptrdiff_t ds, uint32_t color, int w, int h, int streaming) {
#if CK_WIDE
  if (wide()) return fill_wide(dst, ds, color, w, h, streaming);
#endif
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    for (int i = 0; i < w; i++) d[i] = color;
  }
}

void ck_tint(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, uint32_t color, int w, int h,
             int streaming) {
#if CK_WIDE
  if (wide()) return tint_wide(dst, ds, src, ss, color, w, h, streaming);
#endif
  const uint32_t inverse = 255 - (color >> 24);
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint32_t *s = ROW(src, ss, y);
    for (int i = 0; i < w; i++) d[i] = ck_add_pixels(ck_scale_pixel(s[i], inverse), color);
  }
}

void ck_mix(void *dst, ptrdiff_t ds, const void *xs, ptrdiff_t xstride, const void *ys,
            ptrdiff_t ystride, uint8_t alpha, int w, int h, int streaming) {
#if CK_WIDE
  if (wide()) return mix_wide(dst, ds, xs, xstride, ys, ystride, alpha, w, h, streaming);
#endif
  for (int row = 0; row < h; row++) {
    uint32_t *d = ROW(dst, ds, row);
    const uint32_t *x = ROW(xs, xstride, row);
    const uint32_t *y = ROW(ys, ystride, row);
    for (int i = 0; i < w; i++) d[i] = mix_pixel(x[i], y[i], alpha);
  }
}

void ck_over(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, uint8_t alpha, int w, int h) {
#if CK_WIDE
  if (wide()) return over_wide(dst, ds, src, ss, alpha, w, h);
#endif
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint32_t *s = ROW(src, ss, y);
    for (int i = 0; i < w; i++) {
      uint32_t p = alpha == 255 ? s[i] : ck_scale_pixel(s[i], alpha);
      if (p) d[i] = over_pixel(p, d[i]);
    }
  }
}

void ck_over_mask(void *dst, ptrdiff_t ds, const uint8_t *mask, ptrdiff_t ms, uint32_t color, int w,
                  int h) {
#if CK_WIDE
  if (wide()) return over_mask_wide(dst, ds, mask, ms, color, w, h);
#endif
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, ds, y);
    const uint8_t *m = ROW(mask, ms, y);
    for (int i = 0; i < w; i++)
      if (m[i]) d[i] = over_pixel(ck_scale_pixel(color, m[i]), d[i]);
  }
}
