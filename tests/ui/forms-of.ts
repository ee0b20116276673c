import type { Message } from '../../core/internal';

/** Texts of a message: one for each of its forms. */
export function formsOf(message: Message | undefined): readonly string[] {
  if (message === undefined || typeof message === 'string') return message === undefined ? [] : [message];
  const { '#': _, ...forms } = message;
  return Object.values(forms).flatMap(formsOf);
}
