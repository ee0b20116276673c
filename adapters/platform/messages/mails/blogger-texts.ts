import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/blogger.json';
import en from './messages/en/blogger.json';
import ru from './messages/ru/blogger.json';
import uk from './messages/uk/blogger.json';
import zh from './messages/zh/blogger.json';

type BloggerTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function bloggerTextsOf(store: StoreView): TextOf<BloggerTextKey> {
  return textsIn(TEXTS, store);
}
