import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field that is wrong, which reads out what is wrong with it.
 * @param refused what was refused last, a new value each time; undefined while nothing is
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, refused: object | undefined): void {
  useEffect(() => {
    if (refused !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}
