// The whole file mapped into memory, one byte at a time.
#include "output.h"
#include <sys/mman.h>
#include <sys/stat.h>

static const char *at, *end;

static bool map_input() {
    struct stat about;
    if (fstat(0, &about) != 0) return false;
    at = (const char *)mmap(0, about.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, 0, 0);
    if (at == MAP_FAILED) return false;
    end = at + about.st_size;
    return true;
}

static bool mapped = map_input();

static inline bool read_number(Number &number) {
    const char *from = at, *to = end;
    while (from < to && (*from < '0' || *from > '9')) from++;
    if (from == to || !mapped) return false;
    Number value = 0;
    for (; from < to && *from >= '0' && *from <= '9'; from++) value = value * 10 + (*from - '0');
    at = from;
    number = value;
    return true;
}
