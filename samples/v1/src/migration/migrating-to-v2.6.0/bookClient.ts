import {
  qraftAPIClient,
  type QraftClientOptions,
} from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks/index';
import { services, type Services } from './api';

export function createBookClient(options: QraftClientOptions) {
  return qraftAPIClient<Services, typeof callbacks>(
    services,
    callbacks,
    options,
  );
}
