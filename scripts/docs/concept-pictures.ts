import { readdirSync, readFileSync } from 'node:fs';
import type { CartItem } from '../../core/cart/cart';
import { EMPTY_CART, lineKey, type BaseLine, type CartRecord } from '../../core/cart/cart-record';
import { planMerge, type MergeStep, type ServerLine } from '../../core/cart/plan-merge';
import { planSync } from '../../core/cart/plan-sync';
import * as tokens from '../../core/di/tokens';
import { planPlace, type OrderReply, type PlacePlan } from '../../core/orders/queue/plan-place';
import { planQueueOutcome, type QueuePlan } from '../../core/orders/queue/plan-queue-outcome';
import { cell, type Cell, type Picture, type Tone } from './svg-table';

export function conceptPictures(): ReadonlyMap<string, Picture> {
  return new Map([
    ['ports', portsPicture()],
    ['plans', plansPicture()],
    ['merge', mergePicture()],
    ['orders', ordersPicture()],
    ['offline', offlinePicture()],
  ]);
}

function portsPicture(): Picture {
  const ports = Object.keys(tokens).filter((name) => name !== 'CONFIG');
  const adaptersOf = (entry: 'browser' | 'node', port: string) => {
    const text = readFileSync(`adapters/${entry}.ts`, 'utf8');
    const lines = [...text.matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/[\w-]+'/g)];
    const found = lines.filter(([, , folder]) => folder === port).map(([, names = '']) => names);
    return found
      .flatMap((names) => [...names.matchAll(/\bcreate(\w+)/g)].map(([, name = '']) => shortOf(name, port)))
      .join(', ');
  };
  return {
    title: 'The ports of the core, and the adapters of the package for each',
    heads: ['port', 'in a browser (vitrine/browser)', 'in Node (vitrine/node)'],
    rows: ports.map((name) => {
      const port = name.toLowerCase();
      return [cell(port), cell(adaptersOf('browser', port), 'good'), cell(adaptersOf('node', port), 'wait')];
    }),
  };
}

function shortOf(name: string, port: string): string {
  const short = name.replace(new RegExp(`(?:${port}|hub)$`, 'i'), '');
  return /^[A-Z][a-z]+$/.test(short) ? short.toLowerCase() : short;
}

function plansPicture(): Picture {
  const files = readdirSync('core', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/plan-[\w-]+\.ts$/.test(file))
    .toSorted();
  const areaOf = (file: string) => file.split('/', 1).join();
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/'));
  const areas = [...new Set(files.map(areaOf))];
  return {
    title: 'The plans of the core, area by area',
    heads: ['area', 'plans'],
    rows: areas
      .map((area) => {
        const own = files.filter((file) => areaOf(file) === area).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
        const names = own.flatMap((file) =>
          [...readFileSync(`core/${file}`, 'utf8').matchAll(/export function (plan\w+)/g)].map(([, name = '']) => name),
        );
        return [cell(area), cell(names.join(', '), 'good')];
      })
      .filter(([, names]) => names?.text !== ''),
  };
}

const item = (qty: number): CartItem => ({ sku: 'TEE', qty, name: 'Tee', price: 20, checksum: 'TEE' });

type Action = MergeStep<ServerLine>['action'];
const MERGE_TONES: Readonly<Record<Action, Tone>> = {
  'add-locally': 'good',
  'add-to-server': 'good',
  'update-locally': 'wait',
  'update-server': 'wait',
  'remove-locally': 'bad',
  'delete-from-server': 'bad',
  none: 'plain',
};

function mergePicture(): Picture {
  const said = (qty: number | undefined) => (qty === undefined ? 'not there' : `${String(qty)} of it`);
  const policy = { takeServerLines: true, canRemoveLocal: true, canModifyLocal: true };
  const known = [undefined, 2];
  const rows = known.flatMap((base) =>
    [undefined, 2, 3].flatMap((here) =>
      [undefined, 2, 4].flatMap((there) => {
        if (here === undefined && there === undefined) return [];
        const bases: readonly BaseLine[] =
          base === undefined ? [] : [{ key: lineKey(item(base)), sku: 'TEE', qty: base, item_id: '7' }];
        const [step] = planMerge({
          client: here === undefined ? [] : [item(here)],
          server: there === undefined ? [] : [{ sku: 'TEE', qty: there, item_id: '7' }],
          base: bases,
          policy,
        });
        const action = step?.action ?? 'none';
        return [[cell(said(base)), cell(said(here)), cell(said(there)), cell(action, MERGE_TONES[action])]];
      }),
    ),
  );
  return {
    title: 'What a merge does with a line',
    heads: ['both knew last', 'on this device', 'on the server', 'the plan'],
    rows,
  };
}

const PLACE_TONES: Readonly<Record<PlacePlan['kind'], Tone>> = {
  placed: 'good',
  'paid-already': 'good',
  queue: 'wait',
  'cart-unknown': 'wait',
  decline: 'bad',
  'coupon-limit': 'bad',
  'pay-later-limit': 'bad',
  'method-gone': 'bad',
  rejected: 'bad',
};
const QUEUE_TONES: Readonly<Record<QueuePlan['kind'], Tone>> = {
  sent: 'good',
  known: 'good',
  wait: 'wait',
  'cart-unknown': 'wait',
  cancel: 'bad',
};

const refusing = (field: string): OrderReply => ({
  ok: false,
  code: 400,
  message: '',
  meta: { errors: [{ field, message: '' }] },
});

const REPLIES: readonly (readonly [string, OrderReply])[] = [
  ['placed', { ok: true, code: 200, result: { id: 1, number: '100001', currency: 'USD', price: 15 } }],
  ['no answer', undefined],
  ['an error of the shop (5xx)', { ok: false, code: 500, message: '' }],
  ['out of stock', { ok: false, code: 500, message: '', refused: 'out_of_stock', data: undefined }],
  ['it costs something else by now', { ok: false, code: 400, message: '', refused: 'totals_changed', data: {} }],
  ['the cart is ordered already', { ok: false, code: 400, message: '', refused: 'cart_closed', data: undefined }],
  ['no such cart', refusing('cart_id')],
  ['such an order is there', refusing('order_id')],
  ['that way to ship is gone', refusing('addressInformation.shipping_method_code')],
  ['anything else it does not take', { ok: false, code: 400, message: '' }],
];

function placeCell(reply: OrderReply): Cell {
  const plan = planPlace(reply);
  const more = plan.kind === 'queue' ? ', its lines leave the cart' : plan.kind === 'rejected' ? `: ${plan.code}` : '';
  return cell(`${plan.kind}${more}`, PLACE_TONES[plan.kind]);
}

function queueCell(reply: OrderReply): Cell {
  const plan = planQueueOutcome(reply);
  const more = plan.kind === 'cancel' ? `: ${plan.code}${plan.putBack ? ', lines come back' : ''}` : '';
  return cell(`${plan.kind}${more}`, QUEUE_TONES[plan.kind]);
}

function ordersPicture(): Picture {
  return {
    title: 'What each answer of the shop means for an order',
    heads: ['the shop answers', 'to an order that is placed', 'to an order of the queue'],
    rows: REPLIES.map(([name, reply]) => [cell(name), placeCell(reply), queueCell(reply)]),
  };
}

function offlinePicture(): Picture {
  const filled: CartRecord = { ...EMPTY_CART, cartItems: [item(1)] };
  const known: CartRecord = { ...filled, cartServerToken: 'token', cartServerLastSyncDate: 1, revision: 1 };
  const carts: readonly (readonly [string, CartRecord])[] = [
    ['empty, never sent', EMPTY_CART],
    ['with lines, never sent', filled],
    ['changed since it was sent', known],
    ['of which the server’s lines were never read', { ...known, cartServerLastSyncDate: 0 }],
  ];
  const planned = (cart: CartRecord, online: boolean): Cell => {
    const plan = planSync(cart, { enabled: true, online, force: false });
    return plan.kind === 'skip' ? cell(`skip: ${plan.reason}`, 'wait') : cell(plan.kind, 'good');
  };
  return {
    title: 'What a sync of the cart does, online and offline',
    heads: ['the cart is', 'online', 'offline'],
    rows: carts.map(([name, cart]) => [cell(name), planned(cart, true), planned(cart, false)]),
  };
}
