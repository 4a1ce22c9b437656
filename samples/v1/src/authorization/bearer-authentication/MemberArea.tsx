import { QraftContext, requestFn } from '@openapi-qraft/react';
import { QraftSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useMemo, type ReactNode } from 'react';
import { baseUrl } from './client';
import { securitySchemes } from './jwtSchemes';

export function MemberArea({ children }: { children: ReactNode }) {
  return (
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={securitySchemes}
    >
      {(secureRequestFn) => (
        <MemberContext secureRequestFn={secureRequestFn}>
          {children}
        </MemberContext>
      )}
    </QraftSecureRequestFn>
  );
}

function MemberContext({ secureRequestFn, children }: Props) {
  const value = useMemo(
    () => ({ requestFn: secureRequestFn, baseUrl }),
    [secureRequestFn],
  );

  return (
    <QraftContext.Provider value={value}>{children}</QraftContext.Provider>
  );
}

type Props = { secureRequestFn: typeof requestFn; children: ReactNode };
