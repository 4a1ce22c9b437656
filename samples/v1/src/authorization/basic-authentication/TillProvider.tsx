// #region provider
import { QraftContext } from '@openapi-qraft/react';
import { QraftSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useMemo, type ReactNode } from 'react';
import { basicCredentials } from './basicCredentials';
import { baseUrl } from './client';
import { requestWithForms } from './requestWithForms';

type TillProps = {
  till: { name: string; secret: string };
  children: ReactNode;
};

export function TillProvider({ till, children }: TillProps) {
  const { name, secret } = till;
  const securitySchemes = useMemo(
    () => ({
      ClientCredentials: () => ({
        credentials: basicCredentials(name, secret),
        refreshInterval: Infinity,
      }),
    }),
    [name, secret],
  );

  return (
    <QraftSecureRequestFn
      key={`${name}:${secret}`}
      requestFn={requestWithForms}
      securitySchemes={securitySchemes}
    >
      {(secureRequestFn) => (
        <TillContext secureRequestFn={secureRequestFn}>
          {children}
        </TillContext>
      )}
    </QraftSecureRequestFn>
  );
}
// #endregion provider

function TillContext({ secureRequestFn, children }: ContextProps) {
  const value = useMemo(
    () => ({ requestFn: secureRequestFn, baseUrl }),
    [secureRequestFn],
  );

  return (
    <QraftContext.Provider value={value}>{children}</QraftContext.Provider>
  );
}

type ContextProps = {
  secureRequestFn: typeof requestWithForms;
  children: ReactNode;
};
