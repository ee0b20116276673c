import { describe, expect, it } from 'vitest';
import { SHIPPING } from '../../../adapters/platform/starter/pages/shipping';
import { blockRecords } from '../../../adapters/platform/starter/settings/blocks';
import { de } from '../../../ui/text/messages-de';
import { en } from '../../../ui/text/messages-en';
import { ru } from '../../../ui/text/messages-ru';
import { uk } from '../../../ui/text/messages-uk';
import { zh } from '../../../ui/text/messages-zh';

/* What a page of the shop promises and what the interface says beside a button are read by the same shopper. */
const PROMISES = [
  [en, 'two to four working days', 'One letter a month'],
  [de, 'zwei bis vier Werktage', 'Ein Brief im Monat'],
  [ru, 'от двух до четырёх рабочих дней', 'Одно письмо в месяц'],
  [uk, 'від двох до чотирьох робочих днів', 'Один лист на місяць'],
  [zh, '两至四个工作日', '每月一封信'],
] as const;

describe('promises', () => {
  it.each(PROMISES)(
    'are the same on the page of a product, in the footer and on the pages of the shop',
    (words, days, letters) => {
      expect(words['product.promise-delivery']).toContain(days);
      expect(JSON.stringify(SHIPPING)).toContain(days);
      expect(words['footer.newsletter-hint']).toContain(letters);
      expect(JSON.stringify(blockRecords(0))).toContain(letters);
    },
  );
});
