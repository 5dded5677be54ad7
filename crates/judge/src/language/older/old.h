/* What older compilers and those of Windows have without being asked. */
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define __int64 long long
#define _int64 long long
#ifdef __cplusplus
extern "C"
#endif
char *gets(char *);
