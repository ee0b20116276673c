import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeIntent } from '../../../../core/internal';
import { runIntent } from '../../../../ui/app/frame/run-intent';
import { openShops } from '../../../core/open-shop';

const open = openShops();
afterEach(() => window.history.replaceState(null, '', '/'));

async function run(intent: NoticeIntent) {
  const { shop } = await open();
  const navigate = vi.fn<(to: string) => void>();
  const opened = vi.spyOn(shop.routing, 'open').mockReturnValue(new Promise(() => undefined));
  runIntent(intent, shop, navigate);
  return {
    went: navigate.mock.calls.flat(),
    opened: opened.mock.calls.map(([path]) => path),
    asksToSignIn: shop.ui.snapshot.authElem !== null,
  };
}

describe('the action of a notice (A §2.7)', () => {
  it('navigates to its target, and reopens a page that is already shown', async () => {
    window.history.replaceState(null, '', '/c/men?color=black');
    const none = { went: [], opened: [], asksToSignIn: false };
    expect(await run({ kind: 'go', path: '/c/men' })).toEqual({ ...none, went: ['/c/men'] });
    expect(await run({ kind: 'go', path: '/c/men?color=black' })).toEqual({ ...none, opened: ['/c/men?color=black'] });
    expect(await run({ kind: 'dismiss' })).toEqual(none);
    expect(await run({ kind: 'sign-in' })).toEqual({ ...none, asksToSignIn: true });
  });
});
