import type {
  OrderEdit,
  OrderEdited,
  ExchangeOrder,
  ExchangeOrderMade,
  OrderExchange,
  OrderExchanged,
  OrderMove,
  StaffOrder,
  StaffOrderMade,
} from '../../../core/internal-staff';
import type {
  GiftCardAct,
  ManagedOrder,
  OrderAdvance,
  OrderFilters,
  OrderListQuery,
  OrderRefund,
  ManageArea,
} from '../../../core/staff';
import { lookUp } from '../../../core/shopper';
import type { Session } from '../../session/session';
import { CommandError } from '../../usage/usage-error';

export interface OrderFile {
  readonly kind: 'invoice' | 'receipt';
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type OrdersPage = Awaited<ReturnType<ManageArea['orders']>>;

export interface Admin {
  readonly list: (wanted: OrderListQuery & { readonly page: number; readonly size: number }) => Promise<OrdersPage>;
  readonly table: (filters: OrderFilters) => AsyncIterable<string>;
  readonly show: (id: string) => Promise<ManagedOrder>;
  readonly advance: (input: OrderAdvance) => Promise<ManagedOrder>;
  readonly refund: (input: OrderRefund) => Promise<ManagedOrder>;
  readonly edit: (input: OrderEdit) => Promise<OrderEdited>;
  readonly exchange: (input: OrderExchange) => Promise<OrderExchanged>;
  readonly exchangeForOrder: (input: ExchangeOrder) => Promise<ExchangeOrderMade>;
  readonly make: (input: StaffOrder) => Promise<StaffOrderMade>;
  readonly note: (id: string, text: string) => Promise<ManagedOrder>;
  readonly checkVat: (id: string) => Promise<ManagedOrder>;
  readonly move: (input: OrderMove) => Promise<ManagedOrder>;
  readonly renew: (id: string, download: string) => Promise<ManagedOrder>;
  readonly giftCard: (id: string, card: string, act: GiftCardAct) => Promise<ManagedOrder>;
  readonly attach: (
    id: string,
    kind: OrderFile['kind'],
    file: Pick<OrderFile, 'bytes' | 'name'>,
  ) => Promise<ManagedOrder>;
}

const OWNER = 'shop';
const MAX_ROWS = 200;

/** Uses local data, or with `--api` the remote shop, which checks the role. */
export async function adminOf(session: Session): Promise<Admin> {
  if (session.globals.api !== undefined) {
    const manage = await (await session.shop()).manage();
    return {
      list: (wanted) => manage.orders(wanted),
      table: (filters) => tableOf(manage, filters),
      show: (id) => manage.order({ id }),
      advance: (input) => manage.advanceOrder(input),
      refund: (input) => manage.refundOrder(input),
      edit: (input) => manage.editOrder(input),
      exchange: (input) => manage.exchangeItems(input),
      exchangeForOrder: (input) => manage.makeExchangeOrder(input),
      make: (input) => manage.makeOrder(input),
      note: (id, text) => manage.noteOrder({ id, text }),
      checkVat: (id) => manage.checkOrderVat({ id }),
      move: (input) => manage.moveOrderUnits(input),
      renew: (id, download) => manage.renewDownload({ id, download }),
      giftCard: (id, card, act) => manage.giftCard({ id, card, act }),
      attach: (id, kind, file) => manage.attachOrderFile({ id, kind, file: { ...file, type: 'application/pdf' } }),
    };
  }
  return localAdmin(session);
}

async function localAdmin(session: Session): Promise<Admin> {
  const { orders } = await session.platform('order advance');
  type Outcome = Awaited<ReturnType<typeof orders.show>>;
  const orderOf = (outcome: Outcome): ManagedOrder => {
    if (outcome.kind === 'done') return outcome.order;
    const { code, number, revision, max } = outcome;
    const held = code === 'send-not-paid' || code === 'send-refunded';
    if (held)
      throw new CommandError(code, notSent(code, number ?? ''), { ...(number !== undefined && { order: number }) });
    const limit = max === undefined ? '' : `, at most ${max.toFixed(2)}`;
    throw new CommandError(code, `Refused: ${code}${limit}`, {
      ...(revision !== undefined && { revision }),
      ...(max !== undefined && { max }),
    });
  };
  return {
    list: (wanted) => orders.list(wanted),
    table: (filters) => orders.table(filters),
    show: async (id) => orderOf(await orders.show(id)),
    advance: async (input) => orderOf(await orders.advance(input, OWNER)),
    refund: async (input) => orderOf(await orders.refund(input, OWNER)),
    edit: async (input) => {
      const outcome = await orders.edit(input, OWNER);
      if (outcome.kind === 'done') return { order: outcome.order, edited: outcome.edited };
      const { kind: _kind, code, ...data } = outcome;
      throw new CommandError(code, `Refused: ${code}`, data);
    },
    exchange: (input) => orders.exchange(input, OWNER).catch(refuseAsApi),
    exchangeForOrder: (input) => orders.exchangeForOrder(input, OWNER).catch(refuseAsApi),
    make: (input) => orders.make(input, OWNER).catch(refuseAsApi),
    note: async (id, text) => orderOf(await orders.note(id, text, OWNER)),
    checkVat: async (id) => {
      const outcome = await orders.checkVat(id, OWNER);
      if (outcome !== undefined) return orderOf(outcome);
      throw new CommandError(
        'vat_not_checkable',
        `Order ${id} has no VAT number to check, or its check exempted it from tax`,
      );
    },
    move: async (input) => {
      const outcome = await orders.move(input, OWNER);
      if (outcome.kind === 'done') return outcome.order;
      const { code, max } = outcome;
      throw new CommandError(code, `Refused: ${code}${max === undefined ? '' : `, at most ${String(max)}`}`);
    },
    renew: async (id, download) => {
      const outcome = await orders.renewDownload(id, download, OWNER);
      if (outcome !== undefined) return orderOf(outcome);
      throw new CommandError('not_renewable', `Order ${id} has no such download, or it is revoked`);
    },
    giftCard: async (id, card, act) => {
      const outcome = await orders.giftCard(id, { card, act }, OWNER);
      if (outcome !== undefined) return orderOf(outcome);
      throw new CommandError('card_not_sendable', `Order ${id} has no such gift card, or it is inactive`);
    },
    attach: async (id, kind, { bytes }) => orderOf(await orders.attach(id, kind, bytes, OWNER)),
  };
}

/** The local platform refuses as its API does. */
function refuseAsApi(error: unknown): never {
  const meta = error instanceof Error && 'meta' in error ? error.meta : undefined;
  if (!(error instanceof Error) || typeof meta !== 'object' || meta === null) throw error;
  const code = lookUp({ ...meta }, 'error');
  throw new CommandError(typeof code === 'string' ? code : 'invalid-input', error.message, { ...meta });
}

function notSent(code: 'send-not-paid' | 'send-refunded', number: string): string {
  const why = code === 'send-not-paid' ? 'is not paid yet' : 'was refunded in full';
  return `Order ${number} ${why}: use --send-anyway to send it anyway`;
}

async function* tableOf(manage: ManageArea, filters: OrderFilters): AsyncGenerator<string, void, void> {
  const { ORDERS_CSV_HEAD, orderCsvLine } = await import('../../../core/internal-staff');
  yield `\uFEFF${ORDERS_CSV_HEAD}`;
  for (let page = 1; ; page += 1) {
    const { items, total } = await manage.orders({ ...filters, sort: 'number:desc', page, size: MAX_ROWS });
    yield items.map(orderCsvLine).join('');
    if (page * MAX_ROWS >= total) return;
  }
}
