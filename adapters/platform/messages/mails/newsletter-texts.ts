import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/newsletter.json';
import en from './messages/en/newsletter.json';
import ru from './messages/ru/newsletter.json';
import uk from './messages/uk/newsletter.json';
import zh from './messages/zh/newsletter.json';

type NewsletterTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function newsletterTextsOf(store: StoreView): TextOf<NewsletterTextKey> {
  return textsIn(TEXTS, store);
}
