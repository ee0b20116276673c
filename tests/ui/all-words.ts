import laterDe from '../../ui/text/messages/de/later.json';
import laterEn from '../../ui/text/messages/en/later.json';
import laterRu from '../../ui/text/messages/ru/later.json';
import laterUk from '../../ui/text/messages/uk/later.json';
import laterZh from '../../ui/text/messages/zh/later.json';
import firstDe from '../../ui/text/messages/de/first.json';
import type { Messages } from '../../ui/text/message-keys';
import firstEn from '../../ui/text/messages/en/first.json';
import firstRu from '../../ui/text/messages/ru/first.json';
import firstUk from '../../ui/text/messages/uk/first.json';
import firstZh from '../../ui/text/messages/zh/first.json';

export const de: Messages = { ...firstDe, ...laterDe };
export const en: Messages = { ...firstEn, ...laterEn };
export const ru: Messages = { ...firstRu, ...laterRu };
export const uk: Messages = { ...firstUk, ...laterUk };
export const zh: Messages = { ...firstZh, ...laterZh };
