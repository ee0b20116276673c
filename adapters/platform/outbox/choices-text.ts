import { longDay } from './long-day';
import { unlinked } from './unlinked';

type Choices = readonly { readonly label: string; readonly value: string }[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was chosen or typed of a piece, in one line of a mail: 'Size: M, Send on: December 24, 2026'. A day is said as the store's country writes it. */
export function choicesLine(choices: Choices, locale: string): string {
  return choices
    .map(({ label, value }) => `${label}: ${DAY.test(value) ? longDay(Date.parse(value), locale) : unlinked(value)}`)
    .join(', ');
}
