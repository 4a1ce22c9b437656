import { QraftContext } from '@openapi-qraft/react';
import type { ReactNode } from 'react';
import { baseUrl } from './client';
import { requestWithStaffKey } from './requestWithStaffKey';

const staffContextValue = { requestFn: requestWithStaffKey, baseUrl };

export function StaffArea({ children }: { children: ReactNode }) {
  return (
    <QraftContext.Provider value={staffContextValue}>
      {children}
    </QraftContext.Provider>
  );
}
