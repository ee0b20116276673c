import type { Contact } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import { languageOf } from '../../foundation';
import { letterMessage } from '../../messages';
import type { Letter } from '../../ports/messages/mail-look';
import type { NewMessage } from '../../ports/messages/outbox';
import { mailText } from './mail-texts';

/** The subject omits the code: lock screens and mail logs show subjects. */
export function codeMail(store: StoreView, contact: Contact, code: string, link: string | undefined): NewMessage {
  const lines = [
    mailText(store, 'code.text', { code }),
    ...(link === undefined ? [] : [mailText(store, 'code.link', { link })]),
    mailText(store, 'code.mistyped'),
  ];
  const subject = mailText(store, 'code.subject');
  return mailOf('code', store, contact.value, { title: subject, text: lines });
}

export function callBackMail(store: StoreView, phone: string, shop: string): NewMessage {
  const subject = mailText(store, 'call.subject', { phone });
  return {
    kind: 'call-back',
    contact: shop,
    subject,
    text: mailText(store, 'call.text', { phone }),
    language: languageOf(store),
  };
}

export function guessingMail(store: StoreView, shop: string): NewMessage {
  const [subject, text] = [mailText(store, 'guessing.subject'), mailText(store, 'guessing.text')];
  return { kind: 'alarm', contact: shop, subject, text, language: languageOf(store) };
}

export function welcomeMail(store: StoreView, contact: string, name: string, link: string): NewMessage {
  const text = [mailText(store, 'welcome.hello', { name }), mailText(store, 'welcome.text', { link })];
  return accountMail(store, contact, { title: mailText(store, 'welcome.subject'), text });
}

/** Sent to the owner only; the caller learns nothing. */
export function knownMail(
  store: StoreView,
  contact: string,
  links: { readonly signIn: string; readonly reset: string },
): NewMessage {
  const lines = [
    mailText(store, 'known.text'),
    mailText(store, 'known.link', { link: links.signIn }),
    mailText(store, 'known.reset', { link: links.reset }),
  ];
  return accountMail(store, contact, { title: mailText(store, 'known.subject'), text: lines });
}

export function resetMail(store: StoreView, contact: string, link: string): NewMessage {
  const text = [mailText(store, 'reset.text', { link })];
  return mailOf('reset', store, contact, { title: mailText(store, 'reset.subject'), text });
}

export interface PasswordNews {
  readonly kind: 'passkeys-kept' | 'passkeys-removed';
  readonly passkeys: number;
}

export function changedMail(store: StoreView, contact: string, { kind, passkeys }: PasswordNews): NewMessage {
  const count = String(passkeys);
  const text = [
    mailText(store, 'changed.text'),
    ...(passkeys === 0 ? [] : [mailText(store, `changed.${kind}`, { count })]),
  ];
  return accountMail(store, contact, { title: mailText(store, 'changed.subject'), text });
}

export function contactCodeMail(store: StoreView, contact: string, code: string): NewMessage {
  const text = [mailText(store, 'contact.text', { code }), mailText(store, 'contact.mistyped')];
  return mailOf('code', store, contact, { title: mailText(store, 'code.subject'), text });
}

/** Sent to the owner of an address that was entered in another account. */
export function takenMail(store: StoreView, contact: string): NewMessage {
  const text = [mailText(store, 'taken.text')];
  return accountMail(store, contact, { title: mailText(store, 'taken.subject'), text });
}

export function movedMail(store: StoreView, contact: string): NewMessage {
  const text = [mailText(store, 'moved.text')];
  return accountMail(store, contact, { title: mailText(store, 'moved.subject'), text });
}

export function staffMovedMail(store: StoreView, contact: string): NewMessage {
  const text = [mailText(store, 'staff-moved.text'), mailText(store, 'staff-moved.not-you')];
  return accountMail(store, contact, { title: mailText(store, 'staff-moved.subject'), text });
}

export function mergedMail(store: StoreView, contact: string, kept: string): NewMessage {
  const text = [mailText(store, 'merged.text', { contact: kept }), mailText(store, 'staff-moved.not-you')];
  return accountMail(store, contact, { title: mailText(store, 'merged.subject'), text });
}

export function goodbyeMail(store: StoreView, contact: string): NewMessage {
  const text = [mailText(store, 'goodbye.text'), mailText(store, 'goodbye.kept')];
  return accountMail(store, contact, { title: mailText(store, 'goodbye.subject'), text });
}

export function actingMail(store: StoreView, contact: string, now: number): NewMessage {
  const when = `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return accountMail(store, contact, {
    title: mailText(store, 'acting.subject'),
    text: [mailText(store, 'acting.text', { when })],
  });
}

export function accountMail(store: StoreView, contact: string, letter: Letter): NewMessage {
  return mailOf('account', store, contact, letter);
}

function mailOf(kind: string, store: StoreView, contact: string, letter: Letter): NewMessage {
  return letterMessage({ kind, contact, language: languageOf(store) }, letter);
}
