import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { queryClient } from './client';

/** Refetches stale queries whenever the screen is shown. */
export function useRefetchOnFocus() {
  useFocusEffect(
    useCallback(() => {
      void queryClient.refetchQueries(
        { type: 'active', stale: true },
        { cancelRefetch: false },
      );
    }, []),
  );
}
