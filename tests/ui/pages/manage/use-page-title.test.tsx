import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ManageTitle } from '../../../../ui/pages/manage/ManageFrame';

afterEach(() => {
  document.title = '';
});

describe('the title of a back office page', () => {
  it('starts with its name, even after the page head loads, and is removed with it', async () => {
    document.title = 'Back office - Vitrine';
    const { rerender, unmount } = render(<ManageTitle title="Orders" />);
    expect(document.title).toBe('Orders · Back office - Vitrine');
    document.title = 'Back office - Lumen';
    await expect.poll(() => document.title).toBe('Orders · Back office - Lumen');
    rerender(<ManageTitle title="Order 100000" />);
    expect(document.title).toBe('Order 100000 · Back office - Lumen');
    unmount();
    expect(document.title).toBe('Back office - Lumen');
  });
});
