import { EMAIL } from '../../../../core/contract/foundation/contact';
import { longDay } from './long-day';
import { unlinked } from './unlinked';

type Choices = readonly { readonly label: string; readonly value: string }[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats choices on one line: 'Size: M, Send on: December 24, 2026'. */
export function choicesLine(choices: Choices, locale: string): string {
  return choices.map(({ label, value }) => `${label}: ${said(value, locale)}`).join(', ');
}

/** With a slash, mail clients would link the address as a page. */
const PLAIN_MAILBOX = /^[\p{L}\p{N}._+-]+@/u;

/** Keeps emails intact: clients link them to compose, not to a page. */
function said(value: string, locale: string): string {
  if (DAY.test(value)) return longDay(Date.parse(value), locale);
  return PLAIN_MAILBOX.test(value) && EMAIL.test(value) ? value : unlinked(value);
}
