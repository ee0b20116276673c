import type { StoreView } from '../../../../core/store-views';
import type { NewMessage } from '../../ports/messages/outbox';
import { mailText } from './mail-texts';
import { accountMail } from './sign-in-mails';

export interface PasskeyNews {
  readonly kind: 'added' | 'removed';
  readonly name: string;
}

export function passkeyMail(store: StoreView, contact: string, { kind, name }: PasskeyNews): NewMessage {
  return accountMail(store, contact, {
    title: mailText(store, `passkey-${kind}.subject`),
    text: [mailText(store, `passkey-${kind}.text`, { name })],
  });
}
