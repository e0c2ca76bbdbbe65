// Gaussian shadows: of rounded rectangles in closed form on a coarse grid, of anything else by
// convolution.
#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float normal(float x) { return 0.5f * (1 + erff(x * 0.70710678f)); }

void ck_shadow_grid(float *grid, int nx, int ny, float step, float reach, float w, float h,
                    float radius, float sigma) {
  const float inverse = 1 / sigma;
  // The rows between the corners all span the whole width: a product of two profiles.
  for (int j = 0; j < ny; j++) {
    const float y = j * step - reach;
    const float vertical = normal((y - radius) * inverse) - normal((y - h + radius) * inverse);
    for (int i = 0; i < nx; i++) {
      const float x = i * step - reach;
      grid[j * nx + i] = vertical * (normal(x * inverse) - normal((x - w) * inverse));
    }
  }
  // The rows of the corners in slices, each a product too.
  int slices = (int)ceilf(radius / (sigma * 0.25f));
  if (slices > 64) slices = 64;
  const float thickness = slices ? radius / slices : 0;
  float *profile = malloc(sizeof(float) * (size_t)nx);
  if (!profile) return;
  for (int k = 0; k < slices; k++) {
    const float t = (k + 0.5f) * thickness;
    const float inset = radius - sqrtf(radius * radius - (radius - t) * (radius - t));
    for (int i = 0; i < nx; i++) {
      const float x = i * step - reach;
      profile[i] = normal((x - inset) * inverse) - normal((x - w + inset) * inverse);
    }
    const float top = k * thickness, bottom = h - (k + 1) * thickness;
    for (int j = 0; j < ny; j++) {
      const float y = j * step - reach;
      const float weight = normal((y - top) * inverse) - normal((y - top - thickness) * inverse) +
                           normal((y - bottom) * inverse) -
                           normal((y - bottom - thickness) * inverse);
      if (weight < 1e-5f) continue;
      for (int i = 0; i < nx; i++) grid[j * nx + i] += weight * profile[i];
    }
  }
  free(profile);
}

// The place of a pixel on the quadrant's grid, and whether it is in the far half.
static inline float place(float centre, float low, float high, float reach, float inverse, int n,
                          int *far) {
  float d = centre - low;
  *far = high - centre < d;
  if (*far) d = high - centre;
  float g = (d + reach) * inverse;
  return g < 0 ? 0 : g > (float)(n - 1) ? (float)(n - 1) : g;
}

// One row of a grid read at every pixel's column.
static void expand(float *out, const float *left, const float *right, const int *columns,
                   const float *fractions, int w) {
  for (int i = 0; i < w; i++) {
    const float *line = columns[i] < 0 ? right : left;
    const int k = columns[i] < 0 ? ~columns[i] : columns[i];
    out[i] = (line[k] + (line[k + 1] - line[k]) * fractions[i]) * 255 + 0.5f;
  }
}

static void lerp_rows_portable(uint8_t *m, const float *a, const float *b, float f, int w) {
  for (int i = 0; i < w; i++) {
    const float v = a[i] + (b[i] - a[i]) * f;
    m[i] = v > 255 ? 255 : (uint8_t)v;
  }
}

#if CK_WIDE
#include <immintrin.h>

CK_AVX2 static void lerp_rows_wide(uint8_t *m, const float *a, const float *b, float f, int w) {
  const __m256 k = _mm256_set1_ps(f);
  int i = 0;
  for (; i + 8 <= w; i += 8) {
    const __m256 x = _mm256_loadu_ps(a + i), y = _mm256_loadu_ps(b + i);
    const __m256 v = _mm256_add_ps(x, _mm256_mul_ps(_mm256_sub_ps(y, x), k));
    const __m256i n = _mm256_cvttps_epi32(v);
    const __m128i p =
        _mm_packus_epi32(_mm256_castsi256_si128(n), _mm256_extracti128_si256(n, 1));
    _mm_storel_epi64((__m128i *)(m + i), _mm_packus_epi16(p, p));
  }
  lerp_rows_portable(m + i, a + i, b + i, f, w - i);
}
#endif

static void lerp_rows(uint8_t *m, const float *a, const float *b, float f, int w) {
#if CK_WIDE
  if (ck_wide_on != 0 && ck_has_wide_loops()) return lerp_rows_wide(m, a, b, f, w);
#endif
  lerp_rows_portable(m, a, b, f, w);
}

size_t ck_shadow_scratch(int w) { return (size_t)w * (2 * sizeof(float) + sizeof(float) + sizeof(int)); }

void ck_shadow_mask(uint8_t *mask, ptrdiff_t stride, int x, int y, int w, int h, const ck_shadow *s,
                    void *scratch) {
  const float inverse = 1 / s->step;
  float *rows[2] = {scratch, (float *)scratch + w};
  float *fractions = (float *)scratch + 2 * w;
  int *columns = (int *)(fractions + w);
  for (int i = 0; i < w; i++) {
    int far;
    const float g = place((float)(x + i) + 0.5f, s->x0, s->x1, s->reach, inverse, s->nx, &far);
    int k = (int)g;
    if (k > s->nx - 2) k = s->nx - 2;
    columns[i] = far ? ~k : k;
    fractions[i] = g - (float)k;
  }
  float last = -1;
  int last_bottom = -1, last_row = -1;
  for (int row = 0; row < h; row++) {
    uint8_t *m = ROW(mask, stride, row);
    int bottom;
    const float g = place((float)(y + row) + 0.5f, s->y0, s->y1, s->reach, inverse, s->ny, &bottom);
    if (g == last && bottom == last_bottom) {
      memcpy(m, ROW(mask, stride, row - 1), (size_t)w);
      continue;
    }
    int j = (int)g;
    if (j > s->ny - 2) j = s->ny - 2;
    if (j != last_row || bottom != last_bottom) {
      const float *left = s->grids[bottom ? 3 : 0] + j * s->nx;
      const float *right = s->grids[bottom ? 2 : 1] + j * s->nx;
      expand(rows[0], left, right, columns, fractions, w);
      expand(rows[1], left + s->nx, right + s->nx, columns, fractions, w);
      last_row = j;
    }
    last = g;
    last_bottom = bottom;
    lerp_rows(m, rows[0], rows[1], g - (float)j, w);
  }
}

// One Gaussian pass over `n` samples `stride` apart, `count` lanes side by side; zero outside.
static void convolve(float *out, const float *in, int n, int lanes, const float *taps, int reach) {
  for (int i = 0; i < n; i++) {
    float *o = out + (size_t)i * lanes;
    for (int k = 0; k < lanes; k++) o[k] = 0;
    const int from = i - reach < 0 ? 0 : i - reach, to = i + reach >= n ? n - 1 : i + reach;
    for (int j = from; j <= to; j++) {
      const float t = taps[j > i ? j - i : i - j];
      const float *p = in + (size_t)j * lanes;
      for (int k = 0; k < lanes; k++) o[k] += t * p[k];
    }
  }
}

static void transpose(float *out, const float *in, int w, int h) {
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) out[(size_t)x * h + y] = in[(size_t)y * w + x];
}

// Blurs one channel, `pixel` bytes apart.
static int blur_channel(uint8_t *bytes, ptrdiff_t stride, int pixel, int w, int h, float sigma,
                        int extend) {
  if (sigma <= 0 || w <= 0 || h <= 0) return 1;
  // Averages of f x f pixels carry all that a wide Gaussian lets through.
  int f = (int)(sigma / 3);
  if (f < 1) f = 1;
  const int cw = (w + f - 1) / f, ch = (h + f - 1) / f;
  // Averaging and reading back between samples blur a little themselves.
  const float own = f > 1 ? ((float)(f * f) - 1) / 12 + (float)(f * f) / 6 : 0;
  float narrowed = sigma * sigma - own;
  const float s = sqrtf(narrowed > 0.01f ? narrowed : 0.01f) / (float)f;
  const int reach = (int)ceilf(s * 3);
  float *a = calloc((size_t)cw * ch, sizeof(float)), *b = malloc((size_t)cw * ch * sizeof(float));
  float *taps = malloc((size_t)(reach + 1) * sizeof(float));
  if (!a || !b || !taps) {
    free(a);
    free(b);
    free(taps);
    return 0;
  }
  float total = 0;
  for (int i = 0; i <= reach; i++) {
    taps[i] = expf(-(float)(i * i) / (2 * s * s));
    total += i ? 2 * taps[i] : taps[i];
  }
  for (int i = 0; i <= reach; i++) taps[i] /= total;
  for (int y = 0; y < ch; y++)
    for (int x = 0; x < cw; x++) {
      int sum = 0, count = 0;
      for (int v = y * f; v < (y + 1) * f; v++)
        for (int u = x * f; u < (x + 1) * f; u++) {
          int su = u, sv = v;
          if (u >= w || v >= h) {
            if (!extend) {
              count++;
              continue;
            }
            su = u >= w ? w - 1 : u;
            sv = v >= h ? h - 1 : v;
          }
          sum += bytes[(ptrdiff_t)sv * stride + (ptrdiff_t)su * pixel];
          count++;
        }
      a[(size_t)y * cw + x] = (float)sum / (float)count;
    }
  convolve(b, a, ch, cw, taps, reach);
  transpose(a, b, cw, ch);
  convolve(b, a, cw, ch, taps, reach);
  transpose(a, b, ch, cw);
  if (extend) {
    // Outside the picture its own edge goes on: divide by the weight that was inside.
    float *wx = malloc((size_t)cw * sizeof(float)), *wy = malloc((size_t)ch * sizeof(float));
    if (wx && wy) {
      for (int i = 0; i < cw; i++) {
        wx[i] = 0;
        for (int j = i - reach; j <= i + reach; j++)
          if (j >= 0 && j < cw) wx[i] += taps[j > i ? j - i : i - j];
      }
      for (int i = 0; i < ch; i++) {
        wy[i] = 0;
        for (int j = i - reach; j <= i + reach; j++)
          if (j >= 0 && j < ch) wy[i] += taps[j > i ? j - i : i - j];
      }
      for (int y = 0; y < ch; y++)
        for (int x = 0; x < cw; x++) a[(size_t)y * cw + x] /= wx[x] * wy[y];
    }
    free(wx);
    free(wy);
  }
  for (int y = 0; y < h; y++) {
    float gy = ((float)y + 0.5f) / (float)f - 0.5f;
    int j = (int)floorf(gy);
    const float fy = gy - (float)j;
    const int j0 = j < 0 ? 0 : j, j1 = j + 1 >= ch ? ch - 1 : j + 1;
    for (int x = 0; x < w; x++) {
      float gx = ((float)x + 0.5f) / (float)f - 0.5f;
      int i = (int)floorf(gx);
      const float fx = gx - (float)i;
      const int i0 = i < 0 ? 0 : i, i1 = i + 1 >= cw ? cw - 1 : i + 1;
      const float *r0 = a + (size_t)j0 * cw, *r1 = a + (size_t)j1 * cw;
      const float t = r0[i0] + (r0[i1] - r0[i0]) * fx, u = r1[i0] + (r1[i1] - r1[i0]) * fx;
      const float v = t + (u - t) * fy + 0.5f;
      bytes[(ptrdiff_t)y * stride + (ptrdiff_t)x * pixel] = v > 255 ? 255 : v < 0 ? 0 : (uint8_t)v;
    }
  }
  free(a);
  free(b);
  free(taps);
  return 1;
}

int ck_blur_mask(uint8_t *mask, ptrdiff_t stride, int w, int h, float sigma) {
  return blur_channel(mask, stride, 1, w, h, sigma, 0);
}

int ck_blur_pixels(void *pixels, ptrdiff_t stride, int w, int h, float sigma) {
  for (int k = 0; k < 4; k++)
    if (!blur_channel((uint8_t *)pixels + k, stride, 4, w, h, sigma, 1)) return 0;
  return 1;
}

void ck_average(void *dst, ptrdiff_t ds, const void *src, ptrdiff_t ss, int w, int h, int factor) {
  uint32_t *sums = malloc((size_t)w * 4 * sizeof(uint32_t));
  if (!sums) return;
  for (int top = 0, row = 0; top < h; top += factor, row++) {
    const int rows = h - top < factor ? h - top : factor;
    memset(sums, 0, (size_t)w * 4 * sizeof(uint32_t));
    for (int y = top; y < top + rows; y++) {
      const uint8_t *s = ROW(src, ss, y);
      for (int i = 0; i < w * 4; i++) sums[i] += s[i];
    }
    uint8_t *d = ROW(dst, ds, row);
    for (int left = 0; left < w; left += factor, d += 4) {
      const int columns = w - left < factor ? w - left : factor;
      const uint32_t count = (uint32_t)(rows * columns);
      for (int k = 0; k < 4; k++) {
        uint32_t sum = count / 2;
        for (int x = left; x < left + columns; x++) sum += sums[x * 4 + k];
        d[k] = (uint8_t)(sum / count);
      }
    }
  }
  free(sums);
}

void ck_conic(void *dst, ptrdiff_t stride, int w, int h, float cx, float cy, float ux, float uy,
              float vx, float vy, const uint32_t *table, int count) {
  for (int y = 0; y < h; y++) {
    uint32_t *d = ROW(dst, stride, y);
    for (int x = 0; x < w; x++) {
      const float px = (float)x + 0.5f - cx, py = (float)y + 0.5f - cy;
      float turn = atan2f(vx * px + vy * py, ux * px + uy * py) * 0.15915494f;
      if (turn < 0) turn += 1;
      int i = (int)(turn * (float)count);
      d[x] = table[i < count ? i : count - 1];
    }
  }
}
