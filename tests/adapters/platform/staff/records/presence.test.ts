import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Present, PresenceState } from '../../../../../core/staff';
import { PRESENCE_SECONDS } from '../../../../../core/contract/staff/presence-pace';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let mira: string;
let alma: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  mira = (await signIn(fixture, 'mira@vitrine.example')).token;
  alma = (await signIn(fixture, 'alma@vitrine.example')).token;
});
afterEach(() => fixture.platform.close());

const PAGES: Readonly<Record<string, string>> = { mira: '11'.repeat(8), again: '22'.repeat(8), alma: '33'.repeat(8) };
const call = (token: string, body: object) => fixture.call('POST', `/api/manage/presence?token=${token}`, body);
const tell = async (token: string, page: string, state: PresenceState, record = 'SAVE10') => {
  const shown = { kind: 'coupon', record, page: PAGES[page], state };
  return (await resultOf<{ items: Present[] }>(call(token, shown))).items;
};

describe('who has a record open (A §6)', () => {
  it('is shown to everyone who opens it, with the time and whether it is being changed', async () => {
    const since = new Date(fixture.clock.now()).toISOString();
    expect(await tell(mira, 'mira', 'reading')).toEqual([]);
    await fixture.clock.advance(15_000);
    const [present, ...more] = await tell(alma, 'alma', 'reading');
    expect(present).toMatchObject({ since, editing: false });
    expect(present?.who).toMatch(/^Mira/);
    expect(more).toEqual([]);
    await tell(mira, 'mira', 'editing');
    expect(await tell(alma, 'alma', 'reading')).toMatchObject([{ since, editing: true }]);
    expect(await tell(mira, 'mira', 'editing')).toHaveLength(1);
    expect(await tell(alma, 'again', 'reading', 'TAKE5')).toEqual([]);
    expect(await tell(mira, 'again', 'reading')).toHaveLength(1);
  });

  it('ends when the last page closes, or sends nothing for a minute', async () => {
    await tell(mira, 'mira', 'editing');
    await tell(mira, 'again', 'reading');
    await tell(mira, 'mira', 'gone');
    expect(await tell(alma, 'alma', 'reading')).toMatchObject([{ editing: false }]);
    expect(await tell(mira, 'again', 'gone')).toHaveLength(1);
    expect(await tell(alma, 'alma', 'reading')).toEqual([]);
    await tell(mira, 'mira', 'reading');
    await fixture.clock.advance(PRESENCE_SECONDS * 1000);
    expect(await tell(alma, 'alma', 'reading')).toEqual([]);
  });

  it('is visible only to those who may read that kind of record', async () => {
    const { token } = await signIn(fixture, 'ada@vitrine.example');
    const shown = { kind: 'order', record: '100001', page: PAGES['mira'], state: 'reading' };
    expect((await call(token, shown)).status).toBe(403);
    expect((await call('', shown)).status).toBe(401);
    expect((await call(mira, shown)).status).toBe(200);
    expect((await call(mira, { ...shown, kind: 'constructor' })).status).toBe(404);
    expect((await call(mira, { ...shown, page: 'x' })).status).toBe(400);
    await makePacker();
    expect((await call(token, shown)).status).toBe(200);
    expect((await call(token, { ...shown, kind: 'coupon' })).status).toBe(403);
  });
});

async function makePacker(): Promise<void> {
  const role = { name: 'packer', title: 'Packs', permissions: ['orders:read'] };
  await fixture.call('POST', `/api/manage/role?token=${alma}`, { document: role });
  const found = fixture.call('GET', `/api/manage/people?token=${alma}&q=ada%40vitrine.example`);
  const [person] = (await resultOf<{ items: { id: string }[] }>(found)).items;
  const shown = fixture.call('GET', `/api/manage/person?token=${alma}&id=${person?.id ?? ''}`);
  const { id, version } = await resultOf<{ id: string; version: string }>(shown);
  const document = { roles: [], own_roles: ['packer'] };
  await fixture.call('POST', `/api/manage/person?token=${alma}`, { id, version, document });
}
