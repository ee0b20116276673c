import type { StoreView } from '../../../../core/store-views';
import { textsIn } from '../../foundation';
import de from './messages/de/mail.json';
import en from './messages/en/mail.json';
import ru from './messages/ru/mail.json';
import uk from './messages/uk/mail.json';
import zh from './messages/zh/mail.json';

export type MailTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function mailText(store: StoreView, key: MailTextKey, params: Readonly<Record<string, string>> = {}): string {
  return textsIn(TEXTS, store)(key, params);
}
