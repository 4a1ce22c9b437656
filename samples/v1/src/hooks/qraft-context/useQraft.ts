import { QraftContext } from '@openapi-qraft/react';
import { useContext } from 'react';

/** The settings of the nearest provider, for methods that take them. */
export function useQraft() {
  const value = useContext(QraftContext);
  if (!value) throw new Error('Put a QraftContext.Provider around this.');
  return { requestFn: value.requestFn, baseUrl: value.baseUrl ?? '' };
}
