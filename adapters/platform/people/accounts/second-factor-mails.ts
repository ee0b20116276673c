import type { StoreView } from '../../../../core/store-views';
import type { NewMessage } from '../../ports/messages/outbox';
import { mailText, type MailTextKey } from './mail-texts';
import { accountMail } from './sign-in-mails';

export type FactorNews =
  | { readonly kind: 'off' | 'on' | 'renewed' | 'reset' }
  | { readonly kind: 'recovery'; readonly left: number };

const KEYS = {
  on: ['factor-on.subject', 'factor-on.text'],
  off: ['factor-off.subject', 'factor-off.text'],
  reset: ['factor-reset.subject', 'factor-reset.text'],
  renewed: ['factor-renewed.subject', 'factor-renewed.text'],
  recovery: ['factor-recovery.subject', 'factor-recovery.text'],
} as const satisfies Record<FactorNews['kind'], readonly [MailTextKey, MailTextKey]>;

export function factorMail(store: StoreView, contact: string, news: FactorNews): NewMessage {
  const [subject, text] = KEYS[news.kind];
  const params = news.kind === 'recovery' ? { left: String(news.left) } : {};
  return accountMail(store, contact, { title: mailText(store, subject), text: [mailText(store, text, params)] });
}
