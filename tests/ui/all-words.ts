import { laterDe } from '../../ui/text/messages-later-de';
import { laterEn } from '../../ui/text/messages-later-en';
import { laterRu } from '../../ui/text/messages-later-ru';
import { laterUk } from '../../ui/text/messages-later-uk';
import { laterZh } from '../../ui/text/messages-later-zh';
import { de as firstDe } from '../../ui/text/messages-de';
import { en as firstEn, type Messages } from '../../ui/text/messages-en';
import { ru as firstRu } from '../../ui/text/messages-ru';
import { uk as firstUk } from '../../ui/text/messages-uk';
import { zh as firstZh } from '../../ui/text/messages-zh';

export const de: Messages = { ...firstDe, ...laterDe };
export const en: Messages = { ...firstEn, ...laterEn };
export const ru: Messages = { ...firstRu, ...laterRu };
export const uk: Messages = { ...firstUk, ...laterUk };
export const zh: Messages = { ...firstZh, ...laterZh };
