import { describe, expect, it } from 'vitest';
import { SHIPPING } from '../../../adapters/platform/starter/pages/shipping';
import { blockRecords } from '../../../adapters/platform/starter/settings/blocks';
import { de } from '../../../ui/text/messages-de';
import { en } from '../../../ui/text/messages-en';
import { ru } from '../../../ui/text/messages-ru';
import { uk } from '../../../ui/text/messages-uk';
import { zh } from '../../../ui/text/messages-zh';

/* What a page of the shop promises and what the interface says beside a button are read by the same shopper. */
const LETTERS = [
  [en, 'One letter a month'],
  [de, 'Ein Brief im Monat'],
  [ru, 'Одно письмо в месяц'],
  [uk, 'Один лист на місяць'],
  [zh, '每月一封信'],
] as const;

/** Figures of days and hours of delivery, in the five languages: they are the rule's alone (core/delivery). */
const DAYS = /working days?|Werktage?n?\b|рабочи[хй] д|робочи[хй] д|工作日|\b14(:00| Uhr)/i;

describe('promises', () => {
  it.each(LETTERS)('of letters are the same in the footer and on the pages of the shop', (words, letters) => {
    expect(words['footer.newsletter-hint']).toContain(letters);
    expect(JSON.stringify(blockRecords(0))).toContain(letters);
  });
  it('of days are written nowhere: interface, page of delivery and blocks leave them to the rule', () => {
    for (const words of [en, de, ru, uk, zh]) expect(JSON.stringify(words)).not.toMatch(DAYS);
    expect(JSON.stringify(blockRecords(0))).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).toContain('{{delivery}}');
  });
});
