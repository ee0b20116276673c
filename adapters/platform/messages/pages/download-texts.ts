import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from './messages/de/download.json';
import en from './messages/en/download.json';
import ru from './messages/ru/download.json';
import uk from './messages/uk/download.json';
import zh from './messages/zh/download.json';

type DownloadTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function downloadTextsOf(store: StoreView): TextOf<DownloadTextKey> {
  return textsIn(TEXTS, store);
}
