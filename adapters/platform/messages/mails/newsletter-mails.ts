import { languageOf } from '../../foundation';
import type { Subscriber } from '../../ports/messages/mailings';
import type { Letter } from '../../ports/messages/mail-look';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { newsletterTextsOf } from './newsletter-texts';
import type { WrittenIn } from './order-letter';

export const letterPath = (key: string): string => `/api/newsletter/${encodeURIComponent(key)}`;

export function confirmLetter(subscriber: Subscriber, written: WrittenIn): NewMessage {
  const format = newsletterTextsOf(written.store);
  const letter = {
    title: format('ask.subject'),
    text: [format('ask.text')],
    action: { label: format('ask.confirm'), href: written.publicUrl + letterPath(subscriber.key) },
    after: [format('ask.ignore')],
  };
  return mailOf('newsletter-confirm', subscriber, letter, written);
}

export function welcomeLetter(subscriber: Subscriber, written: WrittenIn): NewMessage {
  const format = newsletterTextsOf(written.store);
  const letter = {
    title: format('welcome.subject'),
    text: [format('welcome.text')],
    after: [format('welcome.leave', { link: written.publicUrl + letterPath(subscriber.key) })],
  };
  return mailOf('newsletter', subscriber, letter, written);
}

function mailOf(kind: string, { email }: Subscriber, letter: Letter, { store }: WrittenIn): NewMessage {
  return letterMessage({ kind, contact: email, language: languageOf(store) }, letter);
}
