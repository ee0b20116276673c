import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/cart/cart';
import { lineKey, type BaseLine } from '../../../core/cart/cart-record';
import {
  assumedServer,
  planMerge,
  toDifferences,
  type MergePolicy,
  type MergeStep,
  type ServerLine,
} from '../../../core/cart/plan-merge';
import { base, item, serverLine } from './cart-builder';

const POLICY: MergePolicy = { takeServerLines: true, canRemoveLocal: true, canModifyLocal: true };

interface Sides {
  readonly client: readonly CartItem[];
  readonly server: readonly ServerLine[];
  readonly base: readonly BaseLine[];
}

function carryOut(sides: Sides, plan: readonly MergeStep<ServerLine>[]): Sides {
  let [client, server] = [[...sides.client], [...sides.server]];
  for (const step of plan) {
    if (step.action === 'add-to-server')
      server.push({ sku: step.item.sku, qty: step.item.qty, item_id: 1000 + server.length });
    if (step.action === 'update-server')
      server = server.map((line) => (line === step.line ? { ...line, qty: step.item.qty } : line));
    if (step.action === 'delete-from-server') server = server.filter((line) => line !== step.line);
    if (step.action === 'add-locally') client.push(item({ sku: step.line.sku, qty: step.line.qty }));
    if (step.action === 'update-locally') {
      client = client.map((line) => (line === step.item ? { ...line, qty: step.line.qty } : line));
    }
    if (step.action === 'remove-locally') client = client.filter((line) => line !== step.item);
  }
  return { client, server, base: client.map((line) => base(line)) };
}

const text = (lines: readonly { readonly sku: string; readonly qty: number }[]): string[] =>
  lines.map(({ sku, qty }) => `${sku} ${qty}`).sort();

const SKUS = ['A', 'B', 'C', 'D'] as const;
const quantities = fc.record(Object.fromEntries(SKUS.map((sku) => [sku, fc.integer({ min: 0, max: 3 })])));
const policies = fc.record({
  takeServerLines: fc.boolean(),
  canRemoveLocal: fc.boolean(),
  canModifyLocal: fc.boolean(),
});
const sides: fc.Arbitrary<Sides> = fc
  .record({ client: quantities, server: quantities, known: quantities, unconfirmed: fc.subarray([...SKUS]) })
  .map(({ client, server, known, unconfirmed }) => {
    const lines = (from: Readonly<Record<string, number>>) =>
      Object.entries(from).flatMap(([sku, qty]) => (qty > 0 ? [{ sku, qty }] : []));
    return {
      client: lines(client).map((line) => item(line)),
      server: lines(server).map((line, index) => ({ ...line, item_id: index + 1 })),
      base: lines(known).map((line) =>
        base(item(line), unconfirmed.some((sku) => sku === line.sku) ? { qty: null } : {}),
      ),
    };
  });

describe('planMerge', () => {
  it('makes client and server equal, whatever each contained', () => {
    fc.assert(
      fc.property(sides, policies, (before, policy) => {
        const after = carryOut(before, planMerge({ ...before, policy }));
        expect(text(after.client)).toEqual(text(after.server));
      }),
      { numRuns: 1000 },
    );
  });

  it('changes nothing when it runs a second time', () => {
    fc.assert(
      fc.property(sides, policies, (before, policy) => {
        const after = carryOut(before, planMerge({ ...before, policy }));
        const again = planMerge({ ...after, policy });
        expect(again.filter(({ action }) => action !== 'none')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('never takes a unit from the shopper unless the policy allows the server to', () => {
    const strict: MergePolicy = { takeServerLines: false, canRemoveLocal: false, canModifyLocal: false };
    fc.assert(
      fc.property(sides, (before) => {
        const after = carryOut(before, planMerge({ ...before, policy: strict }));
        expect(text(after.client)).toEqual(text(before.client));
      }),
    );
  });

  it('keeps lines that exist on only one side without a base', () => {
    fc.assert(
      fc.property(sides, (before) => {
        const fresh = { ...before, base: [] };
        const after = carryOut(fresh, planMerge({ ...fresh, policy: POLICY }));
        const all = new Set([...before.client, ...before.server].map(({ sku }) => sku));
        expect(new Set(after.client.map(({ sku }) => sku))).toEqual(all);
      }),
    );
  });

  const coat = item({ qty: 2 });
  const actionsOf = (over: Partial<Sides>, policy = POLICY): string[] =>
    planMerge({ client: [], server: [], base: [], ...over, policy }).map(({ action }) => action);

  it('adds a line that the server never had', () => {
    expect(actionsOf({ client: [coat] })).toEqual(['add-to-server']);
  });

  it('deletes lines on the server that the shopper removed here', () => {
    expect(actionsOf({ server: [serverLine()], base: [base(coat)] })).toEqual(['delete-from-server']);
  });

  it('deletes an unwanted line whose adding got no response', () => {
    expect(actionsOf({ server: [serverLine()], base: [base(coat, { qty: null })] })).toEqual(['delete-from-server']);
  });

  it('adds lines of another device', () => {
    expect(actionsOf({ server: [serverLine()] })).toEqual(['add-locally']);
  });

  it('removes lines that another device removed, unless changed here', () => {
    expect(actionsOf({ client: [coat], base: [base(coat)] })).toEqual(['remove-locally']);
    expect(actionsOf({ client: [coat], base: [base(coat, { qty: 1 })] })).toEqual(['add-to-server']);
    expect(actionsOf({ client: [coat], base: [base(coat)] }, { ...POLICY, canRemoveLocal: false })).toEqual([
      'add-to-server',
    ]);
  });

  it('takes the quantity of the side that changed it; if both did, the one here', () => {
    const server = [serverLine({ qty: 5 })];
    expect(actionsOf({ client: [coat], server, base: [base(coat)] })).toEqual(['update-locally']);
    expect(actionsOf({ client: [coat], server, base: [base(coat, { qty: 5 })] })).toEqual(['update-server']);
    expect(actionsOf({ client: [coat], server, base: [base(coat, { qty: 1 })] })).toEqual(['update-server']);
    expect(actionsOf({ client: [coat], server, base: [base(coat, { qty: null })] })).toEqual(['update-server']);
    expect(actionsOf({ client: [coat], server })).toEqual(['update-server']);
  });

  it('does not add up a line that both sides have: the response to adding it may have been lost', () => {
    const plan = planMerge({ client: [coat], server: [serverLine({ qty: 2 })], base: [], policy: POLICY });
    expect(plan.map(({ action }) => action)).toEqual(['none']);
  });

  it('recognises a line to which the server gave a new id', () => {
    const known = item({ qty: 2, server_item_id: 7 });
    const server = [serverLine({ item_id: 8, qty: 2 })];
    expect(actionsOf({ client: [known], server, base: [base(known, { item_id: 7 })] })).toEqual(['none']);
  });

  it('keeps two configurations of one product apart', () => {
    const engraved = (text_: string) => ({
      extension_attributes: { custom_options: [{ option_id: 1, option_value: text_ }] },
    });
    const client = [item({ checksum: 'a', product_option: engraved('Ada') })];
    const server = [serverLine({ product_option: engraved('Bob') })];
    expect(actionsOf({ client, server })).toEqual(['add-to-server', 'add-locally']);
  });

  it('plans from the base exactly what changed since the last sync', () => {
    const [kept, changed, added] = [item({ sku: 'A' }), item({ sku: 'B', qty: 3 }), item({ sku: 'C' })];
    const known = [
      base(kept, { item_id: 1 }),
      base(changed, { item_id: 2, qty: 1 }),
      base(item({ sku: 'D' }), { item_id: 4 }),
    ];
    const plan = planMerge({
      client: [kept, changed, added],
      server: assumedServer(known),
      base: known,
      policy: POLICY,
    });
    expect(plan.map(({ action }) => action)).toEqual(['none', 'update-server', 'add-to-server', 'delete-from-server']);
  });

  it('resends a line whose last change got no response', () => {
    const known = [base(coat, { qty: null })];
    const plan = planMerge({ client: [coat], server: assumedServer(known), base: known, policy: POLICY });
    expect(plan.map(({ action }) => action)).toEqual(['update-server']);
  });
});

describe('toDifferences', () => {
  it('explains a plan line by line, with both quantities', () => {
    const client = [item({ sku: 'A', qty: 2, server_item_id: 1 }), item({ sku: 'B' })];
    const server = [serverLine({ sku: 'A', qty: 5 }), serverLine({ sku: 'C', item_id: 3 })];
    const known = [base(item({ sku: 'A', qty: 5 })), base(item({ sku: 'Z' }))];
    expect(toDifferences(planMerge({ client, server, base: known, policy: POLICY }))).toEqual([
      { sku: 'A', party: 'server', status: 'wrong-qty', clientQty: 2, serverQty: 5, action: 'update-server' },
      { sku: 'B', party: 'server', status: 'no-item', clientQty: 1, serverQty: undefined, action: 'add-to-server' },
      { sku: 'C', party: 'client', status: 'no-item', clientQty: undefined, serverQty: 1, action: 'add-locally' },
    ]);
  });

  it('reports that a line needs its server id', () => {
    const plan = planMerge({ client: [item()], server: [serverLine()], base: [], policy: POLICY });
    expect(toDifferences(plan)).toMatchObject([{ status: 'update-required', action: 'none' }]);
  });
});

describe('lineKey', () => {
  it('distinguishes lines of one sku by their checksum', () => {
    expect(lineKey(item({ checksum: 'a' }))).not.toBe(lineKey(item({ checksum: 'b' })));
  });
});
