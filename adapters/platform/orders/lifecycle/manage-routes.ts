import * as money from '../../../../core/contract/orders/manage-order-money';
import { cardNotSendable, manageGiftCard } from '../../../../core/contract/orders/gift-cards';
import { notRenewable, renewDownload } from '../../../../core/contract/orders/manage-downloads';
import * as contract from '../../../../core/contract/orders/manage-orders';
import { changesCardMoney, MONEY_PERMISSION, movesMoney } from '../../../../core/orders/rules/refund-permission';
import {
  nameOfCaller,
  requirePermission,
  invalidField,
  notFound,
  refuse,
  type Caller,
  type Route,
  route,
} from '../../foundation';
import type { OfficeLinks } from '../views/office-links';
import type { PaymentService } from '../payments/payment-service';
import type { Database } from '../../ports/database';
import type { AdminOutcome, AdminRefusal } from './admin-outcome';
import type { OrderAdmin } from './order-admin';
import type { OrderAdvances } from './order-advances';
import type { MoveOutcome, OrderPlaces } from './order-places';
import type { OrderRefunds } from './order-refunds';

interface Services {
  readonly database: Database;
  readonly officeLinks: OfficeLinks;
  readonly orderAdmin: OrderAdmin;
  readonly orderAdvances: OrderAdvances;
  readonly orderPlaces: OrderPlaces;
  readonly orderRefunds: OrderRefunds;
  readonly payment: PaymentService;
}

export function manageOrderRoutes(services: Services): readonly Route[] {
  const { database, officeLinks, orderAdmin, orderAdvances, orderPlaces, orderRefunds } = services;
  const answer = async (outcome: AdminOutcome, id: string, caller: Caller): Promise<contract.ManagedOrder> => {
    const order = answerOf(outcome, id);
    const office = await database.read((db) => officeLinks.of(db, order, caller));
    return { ...order, ...(office !== undefined && { office }) };
  };
  return [
    route(contract.managedOrderOf, async ({ query, caller }) =>
      answer(await orderAdmin.show(query.id), query.id, caller),
    ),
    route(contract.advanceOrder, async ({ body, caller }) => {
      if (movesMoney(body)) requirePermission(caller, MONEY_PERMISSION);
      return answer(await orderAdvances.advance(body, nameOfCaller(caller)), body.id, caller);
    }),
    route(contract.moveOrderUnits, async ({ body, caller }) => {
      const outcome = await orderPlaces.move(body, nameOfCaller(caller));
      return answer(outcome.kind === 'done' ? outcome : notMoved(outcome, body), body.id, caller);
    }),
    route(contract.noteOrder, async ({ body, caller }) =>
      answer(await orderAdmin.note(body.id, body.text, nameOfCaller(caller)), body.id, caller),
    ),
    route(contract.checkOrderVat, async ({ body, caller }) => {
      const outcome = await orderAdmin.checkVat(body.id, nameOfCaller(caller));
      if (outcome === undefined)
        throw refuse(
          contract.vatNotCheckable,
          'The order has no VAT number to check, or its check exempted it from tax',
        );
      return answer(outcome, body.id, caller);
    }),
    route(money.refundOrder, async ({ body, caller }) =>
      answer(await orderRefunds.refund(body, nameOfCaller(caller)), body.id, caller),
    ),
    route(renewDownload, async ({ body, caller }) => {
      const outcome = await orderAdmin.renewDownload(body.id, body.download, nameOfCaller(caller));
      if (outcome === undefined)
        throw refuse(notRenewable, 'The order has no such download, or it is not the buyer’s now');
      return answer(outcome, body.id, caller);
    }),
    route(manageGiftCard, async ({ body: { id, card, act }, caller }) => {
      if (changesCardMoney(act))
        for (const needed of [MONEY_PERMISSION, 'gift-cards:write'] as const) requirePermission(caller, needed);
      const outcome = await orderAdmin.giftCard(id, { card, act }, nameOfCaller(caller));
      if (outcome === undefined)
        throw refuse(cardNotSendable, 'The order has no such gift card, or it is not in use now');
      return answer(outcome, id, caller);
    }),
    route(money.askPayment, async ({ body, caller }) => {
      const state = await askOf(services, body.id);
      return { state, order: await answer(await orderAdmin.show(body.id), body.id, caller) };
    }),
    route(contract.attachOrderFile, async ({ body, caller, files }) => {
      const [file, ...others] = files;
      if (file?.field !== 'file' || others.length > 0) throw invalidField('file', 'must be one PDF file');
      return answer(await orderAdmin.attach(body.id, body.kind, file.bytes, nameOfCaller(caller)), body.id, caller);
    }),
  ];
}

async function askOf({ database, payment }: Services, id: string) {
  const found = await database.read((db) => db.orders.byKey(id));
  if (found === undefined) throw notFound(`id ${id} does not match any order`);
  const { state = null } = await payment.ask(found);
  return state;
}

const WHY_NOT_MOVED = {
  conflict: 'The order has changed since: load it again',
  'not-movable': 'The order has been sent, is cancelled, or holds no stock now',
  'not-from-there': 'qty is more than the location ships of this sku',
  'too-few-there': 'qty is more than the location has of this sku',
} as const;

/** @throws ApiError that says why */
function notMoved(outcome: Extract<MoveOutcome, { readonly kind: 'refused' }>, { id, to }: contract.OrderMove): never {
  const { code, max = 0, revision } = outcome;
  if (code === 'not-found') throw notFound(`id ${id} does not match any order`);
  if (code === 'unknown-place') throw invalidField('to', `must be the code of another location: ${to}`);
  const why = WHY_NOT_MOVED[code];
  if (code === 'conflict') throw refuse(contract.ORDER_PLACE_REFUSALS[code], why, { revision });
  if (code === 'not-movable') throw refuse(contract.ORDER_PLACE_REFUSALS[code], why);
  throw refuse(contract.ORDER_PLACE_REFUSALS[code], `${why}: at most ${String(max)}`, { max });
}

type SendRefusal = Extract<AdminRefusal, `send-${string}`>;
const WHY: Readonly<Record<Exclude<AdminRefusal, SendRefusal | 'invalid-file' | 'not-found'>, string>> = {
  backwards: 'A delivery goes forward; force sets an earlier step',
  canceled: 'The order is cancelled',
  conflict: 'The order has changed since: load it again',
  contradiction: 'An order cannot be cancelled and advanced at once',
  'gift-card-used': 'A gift card of this order has been spent: it cannot be revoked',
  'not-paid': 'The order is not paid yet; its payment comes from its payment page',
  'not-left': 'parcel or cancel_units contains more than is left to send',
  'nothing-left': 'Nothing would be left to send: cancel the order instead',
  'other-parcel': 'parcel.id was already used for other lines: open the form again',
  'part-not-paid': 'The order is not paid yet: record the payment, then cancel items, which refunds them',
  'not-sent': 'Only sent items can be returned',
  'nothing-paid': 'The order has no payment to refund',
  'other-refund': 'key was already used for another amount: open the form again',
  'too-late-to-cancel':
    'The order, or a part of it, has been sent: cancel the items that are left (of a paid order), or record a return',
  'too-much': 'refund must be above 0 and at most the refundable amount',
  'too-many': 'returned is more than was ordered',
  'unknown-sku': 'returned, cancel_units or lines contains a sku that was not ordered',
};

function notSent(code: SendRefusal, number: string): string {
  const why = code === 'send-not-paid' ? 'is not paid yet' : 'was refunded in full';
  return `Order ${number} ${why}: set send_anyway to send it anyway`;
}

const REFUSALS = { ...contract.ADVANCE_REFUSALS, ...money.REFUND_REFUSALS };

function answerOf(outcome: AdminOutcome, id: string): contract.ManagedOrder {
  if (outcome.kind === 'done') return outcome.order;
  const { code, revision, max, number = id } = outcome;
  if (code === 'not-found') throw notFound(`id ${id} does not match any order`);
  if (code === 'invalid-file') throw invalidField('file', 'must be a PDF of at most 5 MB');
  if (code === 'send-not-paid' || code === 'send-refunded')
    throw refuse(REFUSALS[code], notSent(code, number), { order: number });
  if (code === 'conflict') throw refuse(REFUSALS[code], WHY[code], { revision });
  if (code === 'too-much') {
    const limit = max === undefined ? '' : `: at most ${max.toFixed(2)}`;
    throw refuse(REFUSALS[code], `${WHY[code]}${limit}`, { max });
  }
  throw refuse(REFUSALS[code], WHY[code]);
}
