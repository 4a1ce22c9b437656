import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** The generated endpoints are injected into this API. */
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://bookshop.example/v1' }),
  endpoints: () => ({}),
});
