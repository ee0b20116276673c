import { describe, expect, it } from 'vitest';
import { isTaxExempt, type ExemptionFacts } from '../../../core/vat/tax-exemption';

const FACTS: ExemptionFacts = {
  seller: { country: 'DE', vatId: 'DE136695976' },
  vat: { number: 'FR40303265045', status: 'valid' },
  country: 'FR',
};

describe('a sale to a business', () => {
  it.each([
    ['in another country of the EU', {}],
    ['with a Greek number, whose prefix is EL', { vat: { number: 'EL094259216', status: 'valid' } }],
    ['whose goods ship to a third country of the EU', { country: 'AT' }],
  ] satisfies readonly (readonly [string, Partial<ExemptionFacts>])[])('%s is exempt', (_which, more) => {
    expect(isTaxExempt({ ...FACTS, ...more })).toBe(true);
  });

  it.each([
    ['whose number is unchecked', { vat: { ...FACTS.vat, status: 'unchecked' } }],
    ['whose number is invalid', { vat: { ...FACTS.vat, status: 'invalid' } }],
    ['with a number of the seller’s country', { vat: { number: 'DE811569869', status: 'valid' } }],
    ['whose goods stay in the country', { country: 'DE' }],
    ['whose goods leave the EU', { country: 'CH' }],
    ['without a country', { country: '' }],
    ['of a seller outside the EU', { seller: { country: 'US', vatId: '1' } }],
    ['of a Greek seller to Greece', { seller: { country: 'GR', vatId: 'EL094259216' }, country: 'GR' }],
    ['of a seller without a VAT ID', { seller: { country: 'DE', vatId: ' ' } }],
  ] satisfies readonly (readonly [string, Partial<ExemptionFacts>])[])('%s is taxed', (_which, more) => {
    expect(isTaxExempt({ ...FACTS, ...more })).toBe(false);
  });
});
