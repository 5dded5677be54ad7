// expect: AC
// As it was written in 2005: the old header, and a main without a result.
// kind: right
#include <iostream.h>
void main()
{
	int C,n,m;
	cin>>C;
	for(int i=0;i<C;i++)
	{
		cin>>n>>m;
		if(n%(m+1)==0)
			cout<<"second"<<endl;
		else
			cout<<"first"<<endl;
	}
}
