/* The formats of Windows: `%I64d` is `%lld`, and `%I32d` is `%d`. The linker puts these in the place of the library's. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *plain(const char *format) {
    static __thread char *made;
    char *to;
    if (!strstr(format, "I64") && !strstr(format, "I32")) return format;
    to = made = (char *)realloc(made, strlen(format) + 1);
    while (*format) {
        if ((*to++ = *format++) != '%') continue;
        while (*format && strchr("-+ #0123456789.*", *format)) *to++ = *format++;
        if (!strncmp(format, "I64", 3)) {
            *to++ = 'l';
            *to++ = 'l';
            format += 3;
        } else if (!strncmp(format, "I32", 3)) {
            format += 3;
        } else if (*format) {
            *to++ = *format++; /* may be another % */
        }
    }
    *to = 0;
    return made;
}

#define CALL(call)            \
    {                         \
        int result;           \
        va_list list;         \
        va_start(list, format); \
        result = call;        \
        va_end(list);         \
        return result;        \
    }
#define SCANS(scanf, fscanf, sscanf)                                                                  \
    int scanf(const char *format, ...) CALL(vscanf(plain(format), list))                              \
    int fscanf(FILE *from, const char *format, ...) CALL(vfscanf(from, plain(format), list))          \
    int sscanf(const char *from, const char *format, ...) CALL(vsscanf(from, plain(format), list))

#ifdef __cplusplus
extern "C" {
#endif
int __wrap_printf(const char *format, ...) CALL(vprintf(plain(format), list))
int __wrap_fprintf(FILE *to, const char *format, ...) CALL(vfprintf(to, plain(format), list))
int __wrap_sprintf(char *to, const char *format, ...) CALL(vsprintf(to, plain(format), list))
int __wrap_snprintf(char *to, size_t size, const char *format, ...)
    CALL(vsnprintf(to, size, plain(format), list))
SCANS(__wrap_scanf, __wrap_fscanf, __wrap_sscanf)
SCANS(__wrap___isoc99_scanf, __wrap___isoc99_fscanf, __wrap___isoc99_sscanf)
SCANS(__wrap___isoc23_scanf, __wrap___isoc23_fscanf, __wrap___isoc23_sscanf)
#ifdef __cplusplus
}
#endif
