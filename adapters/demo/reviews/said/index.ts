import type { Language } from '../../../platform/ports/catalogue/catalogue-data';
import type { Voice } from './voice';
import { DE } from './de';
import { RU } from './ru';
import { UK } from './uk';
import { ZH } from './zh';

export const VOICES: Readonly<Record<Exclude<Language, 'en'>, Voice>> = { de: DE, ru: RU, uk: UK, zh: ZH };
