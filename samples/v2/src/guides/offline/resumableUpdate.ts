import { api, queryClient } from './client';

const { updateBook } = api.books;

type Changes = typeof updateBook.types.body;
type UpdateKey = ReturnType<typeof updateBook.getMutationKey>;

queryClient.setMutationDefaults(updateBook.getMutationKey(), {
  mutationFn: async (body: Changes, { mutationKey }) => {
    const [, parameters] = mutationKey as UpdateKey;
    const { data, error } = await updateBook({ parameters, body });
    if (!data) throw error;
    return data;
  },
});
