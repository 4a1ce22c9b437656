import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QraftSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useMemo, type ReactNode } from 'react';
import { baseUrl } from './client';
import { securitySchemes } from './securitySchemes';

export function SecureBookshop({ children }: { children: ReactNode }) {
  return (
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={securitySchemes}
    >
      {(secureRequestFn) => (
        <BookshopProvider requestFn={secureRequestFn}>
          {children}
        </BookshopProvider>
      )}
    </QraftSecureRequestFn>
  );
}

function BookshopProvider({ requestFn: fn, children }: Props) {
  const value = useMemo(() => ({ requestFn: fn, baseUrl }), [fn]);

  return (
    <QraftContext.Provider value={value}>{children}</QraftContext.Provider>
  );
}

type Props = { requestFn: typeof requestFn; children: ReactNode };
