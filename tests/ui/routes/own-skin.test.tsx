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

it('takes the skin of the shop off while the back office is open, and puts it on again behind it', () => {
  document.head.innerHTML = '<style>p{}</style><style data-skin>:root{--paper:#000}</style>';
  const [other, skin] = [...document.querySelectorAll('style')];
  const { unmount } = render(<Office />);
  expect([other?.media, skin?.media]).toEqual(['', 'not all']);
  unmount();
  expect(skin?.media).toBe('all');
});
