import { expect, it } from 'vitest';
import { giftCardTextsOf } from '../../../adapters/platform/messages/pages/gift-card-texts';
import { STORE_VIEWS } from '../../../core/shopper';
import { de, en, ru, uk, zh } from '../all-words';

const WORDS = { us: en, de, ru, ua: uk, cn: zh } as const;

it.each(Object.entries(WORDS))('the email with a gift card names the field if %s spends it', (code, words) => {
  const store = Object.values(STORE_VIEWS).find(({ storeCode }) => storeCode === code);
  if (store === undefined) throw new Error(`no store ${code}`);
  expect(giftCardTextsOf(store)('how')).toContain(words['cart.code-have']);
});
