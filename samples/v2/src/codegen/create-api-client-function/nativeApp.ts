import { focusManager } from '@tanstack/react-query';
import { api } from './client';

// #region focus
/** The part of React Native's `AppState` that is used here. */
interface AppState {
  addEventListener(
    type: 'change',
    listener: (state: string) => void,
  ): { remove(): void };
}

/** Lets queries reload when the app comes to the front again. */
export function followAppState(appState: AppState) {
  const subscription = appState.addEventListener('change', (state) =>
    focusManager.setFocused(state === 'active'),
  );
  return () => subscription.remove();
}
// #endregion focus

// #region upload
interface NativeFile {
  uri: string;
  name: string;
  type: string;
}

export function uploadCover(bookId: number, file: NativeFile) {
  const form = new FormData();
  // React Native reads the file from its uri; the types know only Blob.
  form.append('cover', file as unknown as Blob);

  return api.books.uploadCover({
    parameters: { path: { bookId } },
    body: form,
  });
}
// #endregion upload
