import type { OutboxMessage } from '../outbox/outbox-repository';
import type { Contact } from '../../../core/contract/contact';

type Mail = Omit<OutboxMessage, 'createdAt' | 'id'>;

/** The code that somebody asked for; a mail has a link that signs in as well (A §4.2). */
export function codeMail(contact: Contact, code: string, link: string | undefined): Mail {
  const lines = [
    `Your code is ${code}. It is good for 10 minutes.`,
    ...(link === undefined ? [] : [`Or open this link on the device that you want to sign in on: ${link}`]),
    'Did you not ask for it? Then somebody mistyped; you need not do anything, and should tell the code to nobody.',
  ];
  return { kind: 'code', contact: contact.value, subject: `Your code is ${code}`, text: lines.join('\n\n') };
}

export function callBackMail(phone: string, shop: string): Mail {
  return {
    kind: 'call-back',
    contact: shop,
    subject: `Please call ${phone}`,
    text: `A shopper asks to be called at ${phone}.`,
  };
}

export function welcomeMail(contact: string, firstname: string, link: string): Mail {
  const text = `Hello ${firstname},\n\nyour account is ready. Open this link to show that the address is yours: ${link}`;
  return { kind: 'account', contact, subject: 'Welcome', text };
}

/** Said to the owner of the address alone: whoever tried to register learns nothing. */
export function knownMail(contact: string): Mail {
  const text =
    'Somebody wanted to make an account with this address. There is one already: sign in with a code, or set a new password if you have forgotten yours.';
  return { kind: 'account', contact, subject: 'You have an account already', text };
}

export function resetMail(contact: string, token: string, link: string): Mail {
  const text = `Open this link within an hour to set a new password: ${link}\n\nOr use this token: ${token}`;
  return { kind: 'reset', contact, subject: 'Set a new password', text };
}

export function changedMail(contact: string): Mail {
  const text = 'Your password was changed. If it was not you, set a new one now: all sessions end with that.';
  return { kind: 'account', contact, subject: 'Your password was changed', text };
}
