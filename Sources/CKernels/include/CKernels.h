// Pixel loops for the compositor.
//
// Pixels are premultiplied BGRA, one uint32_t each (0xAARRGGBB on a little-endian machine), strides
// are in bytes. Every function works on a block of `w` x `h` pixels and may be called from any
// thread. On x86-64 with AVX2 the wide versions run; elsewhere the portable ones do, with the same
// results. Division by 255 rounds to nearest, as pixman's does.
#ifndef UNDERSTUDY_CKERNELS_H
#define UNDERSTUDY_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Whether the wide (AVX2) loops run on this machine.
int ck_has_wide_loops(void);

/// Turns the wide loops off (0) or on (1) for tests that compare the two.
void ck_set_wide_loops(int on);

/// Whether this file was compiled with optimisation; without it pixman is the faster of the two.
int ck_is_optimised(void);

// MARK: Blocks

/// dst = src. `streaming` writes around the cache: for pixels that nobody reads soon.
void ck_copy(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride, int w, int h,
             int streaming);

/// dst = color.
void ck_fill(void *dst, ptrdiff_t dst_stride, uint32_t color, int w, int h, int streaming);

/// dst = color over src, in one pass. `dst` may be `src`.
void ck_tint(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride, uint32_t color,
             int w, int h, int streaming);

/// dst = x * (255 - alpha) / 255 + y * alpha / 255. `dst` may be `x`.
void ck_mix(void *dst, ptrdiff_t dst_stride, const void *x, ptrdiff_t x_stride, const void *y,
            ptrdiff_t y_stride, uint8_t alpha, int w, int h, int streaming);

/// dst = (src * alpha / 255) over dst, with alpha per pixel.
void ck_over(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride, uint8_t alpha,
             int w, int h);

/// dst = (color * mask / 255) over dst; the mask has one byte a pixel.
void ck_over_mask(void *dst, ptrdiff_t dst_stride, const uint8_t *mask, ptrdiff_t mask_stride,
                  uint32_t color, int w, int h);

// MARK: Bilinear

/// Where a scaled block reads: 16.16 source coordinates of its first pixel's centre, and the steps.
typedef struct {
  const void *pixels;
  ptrdiff_t stride;
  int32_t width, height;
  int32_t x, y, step_x, step_y;
} ck_source;

/// Bytes of scratch that `ck_scale` needs for blocks `w` wide.
size_t ck_scale_scratch(int w);

/// dst = src scaled, bilinear with 7-bit weights as pixman's, the edge pixels repeated outside.
void ck_scale(void *dst, ptrdiff_t dst_stride, const ck_source *src, int w, int h, void *scratch,
              int streaming);

/// dst = src seen through a map, over dst; bilinear, transparent outside of src.
///
/// The map takes the middle of pixel (x, y), counted from the block's `x` and `y`, to source
/// coordinates: (m[0..2] . p, m[3..5] . p) / (m[6..8] . p). `mask` may be null.
void ck_map(void *dst, ptrdiff_t dst_stride, int x, int y, int w, int h, const void *src,
            ptrdiff_t src_stride, int src_width, int src_height, const double m[9],
            const uint8_t *mask, ptrdiff_t mask_stride);

// MARK: Masks and shapes

/// A rectangle with rounded corners, in pixels; radii clockwise from the top left.
typedef struct {
  float x0, y0, x1, y1;
  float radii[4];
  /// 2 for circular corners; more is squarer.
  float exponent;
} ck_shape;

/// mask *= the shape's antialiased coverage of the pixels at `x`, `y`; `first` stores instead.
void ck_shape_coverage(uint8_t *mask, ptrdiff_t stride, int x, int y, int w, int h,
                       const ck_shape *shape, int first);

/// mask = mask * other / 255.
void ck_multiply_masks(uint8_t *mask, ptrdiff_t stride, const uint8_t *other,
                       ptrdiff_t other_stride, int w, int h);

/// mask *= alpha / 255.
void ck_scale_mask(uint8_t *mask, ptrdiff_t stride, uint8_t alpha, int w, int h);

/// mask = 255 - mask.
void ck_invert_mask(uint8_t *mask, ptrdiff_t stride, int w, int h);

/// mask = the alpha channel of src.
void ck_extract_alpha(uint8_t *mask, ptrdiff_t stride, const void *src, ptrdiff_t src_stride, int w,
                      int h);

/// The first and one past the last pixel of the row's widest run of 255 (`first == end`: none), and
/// the first and one past the last that are not 0. `step` is 4 for alpha in BGRA, 1 for a mask;
/// `bytes` points at the first alpha byte.
void ck_scan_row(const uint8_t *bytes, int step, int w, int *opaque_first, int *opaque_end,
                 int *visible_first, int *visible_end);

// MARK: Shadows

/// One quadrant of a Gaussian-blurred rounded rectangle on a coarse grid: the value at column i and
/// row j belongs to the point (i * step - reach, j * step - reach) from the rectangle's corner.
void ck_shadow_grid(float *grid, int nx, int ny, float step, float reach, float w, float h,
                    float radius, float sigma);

/// How a grid is laid over the pixels.
typedef struct {
  const float *grids[4];  // clockwise from the top left
  int nx, ny;
  float step, reach;
  float x0, y0, x1, y1;  // the rectangle, in pixels
} ck_shadow;

/// Bytes of scratch that `ck_shadow_mask` needs for blocks `w` wide.
size_t ck_shadow_scratch(int w);

/// mask = the shadow's coverage of the pixels at `x`, `y`.
void ck_shadow_mask(uint8_t *mask, ptrdiff_t stride, int x, int y, int w, int h,
                    const ck_shadow *shadow, void *scratch);

/// mask = mask blurred by a Gaussian, in place. Returns 0 when memory is short.
int ck_blur_mask(uint8_t *mask, ptrdiff_t stride, int w, int h, float sigma);

/// Blurs premultiplied pixels by a Gaussian, in place. Returns 0 when memory is short.
int ck_blur_pixels(void *pixels, ptrdiff_t stride, int w, int h, float sigma);

/// dst = averages of factor x factor pixels of src, which is `w` x `h`; at the right and lower edge of
/// what is left.
void ck_average(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride, int w, int h,
                int factor);

// MARK: Gradients

/// dst = a conic gradient around (cx, cy): `table` has `count` premultiplied colours for a whole
/// turn that starts at `start` radians, in the plane mapped by (ux, uy) and (vx, vy).
void ck_conic(void *dst, ptrdiff_t stride, int w, int h, float cx, float cy, float ux, float uy,
              float vx, float vy, const uint32_t *table, int count);

// MARK: Memory

/// Page-aligned memory, in huge pages where the system has them. Contents are zero.
void *ck_allocate_pages(size_t bytes);
void ck_free_pages(void *memory, size_t bytes);

/// The largest difference of any channel between two blocks.
int ck_largest_difference(const void *x, ptrdiff_t x_stride, const void *y, ptrdiff_t y_stride,
                          int w, int h);

#endif
