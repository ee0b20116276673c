import fc from 'fast-check';
import { sha3_224 } from 'js-sha3';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/cart/cart';
import { EMPTY_CART, lineKey, NEVER_SYNCED, type CartRecord } from '../../../core/cart/cart-record';
import { claimed, foldMerge, switchCart, isMerging, needsClaim, onTop } from '../../../core/cart/claim-cart';
import { checksum } from '../../../core/cart/checksum';
import { base, item, serverLine } from './cart-builder';

const hash = (text: string): string => sha3_224(text);
const merging = { max: 10_000, sha3_224: hash };
const line = (sku: string, qty: number): CartItem => item({ sku, qty, checksum: checksum({ sku }, hash) });
const SKUS = ['A', 'B', 'C'] as const;
const quantities = fc.record({ A: fc.nat(3), B: fc.nat(3), C: fc.nat(3) });

describe('needsClaim', () => {
  it('follows from the signed-in user and the owner of the cart', () => {
    const ada = { userId: '1', userToken: 'a' };
    expect(needsClaim({ owner: '' }, ada)).toBe(true);
    expect(needsClaim({ owner: '2' }, ada)).toBe(true);
    expect(needsClaim({ owner: '1' }, ada)).toBe(false);
    expect(needsClaim({ owner: '' }, { userId: '', userToken: '' })).toBe(false);
  });
});

describe('merged carts', () => {
  it('keep the units of both sides and all later changes: none is lost or duplicated', () => {
    fc.assert(
      fc.property(quantities, quantities, quantities, fc.boolean(), (had, own, has, isJoined) => {
        const lines = SKUS.filter((sku) => has[sku] > 0).map((sku) => line(sku, has[sku]));
        const known = SKUS.filter((sku) => had[sku] > 0).map((sku) => base(line(sku, had[sku])));
        const guest: CartRecord = {
          ...EMPTY_CART,
          cartServerToken: 'guest',
          cartItems: lines,
          base: known,
          revision: 4,
        };
        const over = switchCart(guest, { result: 'own', meta: { revision: 9 } }, isJoined ? 'joined' : 'apart');
        expect(over).toMatchObject({ cartServerToken: 'own', revision: NEVER_SYNCED });
        const isRemoved = (sku: (typeof SKUS)[number]) => has[sku] === 0 && had[sku] > 0;
        expect(isMerging(over)).toBe(lines.length > 0 || (isJoined && SKUS.some(isRemoved)));
        // A merged cart also holds the guest's units known to the server.
        const onServer = (sku: (typeof SKUS)[number]) => own[sku] + (isJoined ? had[sku] : 0);
        const server = SKUS.filter((sku) => onServer(sku) > 0).map((sku, index) =>
          serverLine({ sku, qty: onServer(sku), item_id: index + 1 }),
        );
        const folded = foldMerge(over, server, merging);
        for (const sku of SKUS) {
          const shown = folded.cartItems.find((entry) => entry.sku === sku)?.qty ?? 0;
          const isUntouched = has[sku] === 0 && had[sku] === 0;
          const wasRemoved = has[sku] === 0 && had[sku] > 0;
          if (isUntouched || (wasRemoved && !isJoined)) expect(shown).toBe(0);
          else expect(shown).toBe(Math.max(0, own[sku] + has[sku]));
        }
        const settled = { ...folded, revision: 9 };
        expect(isMerging(settled)).toBe(false);
        expect(foldMerge(settled, server, merging).cartItems).toEqual(folded.cartItems);
      }),
      { numRuns: 500 },
    );
  });

  it('do not add a line that another tab has confirmed meanwhile', () => {
    const over = switchCart(
      { ...EMPTY_CART, cartItems: [line('A', 2)] },
      { result: 'own', meta: { revision: 3 } },
      'apart',
    );
    expect(isMerging(over)).toBe(true);
    const confirmed = { ...over, base: over.cartItems.map((entry) => ({ key: lineKey(entry), sku: 'A', qty: 2 })) };
    expect(foldMerge(confirmed, [serverLine({ sku: 'A', qty: 2 })], merging).cartItems).toEqual([line('A', 2)]);
  });

  it('stay unchanged if the server cart is the same, which is checked if others were merged with it', () => {
    const cart = { ...EMPTY_CART, cartServerToken: 'own', revision: 3, cartItems: [line('A', 2)], keeps: true };
    expect(claimed(cart, { result: 'own', meta: { revision: 3 } }, '7')).toEqual({ ...cart, owner: '7', keeps: false });
    expect(claimed(cart, { result: 'own', meta: { revision: 5 } }, '7')).toMatchObject({
      owner: '7',
      revision: NEVER_SYNCED,
    });
  });

  it('are not merged again once checked, or if nothing is pending', () => {
    const lines = [base(line('A', 1))];
    expect(isMerging({ ...EMPTY_CART, revision: NEVER_SYNCED, base: lines })).toBe(true);
    expect(isMerging({ ...EMPTY_CART, revision: 3, base: lines })).toBe(false);
    expect(isMerging({ ...EMPTY_CART, revision: NEVER_SYNCED })).toBe(false);
    expect(isMerging({ ...EMPTY_CART, revision: 3, cartItems: [{ ...line('A', 1), merged: 0 }] })).toBe(true);
  });

  it('include a line that is added before the check', () => {
    expect(onTop(line('A', 1), { ...EMPTY_CART, cartServerToken: 'own', revision: NEVER_SYNCED }).merged).toBe(0);
    expect(onTop(line('A', 1), { ...EMPTY_CART, cartServerToken: 'own', revision: 3 }).merged).toBeUndefined();
  });
});
