import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOwnSkin } from '../../../ui/routes/manage/use-own-skin';

function Office() {
  useOwnSkin();
  return null;
}

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

it('removes the skin of the shop while the back office is open, and restores it afterwards', () => {
  document.head.innerHTML = '<style>p{}</style><style data-skin>:root{--paper:#000}</style>';
  const [other, skin] = [...document.querySelectorAll('style')];
  const { unmount } = render(<Office />);
  expect([other?.media, skin?.media]).toEqual(['', 'not all']);
  unmount();
  expect(skin?.media).toBe('all');
});
