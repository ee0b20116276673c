import { describe, expect, it } from 'vitest';
import type { StaffChange } from '../../../../../core/staff';
import { formatChange } from '../../../../../ui/pages/manage/records/format-change';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import type { ManageText } from '../../../../../ui/text/manage-text';
import { makeTranslate } from '../../../../../ui/text/text-context';

const t: ManageText = makeTranslate((key) => manageEn[key], 'en');
const change: StaffChange = {
  ...{ id: 1, at: '2026-11-25T12:00:00.000Z', who: 'mira@shop.test', kind: 'coupon', record: '5' },
  action: 'created',
  changes: [{ path: '', from: null, to: { as: 'ada@shop.test' } }],
};

describe('a line of the change log', () => {
  it('names who started to act as whom', () => {
    expect(formatChange({ ...change, kind: 'acting' }, '5', t)).toBe('mira@shop.test started acting as ada@shop.test');
  });

  it('names who was signed out, by number if the log has nothing else', () => {
    const [sessions, as] = [
      { path: 'sessions', from: 2, to: 0 },
      { path: 'as', from: null, to: 'ada@shop.test' },
    ];
    const out = { ...change, kind: 'sign_out', action: 'changed', who: 'shop' } as const;
    expect(formatChange({ ...out, changes: [sessions, as] }, '5', t)).toBe(
      'System signed ada@shop.test out everywhere',
    );
    expect(formatChange({ ...out, changes: [sessions] }, '5', t)).toBe('System signed 5 out everywhere');
  });

  it('summarises any change of a record', () => {
    expect(formatChange(change, 'Coupons: 5', t)).toBe('mira@shop.test created Coupons: 5');
  });
});
