declare const apiClient: {
  useQuery(): { data: string; isLoading: boolean };
};

export function useUnrelated() {
  const { data, ...state } = apiClient.useQuery();

  return { data, state };
}
