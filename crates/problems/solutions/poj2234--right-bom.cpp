// expect: AC
// The file begins with a byte order mark.
// kind: right
#include<stdio.h>
#include<string.h>
#define N 25
int n,a[N];
int main(){
	while(~scanf("%d",&n)){
		memset(a,0,sizeof a);
		int ans=0;
		for(int i=1;i<=n;++i)scanf("%d",a+i),ans^=a[i];
		puts(ans?"Yes":"No");
	}
}
