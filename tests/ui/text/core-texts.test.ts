import { describe, expect, it } from 'vitest';
import { ACCOUNT_ERRORS, ACCOUNT_NOTICES } from '../../../core/kernel/messages/account-messages';
import { CART_ERRORS, CART_NOTICES } from '../../../core/kernel/messages/cart-messages';
import { ERROR_MESSAGES } from '../../../core/kernel/error-catalogue';
import { FIELD_MESSAGES } from '../../../core/kernel/field-problem';
import { ORDER_ERRORS, ORDER_NOTICES } from '../../../core/kernel/messages/order-messages';
import { SYNC_NOTICES } from '../../../core/kernel/request-queue-notices';
import { UPDATE_ERRORS, UPDATE_NOTICES } from '../../../core/kernel/messages/update-messages';
import { NOTICE_MESSAGES } from '../../../core/notices/notice-messages';
import { createFormat } from '../../../ui/text/text-context';
import english from '../../../ui/text/messages/en/core.json';
import { en } from '../all-words';

/** Their English has a reason, a code or an English noun in it, which other languages cannot show. */
const SHORTENED = [
  'notice.request-failed',
  'notice.checkout-incomplete',
  'field.missing',
  'field.unchosen',
  'field.postcode',
  'field.country-unserved',
  'field.store-unknown',
  'field.not-offered',
];

const NOTICES = [
  ...[ERROR_MESSAGES, ACCOUNT_ERRORS, ACCOUNT_NOTICES, CART_ERRORS, CART_NOTICES, ORDER_ERRORS, ORDER_NOTICES],
  ...[UPDATE_ERRORS, UPDATE_NOTICES, SYNC_NOTICES, NOTICE_MESSAGES],
].flatMap((messages) => Object.entries(messages).map(([code, text]) => [`notice.${code}`, text] as const));
const FIELDS = Object.entries(FIELD_MESSAGES).map(([code, text]) => [`field.${code}`, text] as const);

describe('the texts of core that translators see', () => {
  it('are in English exactly those of core, if other languages can express as much', () => {
    const shown = new Map<string, string>(Object.entries(english));
    const other = [...NOTICES, ...FIELDS].filter(([key, text]) => shown.has(key) && shown.get(key) !== text);
    expect(other.map(([key]) => key).sort()).toEqual(SHORTENED.toSorted());
  });
  it('can have plural forms', () => {
    const texts = new Map([['notice.some', { one: '{count} try', other: '{count} tries' }]]);
    const format = createFormat(en, 'en', (key) => texts.get(key));
    expect([1, 2].map((count) => format('notice.some', { count }))).toEqual(['1 try', '2 tries']);
    expect(format('notice.none')).toBeUndefined();
  });
});
