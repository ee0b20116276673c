import { languageOf } from '../kernel/language';
import type { Subscriber } from '../ports/mailings';
import type { Letter } from '../ports/mail-look';
import type { NewMessage } from '../ports/outbox';
import { letterMessage } from './letter';
import { newsletterTextsOf } from './newsletter-texts';
import type { WrittenIn } from './order-letter';

export const letterPath = (key: string): string => `/api/newsletter/${encodeURIComponent(key)}`;

export function confirmLetter(subscriber: Subscriber, written: WrittenIn): NewMessage {
  const say = newsletterTextsOf(written.store);
  const letter = {
    title: say('ask.subject'),
    text: [say('ask.text')],
    action: { label: say('ask.confirm'), href: written.publicUrl + letterPath(subscriber.key) },
    after: [say('ask.ignore')],
  };
  return mailOf('newsletter-confirm', subscriber, letter, written);
}

export function welcomeLetter(subscriber: Subscriber, written: WrittenIn): NewMessage {
  const say = newsletterTextsOf(written.store);
  const letter = {
    title: say('welcome.subject'),
    text: [say('welcome.text')],
    after: [say('welcome.leave', { link: written.publicUrl + letterPath(subscriber.key) })],
  };
  return mailOf('newsletter', subscriber, letter, written);
}

function mailOf(kind: string, { email }: Subscriber, letter: Letter, { store }: WrittenIn): NewMessage {
  return letterMessage({ kind, contact: email, language: languageOf(store) }, letter);
}
