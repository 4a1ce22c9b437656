import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useShelf } from './recognized';
import { useUnseenShelf } from './unseen';

test('loads the same shelf, seen or unseen by the rules', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(
      () => [useShelf(7), useUnseenShelf(7)] as const,
    );
    await idle();
    rerender();

    const [seen, unseen] = result.current;
    expect(seen.book?.title).toBe('The Left Hand of Darkness');
    expect(unseen.book).toEqual(seen.book);
    expect(unseen.authors).toEqual(seen.authors);
  });
});
