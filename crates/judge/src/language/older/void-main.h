/* A `main` without a result ends well. */
#ifdef __cplusplus
void solution_main() __attribute__((weak));
void solution_main(int, char **) __attribute__((weak));
__attribute__((weak)) int main(int count, char **words) {
    void (*plain)() = solution_main;
    void (*with)(int, char **) = solution_main;
    if (plain) plain(); else with(count, words);
    return 0;
}
#else
void solution_main();
__attribute__((weak)) int main(int count, char **words) {
    solution_main(count, words);
    return 0;
}
#endif
#define main solution_main
