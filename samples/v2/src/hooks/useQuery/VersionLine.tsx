import { api } from './client';

export function VersionLine() {
  // #region wrong
  const { data } = api.status.getStatus.useQuery(undefined, {
    initialData: { status: 'ok', version: '1.3.0' },
  });

  // @ts-expect-error: the types of 2.14.1 do not see initialData
  return <p>API {data.version}</p>;
  // #endregion wrong
}
