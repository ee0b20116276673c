import type { PersonDetails, SignedIn } from '../../core/contract';
import { resultOf } from '../fixtures/order';
import type { FixturePlatform } from '../fixtures/platform';

interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status?: number;
}

const alma = 'alma@vitrine.example';

export function peopleExamples({
  fixture,
  userOf,
}: {
  readonly fixture: () => FixturePlatform;
  readonly userOf: (contact: string) => Promise<SignedIn>;
}): Readonly<Record<string, () => Promise<Example>>> {
  const as = async ({ query, body }: Partial<Example> = {}): Promise<Example> => {
    const { token } = await userOf(alma);
    return { query: { ...query, token }, body };
  };
  const role = (name: string) => ({ name, title: 'Packs orders', permissions: ['orders:read'] });
  const kept = async (kind: string, document: object) => {
    const { token } = await userOf(alma);
    const saved = fixture().call('POST', `/api/manage/${kind}?token=${token}`, { document });
    const { id, version } = await resultOf<{ id: string; version: string }>(saved);
    return { id, version };
  };
  const ada = async () => {
    const { token } = await userOf(alma);
    const list = fixture().call('GET', `/api/manage/people?q=imogen&token=${token}`);
    const id = (await resultOf<{ items: { id: string }[] }>(list)).items[0]?.id ?? '';
    const shown = fixture().call('GET', `/api/manage/person?id=${id}&token=${token}`);
    return { id, version: (await resultOf<{ version: string }>(shown)).version };
  };
  const details = async (id: string) => {
    const { token } = await userOf(alma);
    return resultOf<PersonDetails>(fixture().call('GET', `/api/manage/person-details?id=${id}&token=${token}`));
  };
  const annotated = async (id: string) => {
    const { token } = await userOf(alma);
    const note = fixture().call('POST', `/api/manage/person-note?token=${token}`, { id, text: 'Once' });
    return resultOf<PersonDetails>(note);
  };
  const reader = (email: string) => ({ email, store_code: 'us' });
  return {
    figures: () => as({ query: { from: '2025-01-01', by: 'day' } }),
    salesReport: () => as({ query: { name: 'products', from: '2025-01-01', compare: 'year' } }),
    monthClosing: () => as({ query: { month: '2025-01' } }),
    monthBooks: () => as({ query: { month: '2025-01', store: 'us' } }),
    missedSearches: () => as({ query: { from: '2025-01-01', limit: 5 } }),
    leftCarts: () => as({ query: { store: 'us' } }),
    sellThrough: () => as({ query: { from: '2025-01-01', slowest: 'true' } }),
    stockValue: () => as(),
    booksJournal: () => as({ query: { month: '2025-01', page: 1, size: 10 } }),
    attention: () => as(),
    managedRoles: () => as(),
    managedRole: () => as({ query: { id: 'manager' } }),
    saveRole: () => as({ body: { document: role('packer') } }),
    removeRole: async () => as({ body: await kept('role', role('gone')) }),
    managedPeople: () => as({ query: { staff: 'true' } }),
    managedPerson: async () => as({ query: { id: (await ada()).id } }),
    savePerson: async () => as({ body: { ...(await ada()), document: { roles: ['vip'], own_roles: [] } } }),
    removePerson: async () => ({ ...(await as({ body: await ada() })), status: 409 }),
    managedPersonDetails: async () => as({ query: { id: (await ada()).id } }),
    changePerson: async () => {
      const { id } = await ada();
      return as({ body: { id, revision: (await details(id)).revision, tags: ['club'] } });
    },
    notePerson: async () => as({ body: { id: (await ada()).id, text: 'Prefers e-mail' } }),
    removePersonNote: async () => {
      const { id } = await ada();
      const { notes } = await annotated(id);
      return as({ body: { id, note: notes[0]?.id } });
    },
    givePersonBonuses: async () =>
      as({ body: { id: (await ada()).id, key: 'form-000001', amount: 5, note: 'Late parcel' } }),
    managedPersonTags: () => as(),
    viewPersonEnd: async () => as({ query: { id: (await ada()).id } }),
    copyPersonData: async () => as({ query: { id: (await ada()).id } }),
    erasePerson: async () => as({ body: { id: String((await userOf('erased@shop.test')).id), confirm: true } }),
    viewPersonMerge: async () => as({ query: { from: (await userOf('twice@shop.test')).id, into: (await ada()).id } }),
    mergePeople: async () =>
      as({ body: { from: String((await userOf('merged@shop.test')).id), into: (await ada()).id, confirm: true } }),
    signOutPerson: async () => as({ body: { id: (await ada()).id } }),
    managedSubscribers: () => as(),
    managedSubscriber: async () => as({ query: { id: (await kept('subscriber', reader('shown@shop.test'))).id } }),
    saveSubscriber: () => as({ body: { document: reader('saved@shop.test') } }),
    removeSubscriber: async () => as({ body: await kept('subscriber', reader('gone@shop.test')) }),
  };
}
