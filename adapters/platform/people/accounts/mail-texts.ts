import type { StoreView } from '../../../../core/store-views';
import { languageOf } from '../../foundation';
import { textsIn } from '../../foundation/kernel/store-texts';
import de from '../../accounts/messages/de/mail.json';
import en from '../../accounts/messages/en/mail.json';
import ru from '../../accounts/messages/ru/mail.json';
import uk from '../../accounts/messages/uk/mail.json';
import zh from '../../accounts/messages/zh/mail.json';

export type MailTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function mailText(store: StoreView, key: MailTextKey, params: Readonly<Record<string, string>> = {}): string {
  return textsIn(TEXTS, store)(key, params);
}
