import { useLayoutEffect } from 'react';

/**
 * Removes the shop's skin while the back office is open: an unreadable skin must not hide the page that fixes it.
 */
export function useOwnSkin(): void {
  useLayoutEffect(() => {
    const skins = [...document.querySelectorAll<HTMLStyleElement>('style[data-skin]')];
    for (const skin of skins) skin.media = 'not all';
    return () => {
      for (const skin of skins) skin.media = 'all';
    };
  }, []);
}
