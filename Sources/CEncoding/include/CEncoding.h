// Pixel loops for the encoders.
//
// Pixels are premultiplied BGRA, one uint32_t each (0xAARRGGBB on a little-endian machine), strides
// are in bytes. Every function may be called from any thread.
#ifndef UNDERSTUDY_CENCODING_H
#define UNDERSTUDY_CENCODING_H

#include <stddef.h>
#include <stdint.h>

/// A rectangle of pixels; empty if `w` or `h` is 0.
typedef struct {
  int x, y, w, h;
} ce_rect;

/// Copies a block and finds the smallest rectangle in which it changed `dst`, relative to it.
ce_rect ce_copy_changed(void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride,
                        int w, int h);

/// Whether every pixel of the block is opaque.
int ce_is_opaque(const void *src, ptrdiff_t src_stride, int w, int h);

/// Writes rows of RGB (`channels` 3, alpha is dropped) or of straight RGBA (4) without padding.
void ce_unpack(uint8_t *dst, const void *src, ptrdiff_t src_stride, int w, int h, int channels);

/// Writes straight BGRA, rows without padding.
void ce_unpremultiply(uint32_t *dst, const void *src, ptrdiff_t src_stride, int w, int h);

/// Writes PNG scan lines, a filter byte and the filtered row each: `Up`, and `Sub` for the first.
/// `rows` are rows of `row_bytes` bytes without padding, `pixel_bytes` to a pixel.
void ce_filter_up(uint8_t *dst, const uint8_t *rows, int row_bytes, int h, int pixel_bytes);

/// The most colours that a frame of a GIF can have beside its transparent one.
#define CE_COLORS 255

/// The index of pixels that did not change.
#define CE_TRANSPARENT 255

/// Finds at most CE_COLORS colours for the pixels of `src` that differ from `old` (all, if `old` is
/// NULL) and writes the index of each; unchanged ones become CE_TRANSPARENT. Up to CE_COLORS
/// different colours are kept exactly, more are reduced by a median cut. Colours are 0x00RRGGBB,
/// alpha is ignored.
///
/// `indexes` has rows of `w` bytes. Returns the number of colours, or -1 if memory is short.
int ce_quantise(const void *src, ptrdiff_t src_stride, const void *old, ptrdiff_t old_stride,
                int w, int h, uint32_t palette[CE_COLORS], uint8_t *indexes);

/// Replaces each byte by its entry in a table of 256.
void ce_map_bytes(uint8_t *bytes, size_t count, const uint8_t *map);

#endif
