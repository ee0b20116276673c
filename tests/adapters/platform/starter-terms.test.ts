import { describe, expect, it } from 'vitest';
import de from '../../../adapters/platform/starter/messages/de/pages.json';
import en from '../../../adapters/platform/starter/messages/en/pages.json';
import ru from '../../../adapters/platform/starter/messages/ru/pages.json';
import uk from '../../../adapters/platform/starter/messages/uk/pages.json';
import zh from '../../../adapters/platform/starter/messages/zh/pages.json';

const LAW = 'terms.liability-and-law.1';

describe('terms of use of a new shop', () => {
  it.each(Object.entries({ de, en, ru, uk, zh }))(
    'name no country in %s, as each store has its own seller',
    (_, page) => {
      expect(page[LAW]).toMatch(/Verkäufers|seller|продавца|продавця|卖方/);
      expect(page[LAW]).not.toMatch(/england|englisch|англи|англі|英格兰/i);
    },
  );
});
