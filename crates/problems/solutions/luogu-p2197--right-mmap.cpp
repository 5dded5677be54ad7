// expect: AC
// Plain Nim, with the file of the input mapped into memory.
// kind: right
#include <cstdio>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
    struct stat st;
    fstat(0, &st);
    const char *p = (const char *)mmap(0, st.st_size + 1, PROT_READ, MAP_PRIVATE, 0, 0);
    auto read = [&]() {
        int x = 0;
        while (*p < '0') ++p;
        while (*p >= '0') x = x * 10 + (*p++ ^ 48);
        return x;
    };
    for (int t = read(); t--;) {
        int ans = 0;
        for (int n = read(); n--;) ans ^= read();
        puts(ans ? "Yes" : "No");
    }
    _exit(fflush(stdout));
}
