import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AuthorTabs } from './AuthorTabs';

test('keeps the old author until the new one is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const [one, two] = mockApi.data.authors;
    render(<AuthorTabs authorIds={[one!.id, two!.id]} />);
    await screen.findByText(one!.name);
    fireEvent.click(screen.getByText(`Show ${two!.id}`));
    screen.getByText(one!.name);
    expect(screen.queryByText('Loading…')).toBeNull();
    await screen.findByText(two!.name);
  });
});
