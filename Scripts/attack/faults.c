// Makes a system call that changes a file fail, or ends the process before it. Preloaded by
// attack.py.
//
// FAULT_UNDER: the folder whose files count.
// FAULT_AT:    the number of the call, from 1; 0 only counts.
// FAULT_DO:    'kill', or an error number.
// FAULT_COUNT: a file to which the number of calls is written at the end.
// FAULT_UID:   the result of geteuid: on some shares new files belong to another user.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

static int is_under(int folder, const char *path) {
  const char *under = getenv("FAULT_UNDER");
  if (!under) return 0;
  char place[PATH_MAX * 2] = "";
  if (path && path[0] == '/') {
    snprintf(place, sizeof place, "%s", path);
  } else {
    char link[64];
    snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
    ssize_t count = readlink(link, place, PATH_MAX - 1);
    if (count < 0) return 0;
    place[count] = 0;
    if (path) {
      strcat(place, "/");
      strncat(place, path, PATH_MAX - 1);
    }
  }
  return strncmp(place, under, strlen(under)) == 0;
}

// Whether this call fails; errno is the reason.
static int fails(int folder, const char *path) {
  int before = errno;
  if (!is_under(folder, path)) {
    errno = before;
    return 0;
  }
  int number = atomic_fetch_add(&calls, 1) + 1;
  const char *at = getenv("FAULT_AT"), *what = getenv("FAULT_DO");
  errno = before;
  if (!at || !what || atoi(at) != number) return 0;
  if (strcmp(what, "kill") == 0) {
    kill(getpid(), SIGKILL);
    pause();
  }
  errno = atoi(what);
  return 1;
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%d\n", atomic_load(&calls));
  fclose(file);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                                              \
  int name(const char *path, int flags, ...) {                                 \
    va_list rest;                                                               \
    va_start(rest, flags);                                                      \
    int mode = va_arg(rest, int);                                               \
    va_end(rest);                                                               \
    if ((flags & O_CREAT) && fails(AT_FDCWD, path)) return -1;                  \
    return NEXT(name)(path, flags, mode);                                       \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                            \
  int name(int folder, const char *path, int flags, ...) {                     \
    va_list rest;                                                               \
    va_start(rest, flags);                                                      \
    int mode = va_arg(rest, int);                                               \
    va_end(rest);                                                               \
    if ((flags & O_CREAT) && fails(folder, path)) return -1;                    \
    return NEXT(name)(folder, path, flags, mode);                               \
  }
OPENAT(openat)
OPENAT(openat64)

ssize_t write(int file, const void *bytes, size_t count) {
  return fails(file, NULL) ? -1 : NEXT(write)(file, bytes, count);
}

int rename(const char *from, const char *to) {
  return fails(AT_FDCWD, to) ? -1 : NEXT(rename)(from, to);
}

int renameat(int folder, const char *from, int other, const char *to) {
  return fails(other, to) ? -1 : NEXT(renameat)(folder, from, other, to);
}

int unlink(const char *path) { return fails(AT_FDCWD, path) ? -1 : NEXT(unlink)(path); }

int unlinkat(int folder, const char *path, int flags) {
  return fails(folder, path) ? -1 : NEXT(unlinkat)(folder, path, flags);
}

int mkdir(const char *path, mode_t mode) {
  return fails(AT_FDCWD, path) ? -1 : NEXT(mkdir)(path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  return fails(folder, path) ? -1 : NEXT(mkdirat)(folder, path, mode);
}

uid_t geteuid(void) {
  const char *user = getenv("FAULT_UID");
  return user ? (uid_t)atoi(user) : NEXT(geteuid)();
}
