import { useEffect } from 'react';

const BETWEEN = ' · ';

/** Prefixes the document title, which may arrive later. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    const prefix = name + BETWEEN;
    let bare = document.title;
    const put = () => {
      if (document.title.startsWith(prefix)) return;
      bare = document.title;
      document.title = prefix + bare;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title === prefix + bare) document.title = bare;
    };
  }, [name]);
}
