import { useLayoutEffect } from 'react';

/**
 * Sets the title before paint.
 * @param title omitted while unknown
 */
export function useTitle(title: string | undefined, onTitle: (title: string) => void): void {
  useLayoutEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
}
