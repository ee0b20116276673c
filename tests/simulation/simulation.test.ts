import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ORDER_STEPS } from '../../adapters/platform/foundation/settings/order-steps';
import { runs } from '../fixtures/runs';

/** SEEDS=n changes how many are simulated here. */
const SEEDS = process.env['SEEDS'] ?? String(runs(300, 2000));

const FEW = 2000;
const MUST_HAPPEN = [
  ...['drop-before', 'drop-after', 'silence', 'duplicate', 'delay', 'overtaken by a later request'].map(asFault),
  ...['status-400', 'status-401', 'status-500-before', 'status-500-after', 'order-invalid', 'order-sold-out'].map(
    asFault,
  ),
  ...['wrong-content-type', 'truncated'].map(asFault),
  ...['reads slow writes slow', 'reads well writes full', 'reads well writes fails', 'reads hangs writes hangs'].map(
    (state) => `deed storage ${state}`,
  ),
  ...['wipe', 'set-clock ahead', 'set-clock back', 'store', 'network', 'kill-tab', 'open-tab'].map(
    (what) => `deed ${what}`,
  ),
  ...[
    'sign-in by code',
    'sign-in by password',
    'sign-in by link',
    'sign-out',
    'sign-out silently',
    'price',
    'stock',
    'coupon',
  ].map((what) => `deed ${what}`),
  ...['now', ...ORDER_STEPS].map((step) => `deed kill ${step}`),
  ...['signed in by code', 'signed in by password', 'signed in by register', 'signed in by link'].map(asPeople),
  ...['signed in by a new password', 'acted as a user', 'acted as the blogger', 'returned'].map(asPeople),
  ...['signed out', 'signed out silently'].map(asPeople),
  ...['order_placed', 'order_paid', 'order_canceled', 'line_returned'].map((reason) => `royalty ${reason}`),
  'webhook taken in',
  'webhook failed and made again',
  'deed pay approve, comes back, webhook never',
  'deed pay approve, stays away, webhook late',
  'deed pay approve, comes back, webhook at once twice',
  'deed place to a refused address',
  ...['order-invalid', 'order-queued', 'order-waiting'].map(asNotice),
  ...['queue-invalid-address', 'queue-payment-gone', 'queue-out-of-stock', 'queue-totals-changed'].map(asNotice),
  ...['cart-closed', 'request-rejected', 'bad-content-type', 'bad-response-format', 'product-added'].map(asNotice),
];

function asFault(name: string): string {
  return `fault ${name}`;
}

function asPeople(name: string): string {
  return `people ${name}`;
}

function asNotice(code: string): string {
  return `notice ${code}`;
}

interface End {
  readonly code: unknown;
  readonly output: string;
}

async function simulate(...options: readonly string[]): Promise<End> {
  const child = spawn(process.execPath, ['scripts/simulate.mjs', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [unknown]; // sound: the event's first argument is the code
  return { code, output };
}

describe('the simulation', () => {
  it(`keeps every promise of the shop in ${SEEDS} journeys`, async () => {
    const { code, output } = await simulate('--seeds', SEEDS, '--report');
    expect(output).toContain('every promise was kept');
    expect(code).toBe(0);
    // Events that never happen prove nothing.
    const happened = output.match(/^ *\d+ {2}.*$/gm)?.map((line) => line.trim().replace(/^\d+ +/, '')) ?? [];
    if (Number(SEEDS) >= FEW) expect(MUST_HAPPEN.filter((name) => !happened.includes(name))).toEqual([]);
  });

  it.each([
    ['--seeds', 'none'],
    ['--seed', '-1'],
    ['--seeds', '0'],
    ['--shops', '3'],
  ])('explains its usage for %s %s', async (...options) => {
    const { code, output } = await simulate(...options);
    expect(output).toContain('npm run simulate -- [--seeds N] [--seed S]');
    expect(code).toBe(2);
  });
});
