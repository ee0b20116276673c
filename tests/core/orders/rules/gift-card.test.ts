import { describe, expect, it } from 'vitest';
import type { CustomOption } from '../../../../core/contract';
import { isGiftCard } from '../../../../core/contract/selling/gift-card';
import { coverWithCards } from '../../../../core/totals';
import {
  cardsRefundable,
  cardsTakenBack,
  cardsTakenOff,
  giftCardEnd,
  giftCardState,
  giftCode,
  giftSendMoment,
  giftWords,
  maskedGiftCode,
  readGiftCode,
} from '../../../../core/orders/rules/gift-card';
import { giftCardLastDay } from '../../../../core/orders/rules/gift-card-last-day';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const FACTS = {
  paid: true,
  isBlocked: false,
  isTakenBack: false,
  sentAt: NOON,
  expiresAt: NOON + 1,
  balance: 5000,
};

describe('a gift card', () => {
  it('is a non-physical product of this kind', () => {
    expect(isGiftCard({ type_id: 'virtual', ptype: 'gift-card' })).toBe(true);
    expect(isGiftCard({ type_id: 'virtual', ptype: ['service', 'gift-card'] })).toBe(true);
    expect(isGiftCard({ type_id: 'simple', ptype: 'gift-card' })).toBe(false);
    expect(isGiftCard({ type_id: 'virtual', ptype: 'service' })).toBe(false);
    expect(isGiftCard({ type_id: 'virtual' })).toBe(false);
  });

  it('contains the input of its buyer, by the types of its options', () => {
    const options: CustomOption[] = ['field', 'email', 'area', 'date'].map((type, at) => ({
      option_id: at + 1,
      title: type,
      type,
    }));
    const answers = [' Eve ', 'Eve@Shop.test', 'Happy birthday', '2026-12-24'];
    const chosen = {
      extension_attributes: {
        custom_options: answers.map((option_value, at) => ({ option_id: String(at + 1), option_value })),
      },
    };
    expect(giftWords(options, chosen)).toEqual({
      recipient: 'Eve',
      email: 'eve@shop.test',
      message: 'Happy birthday',
      sendOn: '2026-12-24',
    });
    expect(giftWords(options, undefined)).toEqual({
      recipient: undefined,
      email: undefined,
      message: undefined,
      sendOn: undefined,
    });
  });

  it('is sent at once, unless a later date was selected', () => {
    expect(giftSendMoment(undefined, NOON, 'UTC')).toBe(NOON);
    expect(giftSendMoment('2026-11-26', NOON, 'UTC')).toBe(NOON);
    expect(giftSendMoment('2026-01-01', NOON, 'UTC')).toBe(NOON);
    expect(giftSendMoment('no day', NOON, 'UTC')).toBe(NOON);
    const midnight = Date.parse('2026-11-26T00:00:00Z');
    expect(giftSendMoment('2026-11-26', midnight, 'UTC')).toBe(midnight);
    expect(giftSendMoment('2026-11-26', midnight - 1, 'UTC')).toBe(midnight + 9 * 60 * 60 * 1000);
    expect(giftSendMoment('2026-12-24', NOON, 'UTC')).toBe(Date.parse('2026-12-24T09:00:00Z'));
  });

  it('is sent and expires by the calendar of the shop', () => {
    const evening = Date.parse('2026-11-25T20:00:00Z'); // the 26th in Tokyo
    expect(giftSendMoment('2026-11-26', evening, 'Asia/Tokyo')).toBe(evening);
    expect(giftSendMoment('2026-11-26', evening, 'America/New_York')).toBe(Date.parse('2026-11-26T14:00:00Z'));
    expect(new Date(giftCardEnd(evening, 'Asia/Tokyo')).toISOString()).toBe('2029-11-26T15:00:00.000Z');
  });

  it('is valid for three years, to the end of the day', () => {
    expect(new Date(giftCardEnd(NOON, 'UTC')).toISOString()).toBe('2029-11-27T00:00:00.000Z');
    expect(new Date(giftCardEnd(Date.parse('2028-02-29T10:00:00Z'), 'UTC')).toISOString()).toBe(
      '2031-03-02T00:00:00.000Z',
    );
  });

  it.each([
    ['2028-12-02T00:00:00Z', 'Europe/Berlin', '2028-12-01'],
    ['2028-12-02T00:00:00Z', 'Asia/Shanghai', '2028-12-01'],
    ['2028-12-02T00:00:00Z', 'America/New_York', '2028-12-01'],
    ['2028-12-01T23:00:00Z', 'Europe/Berlin', '2028-12-01'],
    ['2028-12-02T05:00:00Z', 'America/New_York', '2028-12-01'],
  ])('that expires at %s has in %s the last day %s', (end, zone, day) => {
    expect(giftCardLastDay(Date.parse(end), zone)).toBe(day);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'])(
    'expires in %s at the end of its last day',
    (zone) => {
      const end = giftCardEnd(NOON, zone);
      expect(giftCardLastDay(end, zone)).toBe('2029-11-26');
    },
  );

  it('has the status of its data, revocation first', () => {
    expect(giftCardState(FACTS, NOON)).toBe('active');
    expect(giftCardState({ ...FACTS, sentAt: undefined }, NOON)).toBe('planned');
    expect(giftCardState(FACTS, NOON + 1)).toBe('expired');
    expect(giftCardState({ ...FACTS, balance: 0 }, NOON + 1)).toBe('used-up');
    expect(giftCardState({ ...FACTS, isBlocked: true, balance: 0 }, NOON)).toBe('blocked');
    expect(giftCardState({ ...FACTS, isBlocked: true, paid: false }, NOON + 1)).toBe('unpaid');
    expect(giftCardState({ ...FACTS, isBlocked: true }, NOON + 1)).toBe('blocked');
    expect(giftCardState({ ...FACTS, sentAt: undefined, expiresAt: undefined }, NOON + 1)).toBe('planned');
    expect(giftCardState({ ...FACTS, paid: false }, NOON)).toBe('unpaid');
    expect(giftCardState({ ...FACTS, paid: false, isTakenBack: true }, NOON)).toBe('taken-back');
  });
});

describe('the code of a gift card', () => {
  it('has all of its 80 bits, in unambiguous letters', () => {
    expect(giftCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
    expect(giftCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    const codes = Array.from({ length: 80 }, (_, bit) => {
      const bytes = new Uint8Array(10);
      bytes[Math.floor(bit / 8)] = 1 << (bit % 8);
      return giftCode(bytes);
    });
    expect(new Set(codes).size).toBe(80);
  });

  it('is parsed in any spelling', () => {
    expect(readGiftCode(' abcd efgh-jkmn 0123 ')).toBe('ABCD-EFGH-JKMN-0123');
    expect(readGiftCode('oiLo-0000-0000-0000')).toBe('0110-0000-0000-0000');
    expect(readGiftCode('ABCD-EFGH-JKMN-012')).toBeUndefined();
    expect(readGiftCode('UUUU-EFGH-JKMN-0123')).toBeUndefined();
    expect(readGiftCode('')).toBeUndefined();
  });

  it('is displayed by its end', () => {
    expect(maskedGiftCode('7K2M')).toBe('•••• •••• •••• 7K2M');
  });
});

describe('gift cards of returned units', () => {
  const card = (id: string, balance = 50, isTakenBack = false) => ({ id, value: 50, balance, isTakenBack });
  const idsOf = (cards: Parameters<typeof cardsTakenBack>[0], back: number) => {
    const { taken, spent } = cardsTakenBack(cards as ReturnType<typeof card>[], back);
    return { ids: taken.map(({ id }) => id), spent };
  };

  it('are revoked from the last one, and never if partly spent', () => {
    const cards = [card('a'), card('b'), card('c', 20)];
    expect(idsOf(cards, 0)).toEqual({ ids: [], spent: 0 });
    expect(idsOf(cards, 1)).toEqual({ ids: ['b'], spent: 0 });
    expect(idsOf(cards, 2)).toEqual({ ids: ['a', 'b'], spent: 0 });
    expect(idsOf(cards, 3)).toEqual({ ids: ['a', 'b'], spent: 1 });
  });

  it('are revoked once for each unit', () => {
    expect(idsOf([card('a'), card('b', 50, true)], 1)).toEqual({ ids: [], spent: 0 });
    expect(idsOf([card('a'), card('b', 50, true)], 2)).toEqual({ ids: ['a'], spent: 0 });
  });

  it('are others than refunded ones, as long as there are such', () => {
    const refunded = { id: 'b', value: 0, balance: 0, isTakenBack: true };
    expect(idsOf([card('a'), refunded], 1)).toEqual({ ids: ['a'], spent: 0 });
    expect(idsOf([card('a'), refunded], 2)).toEqual({ ids: ['b', 'a'], spent: 0 });
    expect(idsOf([card('a', 50, true), refunded], 2)).toEqual({ ids: ['b'], spent: 0 });
  });
});

describe('refunds of gift cards', () => {
  const card = (value: number, balance: number, isTakenBack = false) => ({ value, balance, isTakenBack });

  it('are the payment less earlier refunds and the spent amount', () => {
    expect(cardsRefundable({ paid: 100, refunded: 0 }, [card(50, 50), card(50, 20)])).toBe(70);
    expect(cardsRefundable({ paid: 100, refunded: 70 }, [card(0, 0), card(30, 0)])).toBe(0);
    expect(cardsRefundable({ paid: 45, refunded: 0 }, [card(50, 0)])).toBe(0);
  });

  it('are deducted from unspent cards, the last one first, and never from revoked ones', () => {
    const [a, b, c, gone] = [card(50, 50), card(50, 50), card(50, 20), card(50, 50, true)];
    expect(cardsTakenOff([a, b, c, gone], 110)).toEqual([
      { card: b, amount: 50 },
      { card: a, amount: 50 },
      { card: c, amount: 10 },
    ]);
    expect(cardsTakenOff([a], 0)).toEqual([]);
  });
});

describe('paying with gift cards', () => {
  const [a, b] = [{ balance: 3000 }, { balance: 5000 }];

  it('charges one after the other, and from the last one only what is needed', () => {
    expect(coverWithCards(3500, [a, b])).toEqual({
      taken: [
        { card: a, amount: 3000 },
        { card: b, amount: 500 },
      ],
      missing: 0,
    });
    expect(coverWithCards(3000, [a, b])).toEqual({ taken: [{ card: a, amount: 3000 }], missing: 0 });
  });

  it('returns the missing amount', () => {
    expect(coverWithCards(8001, [a, b]).missing).toBe(1);
    expect(coverWithCards(100, []).missing).toBe(100);
  });
});
