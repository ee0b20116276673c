import { describe, expect, it } from 'vitest';
import { SHIPPING } from '../../../adapters/platform/starter/pages/shipping';
import { blockRecords } from '../../../adapters/platform/starter/settings/blocks';
import { accountDe } from '../../../ui/text/messages-account-de';
import { accountEn } from '../../../ui/text/messages-account-en';
import { accountRu } from '../../../ui/text/messages-account-ru';
import { accountUk } from '../../../ui/text/messages-account-uk';
import { accountZh } from '../../../ui/text/messages-account-zh';
import { de } from '../../../ui/text/messages-de';
import { frameDe } from '../../../ui/text/messages-frame-de';
import { en } from '../../../ui/text/messages-en';
import { frameEn } from '../../../ui/text/messages-frame-en';
import { ru } from '../../../ui/text/messages-ru';
import { frameRu } from '../../../ui/text/messages-frame-ru';
import { uk } from '../../../ui/text/messages-uk';
import { frameUk } from '../../../ui/text/messages-frame-uk';
import { zh } from '../../../ui/text/messages-zh';
import { frameZh } from '../../../ui/text/messages-frame-zh';

const LETTERS = [
  [frameEn, 'One letter a month'],
  [frameDe, 'Ein Brief im Monat'],
  [frameRu, 'Одно письмо в месяц'],
  [frameUk, 'Один лист на місяць'],
  [frameZh, '每月一封信'],
] as const;

const DAYS = /working days?|Werktage?n?\b|рабочи[хй] д|робочи[хй] д|工作日|\b14(:00| Uhr)/i;

const GAINS = [
  [accountEn, en],
  [accountDe, de],
  [accountRu, ru],
  [accountUk, uk],
  [accountZh, zh],
] as const;

describe('promises', () => {
  it.each(GAINS)('of an account do not name the wishlist: it stays on the device', (account, words) => {
    for (const [key, said] of Object.entries(account))
      if (key.startsWith('account.gain')) expect(said.toLowerCase()).not.toContain(words['nav.wishlist'].toLowerCase());
  });
  it.each(LETTERS)('of letters are the same in the footer and on the pages of the shop', (words, letters) => {
    expect(words['footer.newsletter-hint']).toContain(letters);
    expect(JSON.stringify(blockRecords(0))).toContain(letters);
  });
  it('of days are written nowhere: interface, page of delivery and blocks leave them to the rule', () => {
    for (const words of [en, de, ru, uk, zh, ...LETTERS.map(([frame]) => frame)])
      expect(JSON.stringify(words)).not.toMatch(DAYS);
    expect(JSON.stringify(blockRecords(0))).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).not.toMatch(DAYS);
    expect(JSON.stringify(SHIPPING)).toContain('{{delivery}}');
  });
});
