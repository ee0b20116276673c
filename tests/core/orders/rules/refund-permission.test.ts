import { describe, expect, it } from 'vitest';
import { GIFT_CARD_ACTS } from '../../../../core/contract/orders/gift-cards';
import { changesCardMoney, movesMoney } from '../../../../core/orders/rules/refund-permission';

describe('a change of an order', () => {
  it('moves money if it pays, cancels or returns', () => {
    const changes = [{ paid: true as const }, { cancel_reason: 'lost' }, { returned: ['TEE'] }];
    expect(changes.map((change) => movesMoney({ id: '1', ...change, dry_run: true }))).toEqual([true, true, true]);
  });

  it('moves money if it ships an unpaid one', () => {
    expect(movesMoney({ id: '1', status: 'D', send_anyway: true })).toBe(true);
  });

  it('moves none if it only ships', () => {
    const change = { id: '1', status: 'D', tracking: 'V', delivered: '2026-01-02', returned: [] } as const;
    expect(movesMoney({ ...change, returned: [...change.returned] })).toBe(false);
  });
});

describe('an action on a gift card', () => {
  it('changes its money unless it is resent', () => {
    expect(GIFT_CARD_ACTS.filter(changesCardMoney)).toEqual(['block', 'unblock']);
  });
});
