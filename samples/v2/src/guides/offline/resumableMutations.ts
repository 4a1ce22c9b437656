import { api, queryClient } from './client';

const { createReview, listReviews } = api.books;

type Variables = typeof createReview.types.parameters & {
  body: typeof createReview.types.body;
};

queryClient.setMutationDefaults(createReview.getMutationKey(), {
  mutationFn: async ({ body, ...parameters }: Variables) => {
    const { data, error } = await createReview({ parameters, body });
    if (!data) throw error;
    return data;
  },
  onSettled: (_data, _error, { path }) =>
    listReviews.invalidateQueries({ parameters: { path } }),
});
