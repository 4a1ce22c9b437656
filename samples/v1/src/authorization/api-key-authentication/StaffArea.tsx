import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QraftSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useMemo, type ReactNode } from 'react';
import { baseUrl } from './client';
import { securitySchemes } from './staffSchemes';

export function StaffArea({ children }: { children: ReactNode }) {
  return (
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={securitySchemes}
    >
      {(secureRequestFn) => (
        <StaffContext secureRequestFn={secureRequestFn}>
          {children}
        </StaffContext>
      )}
    </QraftSecureRequestFn>
  );
}

function StaffContext({ secureRequestFn, children }: Props) {
  const value = useMemo(
    () => ({ requestFn: secureRequestFn, baseUrl }),
    [secureRequestFn],
  );

  return (
    <QraftContext.Provider value={value}>{children}</QraftContext.Provider>
  );
}

type Props = { secureRequestFn: typeof requestFn; children: ReactNode };
