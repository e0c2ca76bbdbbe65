// Memory for frames: page faults cost more than the copies they are for, so it comes in huge pages.
#define _GNU_SOURCE
#include "internal.h"

#include <sys/mman.h>

static size_t rounded(size_t bytes) { return (bytes + 4095) & ~(size_t)4095; }

void *ck_allocate_pages(size_t bytes) {
  const size_t size = rounded(bytes), huge = 2u << 20;
  if (size < huge * 2) {
    void *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return p == MAP_FAILED ? NULL : p;
  }
  // Map more, keep the part that starts on a huge page.
  char *p = mmap(NULL, size + huge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return NULL;
  char *start = (char *)(((uintptr_t)p + huge - 1) & ~(uintptr_t)(huge - 1));
  if (start > p) munmap(p, (size_t)(start - p));
  char *end = start + size, *mapped = p + size + huge;
  if (mapped > end) munmap(end, (size_t)(mapped - end));
#ifdef MADV_HUGEPAGE
  madvise(start, size, MADV_HUGEPAGE);
#endif
  return start;
}

void ck_free_pages(void *memory, size_t bytes) {
  if (memory) munmap(memory, rounded(bytes));
}
