import {
  qraftAPIClient,
  type CreateAPIQueryClientOptions,
} from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks/index';
import { services } from './api';

export function createBookClient(options: CreateAPIQueryClientOptions) {
  return qraftAPIClient(services, callbacks, options);
}
