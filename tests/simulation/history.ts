import type { StorageState } from '../../adapters/storage/faulty';
import type { FaultPlan } from '../../adapters/http/faulty';
import type { ORDER_STEPS } from '../../adapters/platform/foundation/settings/order-steps';

export interface Details {
  readonly isAway: boolean;
  readonly isRefused?: boolean;
  readonly payment: string;
  readonly shipping: string;
}

export const STAFF_MOVES = ['prepare', 'send', 'deliver', 'cancel', 'return', 'return-broken'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** `at` selects among what exists then, from 0 to 1; times are in milliseconds. Plain data only. */
export type Deed =
  | { readonly do: 'add'; readonly sku: string; readonly child?: string; readonly qty: number }
  | { readonly do: 'change'; readonly at: number; readonly qty: number }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'sync'; readonly force: boolean }
  | { readonly do: 'coupon' }
  | ({ readonly do: 'details' } & Details)
  | { readonly do: 'place'; readonly times: number; readonly details?: Details }
  | { readonly do: 'process' }
  | { readonly do: 'kill-tab' }
  | { readonly do: 'open-tab' }
  | { readonly do: 'network'; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'sign-in'; readonly account: number; readonly way: 'code' | 'password' | 'link' }
  | { readonly do: 'register' }
  | { readonly do: 'forgot-password'; readonly account: number }
  | { readonly do: 'act-as'; readonly account?: number }
  | { readonly do: 'return' }
  | { readonly do: 'sign-out'; readonly silent: boolean }
  /** `webhooks`: delays in milliseconds until the provider calls the shop; retried until accepted. */
  | {
      readonly do: 'pay';
      readonly answer: 'approve' | 'decline' | 'cancel' | 'nothing';
      readonly comesBack: boolean;
      readonly webhooks: readonly number[];
      /** Kills the back end right after the answer and restarts it after this delay. */
      readonly downMs?: number;
    }
  | { readonly do: 'store'; readonly at: number }
  | { readonly do: 'storage'; readonly reads: StorageState; readonly writes: StorageState }
  | { readonly do: 'wipe' }
  | { readonly do: 'set-clock'; readonly byMs: number }
  | { readonly do: 'price'; readonly sku: string; readonly price: number }
  | { readonly do: 'stock'; readonly sku: string; readonly qty: number }
  | { readonly do: 'advance'; readonly at: number; readonly move: StaffMove; readonly times: number }
  /** Kills the back end at once, or at a step of the next order; it restarts later. */
  | { readonly do: 'kill'; readonly step: (typeof ORDER_STEPS)[number] | 'now'; readonly downMs: number };

export interface Action {
  readonly who: number;
  readonly tab: number;
  /** Milliseconds before the shopper moves on; `null` waits until done. */
  readonly patience: number | null;
  /** The only source of network randomness, so that removing other actions does not change it. */
  readonly chance: number;
  readonly what: Deed;
}

export interface History {
  readonly seed: number;
  readonly shoppers: number;
  readonly faults: readonly Pick<FaultPlan, 'rates' | 'delayRate'>[];
  readonly actions: readonly Action[];
}

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
