import { ORDER_STEPS } from '../../adapters/platform/foundation/settings/order-steps';
import type { HttpFault } from '../../adapters/http/faulty';
import type { StorageState } from '../../adapters/storage/faulty';
import { createSeededIds } from '../../adapters/ids/seeded';
import { STAFF_MOVES, type Action, type Deed, type Details, type History } from './history';

type Chance = () => number;

const HOUR_MS = 60 * 60 * 1000;

const GOODS: readonly (readonly [sku: string, child?: string])[] = [
  ['TEE'],
  ['TEE'],
  ['SOCKS'],
  ['CAP'],
  ['SHIRT'],
  ['CARD'],
  ['SET'],
  ['OUTFIT'],
  ['JACKET', 'JACKET-BLACK-S'],
  ['JACKET', 'JACKET-RED-S'],
  ['JACKET', 'JACKET-BLACK-M'],
];
const COUNTED = ['TEE', 'SOCKS', 'CAP', 'SHIRT', 'JACKET-BLACK-S', 'JACKET-RED-S'] as const;
const PRICED = ['TEE', 'SOCKS', 'CAP', 'SHIRT', 'CARD'] as const;
const MEDIA: readonly (readonly [reads: StorageState, writes: StorageState])[] = [
  ['well', 'well'],
  ['well', 'well'],
  ['slow', 'slow'],
  ['well', 'full'],
  ['well', 'fails'],
  ['well', 'hangs'],
  ['fails', 'fails'],
  ['hangs', 'hangs'],
];

function pick<T>(chance: Chance, list: readonly [T, ...T[]]): T;
function pick<T>(chance: Chance, list: readonly T[]): T | undefined;
function pick<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

function whole(chance: Chance, min: number, max: number): number {
  return min + Math.floor(chance() * (max - min + 1));
}

function detailsOf(chance: Chance): Details {
  return {
    isAway: chance() < 0.3,
    payment: chance() < 0.35 ? 'card' : 'cashondelivery',
    shipping: chance() < 0.2 ? 'express' : 'standard',
  };
}

type Habit = readonly [weight: number, deed: (chance: Chance) => Deed];

function payment(chance: Chance): Extract<Deed, { readonly do: 'pay' }> {
  const answer = pick(chance, ['approve', 'approve', 'decline', 'cancel', 'nothing'] as const);
  return { do: 'pay', answer, comesBack: chance() < 0.7, webhooks: [0] };
}

/** Webhooks come before or after the browser returns, twice, late, or never. */
const WEBHOOKS: readonly (readonly [number, ...(readonly number[])])[] = [
  [0],
  [0],
  [0, 0],
  [0, 40],
  [60],
  [900, 20],
  [5000],
  [0, 30_000],
  [40_000, 90_000],
];

/** Draws from its own chance, so that shoppers' actions do not depend on it. */
function withWebhooks(what: Deed, chance: Chance): Deed {
  if (what.do !== 'pay') return what;
  const [webhooks, isLost] = [pick(chance, WEBHOOKS) ?? [0], chance() < 0.2];
  const [isDown, downMs] = [chance() < 0.15, whole(chance, 100, 45_000)];
  return { ...what, webhooks: isLost && what.comesBack ? [] : webhooks, ...(isDown ? { downMs } : {}) };
}

/** Draws from its own chance too. */
function withRefusedAddress(what: Deed, chance: Chance): Deed {
  if (what.do !== 'place' || what.details === undefined || chance() >= 0.04) return what;
  return { ...what, details: { ...what.details, isRefused: true } };
}

const SHOPPING: readonly Habit[] = [
  [
    26,
    (chance) => {
      const [sku, child] = pick(chance, GOODS) ?? ['TEE'];
      return { do: 'add', sku, qty: whole(chance, 1, 3), ...(child === undefined ? {} : { child }) };
    },
  ],
  [9, (chance) => ({ do: 'change', at: chance(), qty: whole(chance, 1, 5) })],
  [5, (chance) => ({ do: 'remove', at: chance() })],
  [3, (chance) => ({ do: 'sync', force: chance() < 0.5 })],
  [3, () => ({ do: 'coupon' })],
  [8, (chance) => ({ do: 'details', ...detailsOf(chance) })],
  [
    22,
    (chance) => ({
      do: 'place',
      times: pick(chance, [1, 1, 1, 2, 3]),
      ...(chance() < 0.8 ? { details: detailsOf(chance) } : {}),
    }),
  ],
  [4, () => ({ do: 'process' })],
  [7, () => ({ do: 'kill-tab' })],
  [4, () => ({ do: 'open-tab' })],
  [5, (chance) => ({ do: 'network', ms: whole(chance, 0, 3000) })],
  [7, (chance) => ({ do: 'wait', ms: whole(chance, 0, 20_000) })],
  [4, payment],
];

const PEOPLE: readonly Habit[] = [
  [7, (chance) => ({ do: 'sign-in', account: whole(chance, 0, 1), way: 'code' })],
  [4, (chance) => ({ do: 'sign-out', silent: chance() < 0.25 })],
  [3, (chance) => ({ do: 'sign-in', account: whole(chance, 0, 1), way: 'link' })],
  [1, (chance) => ({ do: 'wait', ms: whole(chance, 1, 3) * HOUR_MS })],
];
/** Hashing a password takes as long as twenty journeys, so few shoppers use one. */
const WITH_PASSWORD: readonly Habit[] = [
  [4, (chance) => ({ do: 'sign-in', account: whole(chance, 0, 1), way: 'password' })],
  [3, () => ({ do: 'register' })],
  [3, (chance) => ({ do: 'forgot-password', account: whole(chance, 0, 1) })],
];
const ACTING: readonly Habit[] = [
  [7, (chance) => ({ do: 'sign-in', account: chance() < 0.85 ? 2 : 3, way: 'code' })],
  [6, acting],
  [4, () => ({ do: 'return' })],
  [2, (chance) => ({ do: 'sign-out', silent: chance() < 0.4 })],
];

function acting(chance: Chance): Deed {
  return chance() < 0.7 ? { do: 'act-as', account: whole(chance, 0, 1) } : { do: 'act-as' };
}
const STORES: Habit = [4, (chance) => ({ do: 'store', at: chance() })];
const MEDIUM: readonly Habit[] = [
  [
    5,
    (chance) => {
      const [reads, writes] = pick(chance, MEDIA) ?? ['well', 'well'];
      return { do: 'storage', reads, writes };
    },
  ],
  [1, () => ({ do: 'wipe' })],
];
const CLOCKS: Habit = [
  3,
  (chance) => ({
    do: 'set-clock',
    byMs: pick(chance, [-25 * HOUR_MS, -HOUR_MS, -1000, 1000, 2 * HOUR_MS, 50 * HOUR_MS]),
  }),
];
const MERCHANT: readonly Habit[] = [
  [4, (chance) => ({ do: 'price', sku: pick(chance, PRICED), price: whole(chance, 2, 60) })],
  [6, (chance) => ({ do: 'stock', sku: pick(chance, COUNTED), qty: pick(chance, [0, 0, 1, 2, 5, 40]) })],
];
const DISASTER: Habit = [
  4,
  (chance) => ({ do: 'kill', step: pick(chance, ['now', 'now', ...ORDER_STEPS]), downMs: whole(chance, 0, 6000) }),
];

/** Limits each history to some kinds of event, so that failures are easier to read. */
function habitsOf(chance: Chance): readonly Habit[] {
  const habits = [...SHOPPING];
  if (chance() < 0.4) habits.push(...PEOPLE);
  if (chance() < 0.01) habits.push(...WITH_PASSWORD);
  if (chance() < 0.12) habits.push(...ACTING);
  if (chance() < 0.15) habits.push(STORES);
  if (chance() < 0.2) habits.push(...MEDIUM);
  if (chance() < 0.15) habits.push(CLOCKS);
  if (chance() < 0.4) habits.push(...MERCHANT);
  if (chance() < 0.2) habits.push(DISASTER);
  return habits;
}

function choose(chance: Chance, habits: readonly Habit[]): Deed {
  let left = chance() * habits.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, deed] of habits) {
    left -= weight;
    if (left < 0) return deed(chance);
  }
  return { do: 'wait', ms: 0 };
}

const RATES: Readonly<Partial<Record<HttpFault, number>>> = {
  'drop-before': 0.08,
  'drop-after': 0.08,
  silence: 0.03,
  duplicate: 0.06,
  'status-400': 0.02,
  'status-401': 0.04,
  'order-invalid': 0.02,
  'order-sold-out': 0.02,
  'status-500-before': 0.05,
  'status-500-after': 0.05,
  'wrong-content-type': 0.05,
  truncated: 0.05,
};

function faultsOf(chance: Chance): History['faults'][number] {
  const badness = pick(chance, [0, 0.3, 1, 1, 1.8]);
  const rates = Object.fromEntries(Object.entries(RATES).map(([name, max]) => [name, chance() * max * badness]));
  return { rates, delayRate: 0.3 * badness * chance() };
}

/** Draws from its own chance, so that shoppers' actions stay the same without staff. */
function staffAction(chance: Chance): Action {
  const what: Deed = { do: 'advance', at: chance(), move: pick(chance, STAFF_MOVES), times: pick(chance, [1, 1, 2]) };
  return { who: 0, tab: 0, patience: null, chance: 0, what };
}

function followUp(before: Deed | undefined, chance: Chance): Deed | undefined {
  if (before?.do === 'sign-in' && before.account === 2 && chance() < 0.7) return acting(chance);
  return before?.do === 'act-as' && chance() < 0.35 ? { do: 'return' } : undefined;
}

/** Returns the history of a seed: shoppers, their actions and network faults. Pure. */
export function generateHistory(seed: number): History {
  const ids = createSeededIds(`history ${seed}`);
  const chance: Chance = () => ids.random();
  const provider = createSeededIds(`provider ${seed}`);
  const staff = createSeededIds(`staff ${seed}`);
  const address = createSeededIds(`address ${seed}`);
  const hasStaff = staff.random() < 0.3;
  const shoppers = pick(chance, [1, 1, 1, 2, 2, 3]);
  const habits = habitsOf(chance);
  const count = whole(chance, 8, 25);
  const actions: Action[] = [];
  for (let index = 0; index < count; index += 1) {
    const action: Action = {
      who: Math.floor(chance() * shoppers),
      tab: chance(),
      patience: chance() < 0.7 ? null : whole(chance, 0, 1500),
      chance: whole(chance, 0, 2 ** 31),
      what: choose(chance, habits),
    };
    const before = actions.at(-1);
    const isAtTheBank = before?.what.do === 'place' && before.what.details?.payment === 'card' && chance() < 0.6;
    const next = isAtTheBank ? payment(chance) : followUp(before?.what, chance);
    const done = before === undefined || next === undefined ? action : { ...action, who: before.who, what: next };
    const what = withRefusedAddress(done.what, () => address.random());
    actions.push({ ...done, what: withWebhooks(what, () => provider.random()) });
    if (hasStaff && staff.random() < 0.3) actions.push(staffAction(() => staff.random()));
  }
  return { seed, shoppers, faults: Array.from({ length: shoppers }, () => faultsOf(chance)), actions };
}
