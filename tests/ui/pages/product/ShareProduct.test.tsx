import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bomberView } from '../../../../storybook/fixtures/products';
import { ShareProduct } from '../../../../ui/pages/product/ShareProduct';
import { renderPage } from '../../render-page';

const url = new URL(bomberView.path, window.location.origin).href;

function withDevice(part: { readonly share?: unknown; readonly writeText: () => Promise<void> }) {
  Object.defineProperty(navigator, 'share', { value: part.share, configurable: true });
  const rendered = renderPage(<ShareProduct view={bomberView} />);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: part.writeText }, configurable: true });
  return { ...rendered, button: screen.getByRole('button', { name: `Share: ${bomberView.current.name}` }) };
}

afterEach(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));

describe('sharing a product', () => {
  it("opens the device's share dialog with the URL of the selected variant", async () => {
    const share = vi.fn(() => Promise.resolve());
    const writeText = vi.fn(() => Promise.resolve());
    const { user, button } = withDevice({ share, writeText });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: bomberView.current.name, url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing if the shopper has closed the dialog', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const writeText = vi.fn(() => Promise.resolve());
    const { user, button } = withDevice({ share, writeText });
    await user.click(button);
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it.each([
    ['has no share dialog', undefined],
    ['does not let the page share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the URL if the device %s, and confirms it', async (_case, share) => {
    const writeText = vi.fn(() => Promise.resolve());
    const { user, button } = withDevice({ share, writeText });
    await user.click(button);
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(button).toHaveFocus();
  });

  it('shows the link when copying is not allowed', async () => {
    const { user, button } = withDevice({ writeText: () => Promise.reject(new Error('refused')) });
    await user.click(button);
    expect(screen.getByRole('status')).toHaveTextContent('Copy the link from the address bar');
  });
});
