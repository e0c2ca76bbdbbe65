// What the files of this target share.
#ifndef UNDERSTUDY_CKERNELS_INTERNAL_H
#define UNDERSTUDY_CKERNELS_INTERNAL_H

#include "CKernels.h"

#if defined(__x86_64__)
#define CK_WIDE 1
#define CK_AVX2 __attribute__((target("avx2")))
#else
#define CK_WIDE 0
#endif

/// Whether to take the wide loops now.
extern int ck_wide_on;

#define ROW(pointer, stride, y) ((void *)((uintptr_t)(pointer) + (ptrdiff_t)(y) * (stride)))

/// x * a / 255 for the four channels of a pixel, rounded to nearest.
static inline uint32_t ck_scale_pixel(uint32_t p, uint32_t a) {
  uint32_t rb = (p & 0x00ff00ffu) * a + 0x00800080u;
  uint32_t ag = ((p >> 8) & 0x00ff00ffu) * a + 0x00800080u;
  rb = ((rb + ((rb >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
  ag = (ag + ((ag >> 8) & 0x00ff00ffu)) & 0xff00ff00u;
  return rb | ag;
}

/// Sum of two pixels, each channel held at 255.
static inline uint32_t ck_add_pixels(uint32_t x, uint32_t y) {
  uint32_t rb = (x & 0x00ff00ffu) + (y & 0x00ff00ffu);
  uint32_t ag = ((x >> 8) & 0x00ff00ffu) + ((y >> 8) & 0x00ff00ffu);
  rb |= 0x01000100u - ((rb >> 8) & 0x00ff00ffu);
  ag |= 0x01000100u - ((ag >> 8) & 0x00ff00ffu);
  return (rb & 0x00ff00ffu) | ((ag & 0x00ff00ffu) << 8);
}

static inline uint8_t ck_scale_byte(uint32_t x, uint32_t a) {
  uint32_t t = x * a + 0x80u;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

#endif
