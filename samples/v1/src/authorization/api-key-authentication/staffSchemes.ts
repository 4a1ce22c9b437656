import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

export const securitySchemes: SecuritySchemeHandlers<'StaffKey'> = {
  StaffKey() {
    const value = sessionStorage.getItem('staffKey');
    if (!value) throw new Error('Enter your staff key first.');

    return {
      in: 'header',
      name: 'X-Staff-Key',
      value,
      refreshInterval: Infinity,
    };
  },
};
