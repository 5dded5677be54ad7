/* A solution that tries to get what it must not have. It prints what it got, so it is never accepted. The judge's test
   replaces the words in capitals by paths. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <arpa/inet.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static void got(const char *what, int is_got) {
    if (is_got) printf("%s\n", what);
}

/* Whether a program could be started. */
static int starts(const char *path, int by_name) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        int nothing = open("/dev/null", O_WRONLY);
        dup2(nothing, 1);
        dup2(nothing, 2);
        if (by_name) execlp(path, path, "--version", (char *)0);
        else execl(path, path, "--version", (char *)0);
        _exit(127);
    }
    int status = -1;
    waitpid(child, &status, 0);
    return status == 0;
}

static int opens(const char *path, int how) {
    int file = open(path, how, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}

static int connects(const void *address, int length) {
    int end = socket(((const struct sockaddr *)address)->sa_family, SOCK_STREAM, 0);
    return end >= 0 && connect(end, address, length) == 0;
}

int main(void) {
    char parents[99];
    pid_t parent = getppid();
    got("the command by its path", starts("GRUNDY", 0));
    got("a copy of the command", starts("COPY", 0));
    setenv("PATH", "FOLDER", 1);
    got("the command by its name", starts("grundy", 1));
    sprintf(parents, "/proc/%d/exe", (int)parent);
    /* In a space of process numbers of its own the parent is not the judge. */
    got("the command of the parent", parent > 1 && starts(parents, 0));
    got("expected answers", opens("EXPECTED", O_RDONLY));
    got("a file of the user's", opens("HOME/secret", O_RDONLY));
    got("a new file at home", opens("HOME/new", O_WRONLY | O_CREAT));
    got("a temporary file", opens("TEMPORARY", O_RDONLY));
    sprintf(parents, "/proc/%d/fd/1", (int)parent);
    got("the output of the parent", parent > 1 && opens(parents, O_WRONLY));
    sprintf(parents, "/proc/%d/mem", (int)parent);
    got("the memory of the parent", parent > 1 && opens(parents, O_RDWR));
    sprintf(parents, "/proc/%d/environ", (int)parent);
    got("the environment of the parent", parent > 1 && opens(parents, O_RDONLY));
    got("a signal to the parent", parent > 1 && kill(parent, 0) == 0);
    struct rlimit limit;
    got("the limits of the parent", parent > 1 && prlimit(parent, RLIMIT_NOFILE, 0, &limit) == 0);
    got("the priority of the parent", parent > 1 && setpriority(PRIO_PROCESS, parent, 0) == 0);
    got("the rights of a file of the user's", chmod("HOME/secret", 0600) == 0);
    int memory = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    if (memory >= 0) shmctl(memory, IPC_RMID, 0);
    got("memory that outlives it", parent > 1 && memory >= 0);
    struct sockaddr_in server = {.sin_family = AF_INET, .sin_port = htons(PORT)};
    server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    got("the network", connects(&server, sizeof server));
    struct sockaddr_un users = {.sun_family = AF_UNIX, .sun_path = "SOCKET"};
    got("a socket of the user's", connects(&users, sizeof users));
    got("a file that the judge was started with", fcntl(9, F_GETFD) >= 0);
    got("the environment of the judge", getenv("SECRET") != 0);
    if (!opens("/dev/stdin", O_RDONLY)) printf("not even its input: %s\n", strerror(errno));
    if (!opens("own", O_WRONLY | O_CREAT)) printf("not even a file of its own: %s\n", strerror(errno));
    printf("end\n");
    return 0;
}
