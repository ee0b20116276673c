import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { offerSignUp } from '../../../ui/app/offer-sign-up';
import { openStorefront, type OpenStorefront } from '../open-storefront';

const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const isOpen = ({ shop }: OpenStorefront) => shop.ui.snapshot.authElem !== null;

describe('the automatic sign-in modal (A §2.8)', () => {
  it('opens once per visitor', async () => {
    const storage = createMemoryStorage();
    const first = await openStorefront('/', { storage });
    offerSignUp(first.shop);
    await turn();
    expect(isOpen(first)).toBe(true);
    first.shop.ui.closeSignIn();
    offerSignUp(first.shop);
    await turn();
    expect(isOpen(first)).toBe(false);
    expect(await storage.get('claims', 'modalSignup')).toMatchObject({ value: true });
  });

  it('waits until an open panel is closed', async () => {
    const front = await openStorefront('/');
    front.shop.ui.open('wishlist');
    offerSignUp(front.shop);
    await turn();
    expect(isOpen(front)).toBe(false);
    front.shop.ui.close();
    await turn();
    expect(isOpen(front)).toBe(true);
  });

  it('waits while the user is typing', async () => {
    const front = await openStorefront('/');
    const field = screen.getAllByRole('textbox')[0];
    field?.focus();
    offerSignUp(front.shop);
    await turn();
    expect(isOpen(front)).toBe(false);
    field?.blur();
    await turn();
    expect(isOpen(front)).toBe(true);
  });

  it('does not open in checkout', async () => {
    const front = await openStorefront('/checkout');
    offerSignUp(front.shop);
    await turn();
    expect(isOpen(front)).toBe(false);
  });
});
