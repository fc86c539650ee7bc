/* A disk that fails and a clock that jumps on request; loaded before the C library with LD_PRELOAD.
 *
 * The file named by FAULTY_DISK holds a word: "full" and "readonly" refuse writes to files whose name begins with
 * FAULTY_FILES, "slow" makes every sync of such a file take 200 ms; any other word, or no file, means a good disk.
 * The file named by FAULTY_CLOCK holds the seconds by which the clock is wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static int ours(int fd) {
    char link[64], name[PATH_MAX];
    const char *begin = getenv("FAULTY_FILES");
    ssize_t length;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, name, sizeof name - 1);
    if (begin == NULL || length < 0) return 0;
    name[length] = 0;
    return strncmp(name, begin, strlen(begin)) == 0;
}

static void mood(char *word, size_t size) {
    const char *name = getenv("FAULTY_DISK");
    FILE *file = name == NULL ? NULL : fopen(name, "r");
    word[0] = 0;
    if (file == NULL) return;
    if (fgets(word, (int)size, file) == NULL) word[0] = 0;
    fclose(file);
}

static int refuses(int fd) {
    char word[16];
    if (!ours(fd)) return 0;
    mood(word, sizeof word);
    if (strncmp(word, "full", 4) == 0) return ENOSPC;
    if (strncmp(word, "readonly", 8) == 0) return EROFS;
    return 0;
}

static void linger(int fd) {
    char word[16];
    if (!ours(fd)) return;
    mood(word, sizeof word);
    if (strncmp(word, "slow", 4) == 0) usleep(200000);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t place) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    int error = refuses(fd);
    if (error) { errno = error; return -1; }
    if (!real) real = (ssize_t(*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
    return real(fd, data, count, place);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t place) {
    static ssize_t (*real)(int, const void *, size_t, off_t);
    int error = refuses(fd);
    if (error) { errno = error; return -1; }
    if (!real) real = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
    return real(fd, data, count, place);
}

int fdatasync(int fd) {
    static int (*real)(int);
    linger(fd);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    return real(fd);
}

int fsync(int fd) {
    static int (*real)(int);
    linger(fd);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    return real(fd);
}

int clock_gettime(clockid_t id, struct timespec *out) {
    static int (*real)(clockid_t, struct timespec *);
    static long wrong, read_at = -1;
    struct timespec now;
    int result;
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    result = real(id, out);
    if (id != CLOCK_REALTIME || result != 0) return result;
    real(CLOCK_MONOTONIC, &now);
    if (read_at != now.tv_sec * 10 + now.tv_nsec / 100000000) { /* ten times a second */
        const char *name = getenv("FAULTY_CLOCK");
        FILE *file = name == NULL ? NULL : fopen(name, "r");
        long found = 0;
        read_at = now.tv_sec * 10 + now.tv_nsec / 100000000;
        if (file != NULL) {
            if (fscanf(file, "%ld", &found) == 1) wrong = found;
            fclose(file);
        }
    }
    out->tv_sec += wrong;
    return 0;
}
