// Counts a process's allocations: loaded before the C library's own functions, which do the work.
// `./benchmark` builds it and has only the processes that count load it, so that no time has it in;
// in times of `Scripts/regressions`, which compares like with like, it is.

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_ullong made;

static void count(void) { atomic_fetch_add_explicit(&made, 1, memory_order_relaxed); }

// How many allocations all threads have made, resizings among them.
unsigned long long allocations_made(void) {
  return atomic_load_explicit(&made, memory_order_relaxed);
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *result = found;
  return 0;
}
