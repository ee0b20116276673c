import { useLayoutEffect } from 'react';

/**
 * Takes the shop's skin off while the back office is open: a skin that cannot be read must not hide the page that mends
 * it.
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
