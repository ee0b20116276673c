import { describe, expect, it } from 'vitest';
import { planBankFile, type OpenPayout } from '../../../core/bloggers/payouts/plan-bank-file';
import { sepaText } from '../../../core/bloggers/payouts/sepa-text';
import { isBic, isIban, isSepaIban, looksLikeIban } from '../../../core/contract/bloggers/iban';

describe('an IBAN', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'gb82west12345698765432', 'NO9386011117947', 'FR1420041010050500013M02606'])(
    '%s is valid',
    (iban) => {
      expect([isIban(iban), isSepaIban(iban)]).toEqual([true, true]);
    },
  );

  it.each([
    ['wrong check digits', 'DE88370400440532013000'],
    ['two digits swapped', 'DE89370400440532010300'],
    ['too short for its country', 'DE8937040044053201300'],
    ['not an IBAN', '12345678'],
  ])('with %s is refused', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('of a country outside SEPA is valid, but not for a SEPA transfer', () => {
    const saudi = 'SA0380000000608010167519';
    expect([isIban(saudi), isSepaIban(saudi), looksLikeIban(saudi)]).toEqual([true, false, true]);
  });

  it('has a bank whose BIC has 8 or 11 characters', () => {
    expect(['COBADEFF', 'COBADEFFXXX', 'COBADE', 'COBADEFFX', '12345'].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a text in SEPA characters', () => {
  it.each([
    ['Lotte Bergqvist', 'Lotte Bergqvist'],
    ['Jürgen Größe & Söhne', 'Juergen Groesse + Soehne'],
    ['Łukasz Ñandú', 'Lukasz Nandu'],
    ['Юлія Щербак', 'Iuliia Shcherbak'],
    ['//Ann//Lee/', 'Ann/Lee'],
    ['<b>Ann</b>"', 'b Ann /b'],
    ['王小明', ''],
    ['Θεόδωρος Ψάλτης', 'Theodoros Psaltis'],
  ])('%s becomes %s', (text, expected) => {
    expect(sepaText(text, 70)).toBe(expected);
  });

  it('is cut to the maximum length of the bank', () => {
    expect(sepaText('x'.repeat(100), 70)).toHaveLength(70);
  });
});

const payee = { holder: 'Lotte Bergqvist', account: 'DE89 3704 0044 0532 0130 00', bic: '' };
const open = (over: Partial<OpenPayout> = {}): OpenPayout => ({
  ...{ id: 1, currency: 'EUR', sum: 2965, status: 'open', payee },
  ...over,
});
const sepa = { format: 'sepa', currency: 'EUR' } as const;

describe('a bank file', () => {
  it('pays the amounts of the payouts, to the cent', () => {
    const { transfers, total, problems } = planBankFile([open(), open({ id: 2, sum: 1 })], sepa);
    expect(problems).toEqual([]);
    expect(total).toBe(2966);
    expect(transfers[0]).toEqual({
      ...{ payoutId: 1, sum: 2965, holder: 'Lotte Bergqvist', bic: '' },
      account: 'DE89370400440532013000',
    });
  });

  it.each([
    ['payout_sent', { status: 'sent' }],
    ['payout_withdrawn', { status: 'withdrawn' }],
    ['payout_exported', { status: 'exported' }],
    ['payee_missing', { payee: undefined }],
    ['other_currency', { currency: 'USD' }],
    ['account_not_sepa', { payee: { ...payee, account: '12345678' } }],
    ['account_not_sepa', { payee: { ...payee, bic: 'NONE' } }],
    ['name_not_sepa', { payee: { ...payee, holder: '王小明' } }],
    ['amount_too_large', { sum: 100_000_000_000 }],
  ] as const)('accepts no payout with %s', (problem, over) => {
    expect(planBankFile([open(), open({ id: 2, ...over })], sepa).problems).toEqual([{ id: 2, problem }]);
  });

  it('for another bank accepts any account and name', () => {
    const plain = open({ currency: 'USD', payee: { holder: '王小明', account: '1234 5678', bic: '' } });
    expect(planBankFile([plain], { format: 'csv', currency: 'USD' })).toMatchObject({
      problems: [],
      transfers: [{ holder: '王小明', account: '12345678' }],
    });
  });
});
