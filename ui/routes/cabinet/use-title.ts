import { useLayoutEffect } from 'react';

/**
 * Calls the page by the name of what it shows, as soon as that is known and before anything else is painted.
 * @param title left out while it is not known
 */
export function useTitle(title: string | undefined, onTitle: (title: string) => void): void {
  useLayoutEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
}
