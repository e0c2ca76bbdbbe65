// Bilinear scaling along the axes.
//
// Each source row that is needed is stretched once to the destination's width with 15 bits a
// channel; a destination row is then a weighted sum of two stretched rows. Enlarging by two thus
// stretches only half as many rows as it writes.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

#if CK_WIDE
#include <immintrin.h>
#endif

enum { BITS = 7, ONE = 1 << BITS };

static inline size_t padded(int w) { return ((size_t)w + 15) & ~(size_t)15; }

// Two stretched rows (8 bytes a pixel), the left neighbour's index, and the weights.
size_t ck_scale_scratch(int w) { return padded(w) * (8 * 2 + 4 + 8) + 64; }

typedef struct {
  uint16_t *rows[2];
  int numbers[2];  // which source row each holds
  int32_t *left;
  int8_t *weights;  // -(ONE - d), -d, four times a pixel: maddubs wants signed bytes
} stretcher;

static void prepare(stretcher *t, const ck_source *src, int w, void *scratch) {
  uint8_t *p = (uint8_t *)(((uintptr_t)scratch + 31) & ~(uintptr_t)31);
  size_t n = padded(w);
  t->rows[0] = (uint16_t *)p;
  t->rows[1] = (uint16_t *)(p + n * 8);
  t->weights = (int8_t *)(p + n * 16);
  t->left = (int32_t *)(p + n * 24);
  t->numbers[0] = t->numbers[1] = -1;
  int32_t x = src->x - 0x8000;
  for (int i = 0; i < w; i++, x += src->step_x) {
    int32_t index = x >> 16, d = (x >> (16 - BITS)) & (ONE - 1);
    // The pair of neighbours stays inside the row; outside its edge pixel repeats.
    if (index < 0) {
      index = 0;
      d = 0;
    } else if (index >= src->width - 1) {
      index = src->width - 2;
      d = ONE;
    }
    t->left[i] = index;
    for (int k = 0; k < 4; k++) {
      t->weights[i * 8 + k * 2] = (int8_t)-(ONE - d);
      t->weights[i * 8 + k * 2 + 1] = (int8_t)-d;
    }
  }
}

static void stretch(uint16_t *out, const uint32_t *src, const stretcher *t, int from, int w) {
  for (int i = from; i < w; i++) {
    const uint8_t *p = (const uint8_t *)(src + t->left[i]);
    const int a = -t->weights[i * 8], b = -t->weights[i * 8 + 1];
    for (int k = 0; k < 4; k++) out[i * 4 + k] = (uint16_t)(p[k] * a + p[k + 4] * b);
  }
}

static inline uint8_t lerp15(int a, int b, int d) {
  // The rounding of pmulhrsw, so that both versions agree.
  int v = a + (((b - a) * (d << 8) + 0x4000) >> 15);
  return (uint8_t)(v >> BITS);
}

static void sum(uint32_t *dst, const uint16_t *a, const uint16_t *b, int d, int from, int w) {
  for (int i = from; i < w; i++) {
    uint8_t *out = (uint8_t *)(dst + i);
    for (int k = 0; k < 4; k++) out[k] = lerp15(a[i * 4 + k], b[i * 4 + k], d);
  }
}

#if CK_WIDE

CK_AVX2 static void stretch_wide(uint16_t *out, const uint32_t *src, const stretcher *t, int w) {
  const __m256i interleave =
      _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7,
                       8, 12, 9, 13, 10, 14, 11, 15);
  const __m256i zero = _mm256_setzero_si256();
  int i = 0;
  for (; i + 4 <= w; i += 4) {
    const int32_t *l = t->left + i;
    __m128i a = _mm_loadl_epi64((const __m128i *)(src + l[0]));
    __m128i b = _mm_loadl_epi64((const __m128i *)(src + l[2]));
    a = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(a), (const __m64 *)(src + l[1])));
    b = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(b), (const __m64 *)(src + l[3])));
    __m256i p = _mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1);
    p = _mm256_shuffle_epi8(p, interleave);
    __m256i k = _mm256_load_si256((const __m256i *)(t->weights + i * 8));
    p = _mm256_sub_epi16(zero, _mm256_maddubs_epi16(p, k));
    _mm256_store_si256((__m256i *)(out + i * 4), p);
  }
  stretch(out, src, t, i, w);
}

CK_AVX2 static void sum_wide(uint32_t *dst, const uint16_t *a, const uint16_t *b, int d, int w,
                             int streaming) {
  int i = 0, n = (int)(((32 - ((uintptr_t)dst & 31)) & 31) / 4);
  if (n > w) n = w;
  sum(dst, a, b, d, 0, n);
  i = n;
  const __m256i k = _mm256_set1_epi16((short)(d << 8));
  for (; i + 8 <= w; i += 8) {
    __m256i a0 = _mm256_loadu_si256((const __m256i *)(a + i * 4));
    __m256i a1 = _mm256_loadu_si256((const __m256i *)(a + i * 4 + 16));
    __m256i b0 = _mm256_loadu_si256((const __m256i *)(b + i * 4));
    __m256i b1 = _mm256_loadu_si256((const __m256i *)(b + i * 4 + 16));
    a0 = _mm256_add_epi16(a0, _mm256_mulhrs_epi16(_mm256_sub_epi16(b0, a0), k));
    a1 = _mm256_add_epi16(a1, _mm256_mulhrs_epi16(_mm256_sub_epi16(b1, a1), k));
    __m256i p = _mm256_packus_epi16(_mm256_srli_epi16(a0, BITS), _mm256_srli_epi16(a1, BITS));
    p = _mm256_permute4x64_epi64(p, 0xd8);
    if (streaming)
      _mm256_stream_si256((__m256i *)(dst + i), p);
    else
      _mm256_store_si256((__m256i *)(dst + i), p);
  }
  sum(dst, a, b, d, i, w);
}

#endif

static const uint16_t *row_of(stretcher *t, const ck_source *src, int number, int keep, int w,
                              int wide) {
  for (int i = 0; i < 2; i++)
    if (t->numbers[i] == number) return t->rows[i];
  int slot = t->numbers[0] == keep ? 1 : 0;
  const uint32_t *pixels = ROW(src->pixels, src->stride, number);
#if CK_WIDE
  if (wide)
    stretch_wide(t->rows[slot], pixels, t, w);
  else
#endif
    stretch(t->rows[slot], pixels, t, 0, w);
  t->numbers[slot] = number;
  return t->rows[slot];
}

void ck_scale(void *dst, ptrdiff_t ds, const ck_source *original, int w, int h, void *scratch,
              int streaming) {
  ck_source copy = *original;
  const ck_source *src = &copy;
  uint32_t *doubled = NULL;
  if (copy.width < 2) {
    // A column has no pair of neighbours: give it a twin.
    doubled = malloc((size_t)copy.height * 8);
    if (!doubled) return;
    for (int y = 0; y < copy.height; y++)
      doubled[y * 2] = doubled[y * 2 + 1] = *(const uint32_t *)ROW(copy.pixels, copy.stride, y);
    copy.pixels = doubled;
    copy.stride = 8;
    copy.width = 2;
    copy.step_x = 0;
    copy.x = 0;
  }
  stretcher t;
  prepare(&t, src, w, scratch);
  const int use_wide = ck_has_wide_loops() && ck_wide_on != 0;
  int32_t y = src->y - 0x8000;
  for (int row = 0; row < h; row++, y += src->step_y) {
    int32_t top = y >> 16, d = (y >> (16 - BITS)) & (ONE - 1);
    if (top < 0) {
      top = 0;
      d = 0;
    } else if (top >= src->height - 1) {
      top = src->height - 1;
      d = 0;
    }
    int bottom = top + 1 < src->height ? top + 1 : top;
    const uint16_t *a = row_of(&t, src, top, bottom, w, use_wide);
    const uint16_t *b = d == 0 ? a : row_of(&t, src, bottom, top, w, use_wide);
#if CK_WIDE
    if (use_wide) {
      sum_wide(ROW(dst, ds, row), a, b, d, w, streaming);
      continue;
    }
#endif
    sum(ROW(dst, ds, row), a, b, d, 0, w);
  }
#if CK_WIDE
  if (use_wide && streaming) _mm_sfence();
#endif
  free(doubled);
}
