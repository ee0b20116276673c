import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ManagedOrder, OrderAdvance, OrderStatus } from '../../../core';
import { command } from '../../declare/command';
import { text, webAddress, whole, type Kind } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { historyTable } from './history-table';

const LETTERS: Kind<string> = {
  placeholder: 'letter',
  rule: 'must be a letter of a delivery such as N, AB, D, LF or O',
  parse: (raw) => (/^[A-Za-z]{1,2}$/.test(raw) ? raw.toUpperCase() : undefined),
};
const DAY: Kind<string> = {
  placeholder: 'yyyy-mm-dd',
  rule: 'must be a day such as 2026-03-01',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined),
};

export const advance = command({
  name: 'advance',
  summary: 'say that an order moved on; with --api for managers and admins',
  args: { id: required('number or id of the order', text('id', 64)) },
  options: {
    status: optional('letter of its delivery', LETTERS),
    stage: optional('step of its delivery, which overrides the letter', whole(0, 5)),
    tracking: optional('number of the parcel', text('number', 100)),
    link: optional('where the parcel can be followed', webAddress),
    carrier: optional('who brings it', text('title', 100)),
    days: optional('days from now until it arrives', whole(0, 365)),
    delivered: optional('day on which it arrived', DAY),
    paid: flag('its money has come, where it is not paid on a payment page'),
    cancelReason: optional('cancels the order: why', text('text', 500)),
    returned: list('sku of a line that came back', text('sku', 64)),
    noRestock: flag('what came back does not go on the shelf'),
    force: flag('lets the delivery go back to an earlier step'),
    revision: optional('the state that is meant; another one is a conflict', whole(0, Number.MAX_SAFE_INTEGER)),
    invoice: optional('PDF of its invoice, at most 5 MB', text('file', 4000)),
    receipt: optional('PDF of its receipt, at most 5 MB', text('file', 4000)),
  },
  run: async ({ status, paid, cancelReason, noRestock, invoice, receipt, ...rest }, session) => {
    const files = [await fileOf('invoice', invoice), await fileOf('receipt', receipt)].flatMap((file) => file ?? []);
    const letter = status === undefined ? undefined : await letterOf(status);
    const desk = await deskOf(session);
    let order = await desk.advance({
      ...rest,
      returned: [...rest.returned],
      ...(letter !== undefined && { status: letter }),
      ...(paid && { paid }),
      ...(noRestock && { restock: false }),
      ...(cancelReason !== undefined && { cancel_reason: cancelReason }),
    });
    for (const { kind, name, bytes } of files) order = await desk.attach(rest.id, kind, { name, bytes });
    return answer(order, (screen) =>
      screen.sections(
        screen.good(`Order ${order.number}, revision ${String(order.revision)}.`),
        historyTable(order, screen),
      ),
    );
  },
});

async function letterOf(status: string): Promise<OrderStatus> {
  const { ORDER_STATUSES } = await import('../../../core');
  const found = ORDER_STATUSES.find((letter) => letter === status);
  if (found === undefined)
    throw new UsageError(`--status must be one of ${ORDER_STATUSES.join(', ')}, not "${status}"`);
  return found;
}

interface OrderFile {
  readonly kind: 'invoice' | 'receipt';
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function fileOf(kind: OrderFile['kind'], file: string | undefined): Promise<OrderFile | undefined> {
  if (file === undefined) return undefined;
  try {
    return { kind, name: basename(file), bytes: new Uint8Array(await readFile(file)) };
  } catch (error) {
    throw new CommandError('invalid-input', `--${kind} ${file}: the file cannot be read`, { cause: String(error) });
  }
}

interface Desk {
  readonly show: (id: string) => Promise<ManagedOrder>;
  readonly advance: (wish: OrderAdvance) => Promise<ManagedOrder>;
  readonly attach: (
    id: string,
    kind: OrderFile['kind'],
    file: Pick<OrderFile, 'bytes' | 'name'>,
  ) => Promise<ManagedOrder>;
}

/** Who the history names where the command is given on the shop's own machine. */
const OWNER = 'shop';

/** The shop's own data for its owner, who runs the command on it; at `--api` the platform, which asks for the role. */
export async function deskOf(session: Session): Promise<Desk> {
  if (session.globals.api !== undefined) {
    const manage = await (await session.shop()).manage();
    return {
      show: (id) => manage.order(id),
      advance: (wish) => manage.advanceOrder(wish),
      attach: (id, kind, file) => manage.attachOrderFile(id, kind, file),
    };
  }
  const { orders } = await session.platform('order advance');
  type Outcome = Awaited<ReturnType<typeof orders.show>>;
  const orderOf = (outcome: Outcome): ManagedOrder => {
    if (outcome.kind === 'done') return outcome.order;
    throw new CommandError(outcome.code, `It cannot be done: ${outcome.code}`, {
      ...(outcome.revision !== undefined && { revision: outcome.revision }),
    });
  };
  return {
    show: async (id) => orderOf(await orders.show(id)),
    advance: async (wish) => orderOf(await orders.advance(wish, OWNER)),
    attach: async (id, kind, { bytes }) => orderOf(await orders.attach(id, kind, bytes, OWNER)),
  };
}
