import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../outbox/messages/de/newsletter.json';
import en from '../../outbox/messages/en/newsletter.json';
import ru from '../../outbox/messages/ru/newsletter.json';
import uk from '../../outbox/messages/uk/newsletter.json';
import zh from '../../outbox/messages/zh/newsletter.json';

type NewsletterTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function newsletterTextsOf(store: StoreView): TextOf<NewsletterTextKey> {
  return textsIn(TEXTS, store);
}
