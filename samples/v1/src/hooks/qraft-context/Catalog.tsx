import { QraftContext } from '@openapi-qraft/react';
import type { ReactNode } from 'react';
import { chooseLanguage, contextValue } from './catalogLanguage';

export function Catalog({ children }: { children: ReactNode }) {
  return (
    <QraftContext.Provider value={contextValue}>
      <button onClick={() => chooseLanguage('pt')}>In Portuguese</button>
      {children}
    </QraftContext.Provider>
  );
}
