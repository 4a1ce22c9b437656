import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export function OnlineStatus() {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
  return <p role="status">{isOnline ? 'Online' : 'Offline'}</p>;
}
