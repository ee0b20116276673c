import { describe, expect, it } from 'vitest';
import { countedMailboxOf } from '../../../../core/contract/foundation/contact';
import { isOwnMailbox, isWithinMailBound } from '../../../../core/orders/rules/order-mail-bound';

describe('order emails to an unconfirmed mailbox', () => {
  it('are limited to five a day', () => {
    expect([1, 5, 6].map(isWithinMailBound)).toEqual([true, true, false]);
  });

  it('are counted for the mailbox in any spelling of its address', () => {
    const all = ['Ada@Shop.test', ' ada+1@shop.test', 'ada+shoes+2@SHOP.TEST', 'ada@ｓｈｏｐ.test'];
    expect(new Set(all.map(countedMailboxOf))).toEqual(new Set(['ada@shop.test']));
    expect(countedMailboxOf('adam@shop.test')).not.toBe('ada@shop.test');
  });

  it('are not counted for those who have confirmed it', () => {
    expect(isOwnMailbox('Ada+Orders@shop.test', ['ada@shop.test'])).toBe(true);
    expect(isOwnMailbox('ada@xn--bcher-kva.example', ['ada@bücher.example'])).toBe(true);
    expect(isOwnMailbox('victim@shop.test', ['ada@shop.test'])).toBe(false);
    expect(isOwnMailbox('ada@shop.test', [])).toBe(false);
  });
});
