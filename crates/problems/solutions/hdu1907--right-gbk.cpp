// expect: AC
// Comments in GBK, and the input from a file at home.
// kind: right
// 反尼姆博弈：最后取完的人输
#include <iostream>
#include <cstdio>
using namespace std;

int main()
{
#ifndef ONLINE_JUDGE
    freopen("in.txt", "r", stdin);   // 本地测试
    freopen("out.txt", "w", stdout);
#endif
    int t;
    scanf("%d", &t);
    while (t--)
    {
        int n, x, s = 0, flag = 0; /* 有没有大于一的堆 */
        scanf("%d", &n);
        for (int i = 0; i < n; i++)
        {
            scanf("%d", &x);
            s ^= x;
            if (x > 1) flag = 1;
        }
        if ((flag && s) || (!flag && !s)) printf("John\n");
        else printf("Brother\n");
    }
    return 0;
}
