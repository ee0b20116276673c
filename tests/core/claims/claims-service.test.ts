import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { openShops } from '../open-shop';
import { signIn } from '../sign-in';

const open = openShops();
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('claims (A §3)', () => {
  it('are stored between visits with their creation time', async () => {
    const [storage, clock] = [createMemoryStorage(), createVirtualClock()];
    const first = await open({ storage, clock });
    await first.shop.claims.set('promoCode', 'LOTTE', 'from the address');
    const made = clock.now();
    await clock.advance(5000);
    await first.shop.claims.set('promoCode', 'LOTTE');
    const { claims } = (await open({ storage, clock })).shop;
    expect(claims.snapshot.claims.get('promoCode')).toEqual({
      code: 'promoCode',
      created_at: made,
      value: 'LOTTE',
      description: 'from the address',
    });
  });

  it('are unknown until they are read, and never read on a server', async () => {
    const storage = createMemoryStorage();
    await (await open({ storage })).shop.claims.set('cookiesAccepted', true);
    const server = (await open({ storage, config: { serverSide: true } })).shop;
    await server.claims.load();
    expect(server.claims.snapshot).toMatchObject({ isLoaded: false });
    expect(server.claims.snapshot.claims.size).toBe(0);
  });

  it('are synchronised between tabs at once', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const [a, b] = [await open({ storage, tabs: hub.open() }), await open({ storage, tabs: hub.open() })];
    await a.shop.claims.set('cookiesAccepted', true);
    await settle();
    expect(b.shop.claims.snapshot.claims.get('cookiesAccepted')?.value).toBe(true);
  });

  it('are skipped if unreadable, and the others stay', async () => {
    const storage = createMemoryStorage();
    await storage.set('claims', 'promoCode', { code: 'promoCode', created_at: 'yesterday', value: 7 });
    await storage.set('claims', 'constructor', 'x');
    await storage.set('claims', 'modalSignup', { code: 'modalSignup', created_at: 1, value: true });
    const { claims } = (await open({ storage })).shop;
    expect([...claims.snapshot.claims.keys()]).toEqual(['modalSignup']);
  });

  it('survive sign-out: the referral of the visitor is not personal data', async () => {
    const device = await open();
    const { shop } = device;
    await shop.claims.set('promoCode', 'LOTTE');
    await signIn(device, 'eve@shop.test');
    await (await shop.accounts()).logout();
    expect((await shop.claims.get('promoCode'))?.value).toBe('LOTTE');
  });

  it('keep no more characters of a code than an order accepts', async () => {
    const { claims } = (await open()).shop;
    await claims.set('promoCode', 'X'.repeat(500));
    expect(claims.snapshot.claims.get('promoCode')?.value).toHaveLength(64);
  });
});
