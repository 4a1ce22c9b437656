import { requestFn } from '@openapi-qraft/react';
import {
  QraftSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { useMemo, useState, type FormEvent, type ReactNode } from 'react';

interface StaffAreaProps {
  children: (secureRequestFn: typeof requestFn) => ReactNode;
}

export function StaffArea({ children }: StaffAreaProps) {
  const [typed, setTyped] = useState('');
  const [staffKey, setStaffKey] = useState('');
  const securitySchemes = useMemo(() => staffSchemes(staffKey), [staffKey]);

  function open(event: FormEvent) {
    event.preventDefault();
    setStaffKey(typed);
  }

  if (!staffKey) {
    return (
      <form onSubmit={open}>
        <label>
          Staff key
          <input
            type="password"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button>Open</button>
      </form>
    );
  }
  return (
    // A new staff key remounts the component, with an empty cache of keys.
    <QraftSecureRequestFn
      key={staffKey}
      requestFn={requestFn}
      securitySchemes={securitySchemes}
    >
      {children}
    </QraftSecureRequestFn>
  );
}

function staffSchemes(value: string): SecuritySchemeHandlers<'StaffKey'> {
  return {
    StaffKey: () => ({
      in: 'header',
      name: 'X-Staff-Key',
      value,
      refreshInterval: Infinity,
    }),
  };
}
