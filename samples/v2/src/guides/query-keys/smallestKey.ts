import { api } from './client';

// #region key
export const statusKey = api.status.getStatus.getQueryKey();
// #endregion key
