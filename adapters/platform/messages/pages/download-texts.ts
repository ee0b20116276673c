import type { StoreView } from '../../../../core/store-views';
import { textsIn, type TextOf } from '../../foundation';
import de from '../../pages/messages/de/download.json';
import en from '../../pages/messages/en/download.json';
import ru from '../../pages/messages/ru/download.json';
import uk from '../../pages/messages/uk/download.json';
import zh from '../../pages/messages/zh/download.json';

type DownloadTextKey = keyof typeof en;

const TEXTS = { de, en, ru, uk, zh };

export function downloadTextsOf(store: StoreView): TextOf<DownloadTextKey> {
  return textsIn(TEXTS, store);
}
