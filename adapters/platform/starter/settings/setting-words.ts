import de from '../messages/de/settings.json';
import en from '../messages/en/settings.json';
import ru from '../messages/ru/settings.json';
import uk from '../messages/uk/settings.json';
import zh from '../messages/zh/settings.json';
import { wordsIn } from '../words/words';

/** Texts of the default settings and blocks by key. */
export const words = wordsIn({ de, en, ru, uk, zh });
