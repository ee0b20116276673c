import { useEffect, useState } from 'react';

/** Returns the topmost modal dialog; content outside it is inert. */
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

function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    .filter((one) => one.matches(':modal'))
    .at(-1);
}
