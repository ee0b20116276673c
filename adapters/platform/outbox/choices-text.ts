import { EMAIL } from '../../../core/contract/contact';
import { longDay } from './long-day';
import { unlinked } from './unlinked';

type Choices = readonly { readonly label: string; readonly value: string }[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was chosen or typed of a piece, in one line of a mail: 'Size: M, Send on: December 24, 2026'. A day is said as the store's country writes it. */
export function choicesLine(choices: Choices, locale: string): string {
  return choices.map(({ label, value }) => `${label}: ${said(value, locale)}`).join(', ');
}

/** Letters, digits and few signs before the '@': with a slash, mail programs would open a page. */
const PLAIN_MAILBOX = /^[\p{L}\p{N}._+-]+@/u;

/** An e-mail address stays whole, so that it can be read and copied: mail programs write to it and open no page. */
function said(value: string, locale: string): string {
  if (DAY.test(value)) return longDay(Date.parse(value), locale);
  return PLAIN_MAILBOX.test(value) && EMAIL.test(value) ? value : unlinked(value);
}
