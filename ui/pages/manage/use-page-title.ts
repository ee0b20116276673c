import { useEffect } from 'react';

/** Between the name of a page and what the document is called otherwise. */
const BETWEEN = ' · ';

/**
 * Puts the name of a page of the back office before the document's title, so that its tabs can be told apart. The title itself comes with the
 * page's head, whenever that is there.
 */
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
