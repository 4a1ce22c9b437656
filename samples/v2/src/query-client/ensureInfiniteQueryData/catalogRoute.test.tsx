import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import CatalogRoute, { loader } from './catalogRoute';

const request = new Request('https://shop.example/catalog');

test('coming back shows all pages that were loaded, without a request', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const first = render(<CatalogRoute {...await loader({ request })} />);
    expect(first.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(first.getByRole('button'));
    await first.findByText('Late in the Day');
    first.unmount();

    const again = render(<CatalogRoute {...await loader({ request })} />);
    expect(again.getAllByRole('listitem')).toHaveLength(4);
  });
});
