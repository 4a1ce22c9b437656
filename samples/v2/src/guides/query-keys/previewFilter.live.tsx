import { useState } from 'react';
import { api } from './client';
import { previewFilter } from './previewFilter';
import { seedCache } from './seededCache';

seedCache(api);

export default () => {
  const [parameters, setParameters] = useState<unknown>();
  return (
    <>
      <button onClick={() => setParameters(previewFilter())}>
        Preview the filter
      </button>
      <pre>{JSON.stringify(parameters, null, 1)}</pre>
    </>
  );
};
