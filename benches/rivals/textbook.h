// The textbook way: scanf and printf.
#include <cstdio>

typedef unsigned long long Number;

static bool read_number(Number &number) { return scanf("%llu", &number) == 1; }

static void print_line(const char *text) { printf("%s\n", text); }

static void print_number(Number number) { printf("%llu\n", number); }

static void finish() {}
