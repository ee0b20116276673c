import type { StorageState } from '../../adapters/storage/faulty';
import type { FaultPlan } from '../../adapters/http/faulty';
import type { ORDER_STEPS } from '../../adapters/platform/settings/order-steps';

/** What is filled in at checkout. */
export interface Details {
  readonly isAway: boolean;
  /** To an address that the shop refuses. */
  readonly isRefused?: boolean;
  readonly payment: string;
  readonly shipping: string;
}

export const STAFF_MOVES = ['prepare', 'send', 'deliver', 'cancel', 'return', 'return-broken'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** What somebody does. `at` picks one of what there is then, from 0 to 1; times are milliseconds. All of it is plain data. */
export type Deed =
  | { readonly do: 'add'; readonly sku: string; readonly child?: string; readonly qty: number }
  | { readonly do: 'change'; readonly at: number; readonly qty: number }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'sync'; readonly force: boolean }
  | { readonly do: 'coupon' }
  | ({ readonly do: 'details' } & Details)
  /** Most shoppers come to the button by way of the form. */
  | { readonly do: 'place'; readonly times: number; readonly details?: Details }
  | { readonly do: 'process' }
  | { readonly do: 'kill-tab' }
  | { readonly do: 'open-tab' }
  | { readonly do: 'network'; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'sign-in'; readonly account: number; readonly way: 'code' | 'password' | 'link' }
  | { readonly do: 'register' }
  /** The mail for a new password is asked for, its page opened, and the password set. */
  | { readonly do: 'forgot-password'; readonly account: number }
  /** As the blogger where no account is named. */
  | { readonly do: 'act-as'; readonly account?: number }
  | { readonly do: 'return' }
  | { readonly do: 'sign-out'; readonly silent: boolean }
  /** `webhooks`: when the payment provider calls the shop, in milliseconds after the answer; again until the shop takes it in. */
  | {
      readonly do: 'pay';
      readonly answer: 'approve' | 'decline' | 'cancel' | 'nothing';
      readonly comesBack: boolean;
      readonly webhooks: readonly number[];
      /** The back end is killed right after the answer, and is there again so many milliseconds later. */
      readonly downMs?: number;
    }
  | { readonly do: 'store'; readonly at: number }
  | { readonly do: 'storage'; readonly reads: StorageState; readonly writes: StorageState }
  | { readonly do: 'wipe' }
  /** The shopper's own clock is set; the time of everybody else goes on. */
  | { readonly do: 'set-clock'; readonly byMs: number }
  | { readonly do: 'price'; readonly sku: string; readonly price: number }
  | { readonly do: 'stock'; readonly sku: string; readonly qty: number }
  /** Staff moves one of the orders on, which may be said several times. */
  | { readonly do: 'advance'; readonly at: number; readonly move: StaffMove; readonly times: number }
  /** The back end is killed at once, or at a step of the next order; it is there again after a while. */
  | { readonly do: 'kill'; readonly step: (typeof ORDER_STEPS)[number] | 'now'; readonly downMs: number };

export interface Action {
  /** Shopper, counted from 0. */
  readonly who: number;
  /** Which of the open tabs, from 0 to 1. */
  readonly tab: number;
  /** How long the shopper waits before they go on, whatever happens; `null`: until it is done. */
  readonly patience: number | null;
  /** What the network does meanwhile hangs on this alone, so that leaving out other actions changes nothing of it. */
  readonly chance: number;
  readonly what: Deed;
}

/** Everything that happens in one visit of some shoppers to the shop. */
export interface History {
  readonly seed: number;
  readonly shoppers: number;
  /** How bad the network of each shopper is. */
  readonly faults: readonly Pick<FaultPlan, 'rates' | 'delayRate'>[];
  readonly actions: readonly Action[];
}

/** The kind of a deed: what is done, and in which of the ways that differ. */
export function describeDeed(what: Deed): string {
  switch (what.do) {
    case 'storage':
      return `storage reads ${what.reads} writes ${what.writes}`;
    case 'advance':
      return `advance ${what.move}`;
    case 'kill':
      return `kill ${what.step}`;
    case 'pay':
      return `pay ${what.answer}, ${what.comesBack ? 'comes back' : 'stays away'}, webhook ${webhooksOf(what)}`;
    case 'place':
      return what.details?.isRefused === true ? 'place to a refused address' : 'place';
    case 'sign-in':
      return `sign-in by ${what.way}`;
    case 'act-as':
      return `act-as ${what.account === undefined ? 'the blogger' : 'a user'}`;
    case 'sign-out':
      return what.silent ? 'sign-out silently' : 'sign-out';
    case 'set-clock':
      return `set-clock ${what.byMs < 0 ? 'back' : 'ahead'}`;
    default:
      return what.do;
  }
}

function webhooksOf({ webhooks, downMs }: Extract<Deed, { readonly do: 'pay' }>): string {
  if (webhooks.length === 0) return 'never';
  return [
    webhooks.every((delay) => delay > 0) ? 'late' : 'at once',
    ...(webhooks.length > 1 ? ['twice'] : []),
    ...(downMs === undefined ? [] : ['while the shop is down']),
  ].join(' ');
}

/** One line for the reader of a history that fails. */
export function describeAction({ who, patience, what }: Action): string {
  const { do: verb, ...rest } = what;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${textOf(value)}`);
  const waits = patience === null ? '' : `, waits ${patience} ms`;
  return `shopper ${who + 1}: ${[verb, details.join(', ')].join(' ').trim()}${waits}`;
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' ');
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
