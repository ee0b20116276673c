import { useEffect, useState } from 'react';

/**
 * The modal dialog that covers the page, or undefined. All beside it is out of reach and lies behind it, whatever its z-index: what somebody
 * is to see and press meanwhile stands in the dialog.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  const [top, setTop] = useState<HTMLDialogElement>();
  useEffect(() => {
    const look = () => setTop(topDialog());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return top;
}

/** One that is opened from another stands behind it in the document. */
function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    .filter((one) => one.matches(':modal'))
    .at(-1);
}
