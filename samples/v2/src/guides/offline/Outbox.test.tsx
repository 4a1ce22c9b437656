import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import {
  goOffline,
  openPage,
  resetBrowser,
  setNavigator,
  waitForStored,
  writeReview,
} from './openPage';

resetBrowser();

test('a review written offline is sent after a reload', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, idle, value }) => {
      await openPage(render);
      await screen.findByText('The Left Hand of Darkness');
      await waitForStored((text) => text.includes('Left Hand'));

      goOffline();
      writeReview('Written on a train.');
      await screen.findByText(/Waiting to be sent/);
      await waitForStored((text) => text.includes('on a train'));

      setNavigator(false);
      await openPage(render);
      await screen.findByText('The Left Hand of Darkness');
      await screen.findByText('Written on a train.');
      value(
        'reviews on the server, while offline',
        mockApi.data.reviews.length,
      );

      act(() => onlineManager.setOnline(true));
      await idle();
      expect(mockApi.data.reviews[0]?.text).toBe('Written on a train.');
      value(
        'reviews of the API, online again',
        mockApi.data.reviews.length,
      );
      expect(screen.queryByText('Written on a train.')).toBeNull();
    },
  );
});

test('a reload while online sends what was waiting', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    await openPage(render);
    await screen.findByText('The Left Hand of Darkness');
    goOffline();
    writeReview('First.');
    writeReview('Second.');
    await waitForStored((text) => text.includes('Second.'));
    expect(mockApi.data.reviews).toHaveLength(3);

    await openPage(render);
    expect(onlineManager.isOnline()).toBe(true);
    await idle();
    // One scope: in the order in which they were written.
    expect(
      mockApi.data.reviews.slice(0, 2).map(({ text }) => text),
    ).toEqual(['Second.', 'First.']);
    await waitForStored((text) => !text.includes('Second.'));
  });
});
