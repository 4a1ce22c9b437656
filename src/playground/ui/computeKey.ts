import {qraftAPIClient} from '@openapi-qraft/react';
import {getMutationKey, getQueryKey} from '@openapi-qraft/react/callbacks/index';
import type {Operation} from '../shared/types';

/** The key of a query, or of a mutation, by the real function of the client. */
export function computeKey({method, path, mediaTypes, kind}: Operation, parameters: object | undefined): unknown {
  const schema = {method, url: path, ...(mediaTypes.length > 0 && {mediaType: mediaTypes})};
  // A generated client has types of its own services, which are not known here.
  const client = qraftAPIClient({service: {operation: {schema}}} as never, {getMutationKey, getQueryKey} as never) as {
    service: {operation: Record<'getMutationKey' | 'getQueryKey', (parameters: object | undefined) => unknown>};
  };
  const {operation} = client.service;
  return kind === 'query' ? operation.getQueryKey(parameters) : operation.getMutationKey(parameters);
}
