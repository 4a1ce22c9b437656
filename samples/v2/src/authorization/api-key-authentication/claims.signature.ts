import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

// > `'cookie'` compiles as well
export const handlers: SecuritySchemeHandlers<'StaffKey'> = {
  StaffKey: () => ({ in: 'cookie' }),
};
