import { qraftAPIClient } from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks/index';
import { services, type Services } from './api';

export const catalog = qraftAPIClient<Services, typeof callbacks>(
  services,
  callbacks,
);
