import { useEffect, type RefObject } from 'react';

/**
 * Focuses the first invalid field.
 * @param refused a new object per refusal
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, refused: object | undefined): void {
  useEffect(() => {
    if (refused !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}
