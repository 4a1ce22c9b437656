import {
  qraftAPIClient,
  type CreateAPIQueryClientOptions,
} from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks';
import { services, type Services } from './api';

// #region before
export function createWrittenOutClient(
  options: CreateAPIQueryClientOptions,
) {
  // @ts-expect-error
  return qraftAPIClient<Services, typeof callbacks>(
    services,
    callbacks,
    options,
  );
}
// #endregion before

// #region after
export function createInferredClient(options: CreateAPIQueryClientOptions) {
  return qraftAPIClient(services, callbacks, options);
}
// #endregion after
