import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { SignOut } from './SignOut';

test('sends a request that needs nothing', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.respond(
      'delete',
      '/auth/token',
      () => new Response(null, { status: 204 }),
    );
    const onDone = vi.fn();
    render(<SignOut onDone={onDone} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });
});

test('mutate() throws without variables and without parameters', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => api.auth.revokeToken.useMutation());
    act(() => result.current.mutate());
    await idle();
    expect(result.current.error).toMatchObject({
      name: 'TypeError',
      message:
        "Cannot destructure property 'body' of 'parametersAndBodyPayload' as it is undefined.",
    });
  });
});
