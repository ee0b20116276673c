import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Speaking } from '../speaking';
import { late } from '../../../ui/state/late';

function Guest({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

describe('lazily loaded code', () => {
  it('is shown when it is loaded, and at once the next time', async () => {
    const load = vi.fn<() => Promise<typeof Guest>>(() => Promise.resolve(Guest));
    const Late = late(load);
    const { unmount } = render(<Late name="Ada" />, { wrapper: Speaking });
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    unmount();
    render(<Late name="Bob" />, { wrapper: Speaking });
    expect(screen.getByText('Hello Bob')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not break the page if it fails to load, and is loaded when the network is back', async () => {
    const load = vi.fn<() => Promise<typeof Guest>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const Late = late(load);
    render(
      <main>
        <h1>The page</h1>
        <Late name="Ada" />
      </main>,
      { wrapper: Speaking },
    );
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading')).toBeVisible();
    load.mockResolvedValue(Guest);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.getByRole('heading')).toBeVisible();
  });
});
