import { useEffect } from 'react';
import { api } from './client';

/** Asks before the page is closed while an order is in flight. */
export function StayOnPage() {
  const isOrdering = api.orders.placeOrder.useIsMutating() > 0;

  useEffect(() => {
    if (!isOrdering) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOrdering]);

  return null;
}
