/* Preloaded into a server under test: sets its wall clock, fails its disk, and journals what it writes.

   ORGANELLE_SHIM_CONTROL names a file of eight 64-bit numbers, which the test changes while the server runs:
   0 nanoseconds that the wall clock is ahead; 1 which calls fail: 1 writes, 2 syncs, 4 reads, or a sum of these; 2 their errno;
   3 how many calls fail from now on; 4 how many have failed; 5 whether a failing write writes half.
   ORGANELLE_SHIM_FILE is the beginning of the paths that disk faults and the journal are about.
   ORGANELLE_SHIM_JOURNAL, if set, gets every write, truncation, removal and sync of these files; then nothing is
   synced for real, for the journal decides what a loss of power leaves. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITES = 1, SYNCS = 2, READS = 4 };
static volatile int64_t *control;
static const char *prefix;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("ORGANELLE_SHIM_CONTROL"), *kept = getenv("ORGANELLE_SHIM_JOURNAL");
  prefix = getenv("ORGANELLE_SHIM_FILE");
  if (path) {
    int fd = open(path, O_RDWR | O_CLOEXEC);
    void *found = fd < 0 ? MAP_FAILED : mmap(NULL, 64, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (found != MAP_FAILED) control = found;
    if (fd >= 0) close(fd);
  }
  if (kept) journal = open(kept, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The file's name after the prefix ("", "-wal", "-journal"), or NULL if it is none of ours. Not the shared memory. */
static const char *ours(const char *path) {
  size_t length = prefix ? strlen(prefix) : 0;
  if (!length || strncmp(path, prefix, length)) return NULL;
  path += length;
  return strcmp(path, "") && strcmp(path, "-wal") && strcmp(path, "-journal") ? NULL : path;
}

static const char *name_of(int fd, char *path, size_t size) {
  char link[64];
  ssize_t length;
  if (!prefix) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink(link, path, size - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return ours(path);
}

static int fails(int kind) {
  if (!control || !(control[1] & kind) || control[3] <= 0) return 0;
  control[3]--;
  control[4]++;
  errno = (int)control[2];
  return 1;
}

static void note(char what, const char *name, int64_t offset, const void *data, size_t size) {
  int64_t head[4] = {what, (int64_t)strlen(name), offset, (int64_t)size};
  struct iovec parts[3] = {{head, sizeof head}, {(void *)name, strlen(name)}, {(void *)data, size}};
  if (journal >= 0 && writev(journal, parts, 3) < 0) abort();
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  ssize_t done;
  if (!name) return REAL(pwrite64)(fd, data, size, offset);
  pthread_mutex_lock(&lock);
  if (fails(WRITES)) {
    int error = errno;
    if (control[5]) REAL(pwrite64)(fd, data, size / 2, offset);
    pthread_mutex_unlock(&lock);
    errno = error;
    return -1;
  }
  done = REAL(pwrite64)(fd, data, size, offset);
  if (done > 0) note('w', name, offset, data, (size_t)done);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) { return pwrite64(fd, data, size, offset); }

ssize_t pread64(int fd, void *data, size_t size, off64_t offset) {
  char path[4096];
  if (control && control[1] & READS && control[3] > 0 && name_of(fd, path, sizeof path) && fails(READS)) return -1;
  return REAL(pread64)(fd, data, size, offset);
}

static int synced(int fd, int (*sync)(int)) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  int done = 0;
  if (!name) return sync(fd);
  pthread_mutex_lock(&lock);
  if (fails(SYNCS))
    done = -1;
  else if (journal >= 0)
    note('s', name, 0, "", 0);
  else
    done = sync(fd);
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }

int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int ftruncate64(int fd, off64_t size) {
  char path[4096];
  const char *name = name_of(fd, path, sizeof path);
  int done;
  if (!name) return REAL(ftruncate64)(fd, size);
  pthread_mutex_lock(&lock);
  done = REAL(ftruncate64)(fd, size);
  if (!done) note('t', name, size, "", 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int unlink(const char *path) {
  const char *name = ours(path);
  int done;
  if (!name) return REAL(unlink)(path);
  pthread_mutex_lock(&lock);
  done = REAL(unlink)(path);
  if (!done) note('u', name, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return done;
}

static int64_t ahead(void) { return control ? control[0] : 0; }

int clock_gettime(clockid_t clock, struct timespec *now) {
  static __typeof__(&clock_gettime) asked; /* found once: an event loop asks all the time */
  if (!asked) asked = REAL(clock_gettime);
  int done = asked(clock, now);
  if (!done && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    int64_t at = now->tv_sec * 1000000000LL + now->tv_nsec + ahead();
    now->tv_sec = at / 1000000000LL;
    now->tv_nsec = at % 1000000000LL;
  }
  return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec found;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &found);
  now->tv_sec = found.tv_sec;
  now->tv_usec = found.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *kept) {
  struct timespec found;
  clock_gettime(CLOCK_REALTIME, &found);
  if (kept) *kept = found.tv_sec;
  return found.tv_sec;
}
