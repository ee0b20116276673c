import de from '../messages/de/pages.json';
import en from '../messages/en/pages.json';
import ru from '../messages/ru/pages.json';
import uk from '../messages/uk/pages.json';
import zh from '../messages/zh/pages.json';
import { wordsIn } from '../words/words';

/** Texts of the starter pages by key. */
export const words = wordsIn({ de, en, ru, uk, zh });
