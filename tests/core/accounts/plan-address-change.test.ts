import { describe, expect, it } from 'vitest';
import { planAddressChange } from '../../../core/accounts/plan-address-change';
import type { OrderAddress } from '../../../core/contract';
import { MAX_ADDRESSES } from '../../../core/contract/foundation/limits';

const at = (street: string): OrderAddress => ({
  firstname: 'Ada',
  lastname: 'Byron',
  street: [street],
  city: 'New York',
  postcode: '10001',
  countryId: 'US',
});
const [a, b, c, d] = [at('1'), at('2'), at('3'), at('4')];
const written = (...addresses: readonly OrderAddress[]) => ({ kind: 'write', addresses });

describe('a change of one address (A §5)', () => {
  it('is applied to the current list of the shop, whatever another device did to the others', () => {
    expect(planAddressChange({ kind: 'add', address: d }, [a], [a, b, c])).toEqual(written(a, b, c, d));
    expect(planAddressChange({ kind: 'add', address: d, at: 1 }, [a], [a, b])).toEqual(written(a, d, b));
    expect(planAddressChange({ kind: 'add', address: d, at: 9 }, [a], [a])).toEqual(written(a, d));
    expect(planAddressChange({ kind: 'remove', address: a }, [a], [b, a, c])).toEqual(written(b, c));
    expect(planAddressChange({ kind: 'replace', address: a, by: d }, [a], [b, a])).toEqual(written(b, d));
    expect(planAddressChange({ kind: 'make-default', address: c }, [a, c], [a, b, c])).toEqual(written(c, a, b));
  });

  it('is done if the list already contains it', () => {
    const settled = { kind: 'settled' };
    expect(planAddressChange({ kind: 'add', address: b }, [a], [a, { ...b, region: undefined }])).toEqual(settled);
    expect(planAddressChange({ kind: 'remove', address: b }, [a, b], [a])).toEqual(settled);
    expect(planAddressChange({ kind: 'replace', address: a, by: b }, [a], [b])).toEqual(settled);
  });

  it('is left to the shopper if the same address was changed or deleted elsewhere', () => {
    const elsewhere = { kind: 'changed-elsewhere' };
    expect(planAddressChange({ kind: 'remove', address: b }, [a, b], [a, c])).toEqual(elsewhere);
    expect(planAddressChange({ kind: 'replace', address: b, by: d }, [a, b], [a])).toEqual(elsewhere);
    expect(planAddressChange({ kind: 'make-default', address: b }, [a, b], [a])).toEqual(elsewhere);
  });

  it('adds nothing to a full list', () => {
    const full = Array.from({ length: MAX_ADDRESSES }, (_, index) => at(`${index} Yard`));
    expect(planAddressChange({ kind: 'add', address: a }, [], full)).toEqual({ kind: 'full' });
  });
});
