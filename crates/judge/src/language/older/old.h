/* What older compilers and those of Windows have without being asked; `sort` came with <iostream> before GCC 4.3. */
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define __int64 long long
#define _int64 long long
#define scanf_s scanf
#define sscanf_s sscanf
#ifdef __cplusplus
#include <algorithm>
extern "C"
#endif
char *gets(char *);
