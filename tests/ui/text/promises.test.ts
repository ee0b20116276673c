import { describe, expect, it } from 'vitest';
import { SHIPPING } from '../../../adapters/platform/starter/pages/shipping';
import { blockRecords } from '../../../adapters/platform/starter/settings/blocks';
import laterDe from '../../../ui/text/messages/de/later.json';
import laterEn from '../../../ui/text/messages/en/later.json';
import laterRu from '../../../ui/text/messages/ru/later.json';
import laterUk from '../../../ui/text/messages/uk/later.json';
import laterZh from '../../../ui/text/messages/zh/later.json';
import de from '../../../ui/text/messages/de/first.json';
import en from '../../../ui/text/messages/en/first.json';
import ru from '../../../ui/text/messages/ru/first.json';
import uk from '../../../ui/text/messages/uk/first.json';
import zh from '../../../ui/text/messages/zh/first.json';

const LETTERS = [
  [laterEn, 'One letter a month'],
  [laterDe, 'Ein Brief im Monat'],
  [laterRu, 'Одно письмо в месяц'],
  [laterUk, 'Один лист на місяць'],
  [laterZh, '每月一封信'],
] as const;

const DAYS = /working days?|Werktage?n?\b|рабочи[хй] д|робочи[хй] д|工作日|\b14(:00| Uhr)/i;

const GAINS = [
  [laterEn, en],
  [laterDe, de],
  [laterRu, ru],
  [laterUk, uk],
  [laterZh, zh],
] as const;

function footerOf(messages: object) {
  return Object.entries(messages).filter(([key]) => key.startsWith('footer.'));
}

describe('promises', () => {
  it.each(GAINS)('of an account do not mention the wishlist: it stays on the device', (later, words) => {
    for (const [key, said] of Object.entries(later))
      if (key.startsWith('account.gain')) expect(said.toLowerCase()).not.toContain(words['nav.wishlist'].toLowerCase());
  });
  it.each(LETTERS)('of newsletters are the same in the footer and on the pages of the shop', (words, letters) => {
    expect(words['footer.newsletter-hint']).toContain(letters);
    expect(JSON.stringify(blockRecords(0))).toContain(letters);
  });
  it('of days are written nowhere: interface, delivery page and blocks leave them to the rule', () => {
    for (const words of [en, de, ru, uk, zh, ...LETTERS.map(([later]) => footerOf(later))])
      expect(JSON.stringify(words)).not.toMatch(DAYS);
    expect(JSON.stringify(blockRecords(0))).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).toContain('{{delivery}}');
  });
});
