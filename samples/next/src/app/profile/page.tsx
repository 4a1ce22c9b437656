import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { getMemberApi } from '@/lib/memberApi';
import { Profile } from './Profile';

export default async function Page() {
  const { api, queryClient } = await getMemberApi();

  await api.members.getProfile.prefetchQuery();

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Profile />
    </HydrationBoundary>
  );
}
