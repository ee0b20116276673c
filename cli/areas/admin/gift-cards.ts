import { plainAmount } from '../../../core/internal';
import { randomUUID } from 'node:crypto';
import {
  GIFT_CARD_LIMITS,
  GIFT_CARD_STATES,
  type GiftCardFilters,
  type GiftCardRow,
  type ManagedCard,
} from '../../../core/internal-staff';
import { rowsCsv } from '../../../core/staff';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import { inline } from '../../output/plain-text';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { choice, text, whole, type Kind } from '../../usage/kinds';
import { optional, required, withDefault } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { write } from './write-file';
import { asked, cardOf, cardsOf } from './records/answers';

const MAX_ROWS = 200;
const CSV = [
  ...(['id', 'code', 'state', 'currency', 'value', 'balance', 'recipient', 'email', 'order', 'person'] as const),
  ...(['created_at', 'expires_at'] as const),
];
const AMOUNT: Kind<number> = {
  placeholder: 'amount',
  rule: 'must be an amount above 0, with two decimals at most',
  parse: (raw) => (/^\d{1,9}(\.\d{1,2})?$/.test(raw) && Number(raw) > 0 ? Number(raw) : undefined),
};
const CARD = { card: required('id of the gift card, from `admin gift-card list`', text('card', 64)) };
const REASON = required('reason for staff', text('reason', GIFT_CARD_LIMITS.note));

type Found = Awaited<ReturnType<Cards['list']>>;
type Issue = {
  readonly store: string;
  readonly amount: number;
  readonly email: string;
  readonly recipient?: string;
  readonly message?: string;
  readonly note: string;
};

interface Cards {
  readonly list: (wanted: GiftCardFilters & { readonly page: number; readonly size: number }) => Promise<{
    readonly items: readonly GiftCardRow[];
    readonly total: number;
    readonly owed: readonly { readonly currency: string; readonly cards: number; readonly balance: number }[];
  }>;
  readonly show: (id: string) => Promise<ManagedCard>;
  readonly issue: (input: Issue) => Promise<ManagedCard>;
  readonly topUp: (id: string, amount: number, note: string) => Promise<ManagedCard>;
  readonly act: (id: string, act: 'block' | 'send' | 'unblock') => Promise<ManagedCard>;
}

/** Uses local data, or with `--api` the remote shop, which checks the role. */
async function cardsIn(session: Session): Promise<Cards> {
  const key = randomUUID();
  if (session.globals.api !== undefined) {
    const manage = await (await session.shop()).manage();
    return {
      list: (wanted) => asked(() => manage.giftCards(wanted)),
      show: (id) => asked(() => manage.managedCard({ id })),
      issue: (input) => asked(() => manage.issueGiftCard({ key, ...input })),
      topUp: (id, amount, note) => asked(() => manage.topUpGiftCard({ id, key, amount, note })),
      act: (id, act) => asked(() => manage.actOnGiftCard({ id, act })),
    };
  }
  const { cards } = await session.platform('admin gift-card');
  return {
    list: async (wanted) => cardsOf(await cards.list(wanted)),
    show: async (id) => cardOf(await cards.show(id)),
    issue: async (input) => cardOf(await cards.issue({ key, ...input })),
    topUp: async (id, amount, note) => cardOf(await cards.topUp({ id, key, amount, note })),
    act: async (id, act) => cardOf(await cards.act({ id, act })),
  };
}

const list = command({
  name: 'gift-card list',
  summary: 'list gift cards and their outstanding total; with --api for authorized staff',
  options: {
    q: optional(
      'last characters of a code, a full code, an order number, a name or an email address',
      text('words', 200),
    ),
    state: optional('only cards in this state', choice(GIFT_CARD_STATES, 'state')),
    person: optional('account number of buyer or recipient', whole(1, 999_999_999)),
    page: withDefault('from 1 on', whole(1, 100_000), 1),
    size: withDefault('rows per page', whole(1, MAX_ROWS), 50),
    csv: optional('write all of them to this CSV file', text('file', 4000)),
  },
  run: async ({ csv, page, size, q, state, person }, session) => {
    const filters: GiftCardFilters = {
      ...(q !== undefined && { q }),
      ...(state !== undefined && { state }),
      ...(person !== undefined && { person: String(person) }),
    };
    const cards = await cardsIn(session);
    if (csv === undefined) {
      const found = await cards.list({ ...filters, page, size });
      return answer(found, (screen) => listText(found, screen));
    }
    const rows = await allOf(cards, filters);
    await write(csv, rowsCsv(CSV, rows));
    return answer({ file: csv, cards: rows.length }, (screen) =>
      screen.good(`${String(rows.length)} gift cards are in ${csv}.`),
    );
  },
});

async function allOf(cards: Cards, filters: GiftCardFilters): Promise<readonly GiftCardRow[]> {
  const rows: GiftCardRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await cards.list({ ...filters, page, size: MAX_ROWS });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

function listText({ items, total, owed }: Found, screen: Screen): string {
  const sums = owed.map(
    ({ currency, cards, balance }) =>
      `Owed: ${plainAmount(balance, currency)} ${currency} on ${screen.count(cards, 'card')}.`,
  );
  if (items.length === 0) return ['No matching gift cards.', ...sums].join('\n');
  return screen.sections(
    screen.table(
      [
        { head: 'Id' },
        { head: 'Code' },
        { head: 'State' },
        { head: 'Left', align: 'right' },
        { head: 'To' },
        { head: 'Order' },
      ],
      items.map(({ id, code, state, balance, value, currency, email, order }) => [
        ...[
          id,
          code,
          state,
          `${plainAmount(balance, currency)} of ${plainAmount(value, currency)} ${currency}`,
          inline(email),
          order ?? 'goodwill',
        ],
      ]),
    ),
    [`${String(total)} in all.`, ...sums].join('\n'),
  );
}

const show = command({
  name: 'gift-card show',
  summary: 'show a gift card with its history; the code stays masked',
  args: CARD,
  run: async ({ card }, session) => shown(await (await cardsIn(session)).show(card)),
});

const issue = command({
  name: 'gift-card issue',
  summary: 'issue a goodwill gift card and email it; --store sets its currency and language',
  args: { email: required('email address of the recipient', text('email', 254)), amount: required('value', AMOUNT) },
  options: {
    recipient: optional('name of the recipient', text('name', GIFT_CARD_LIMITS.recipient)),
    message: optional('text in the email', text('message', GIFT_CARD_LIMITS.message)),
    reason: REASON,
  },
  run: async ({ email, amount, recipient, message, reason: note }, session) => {
    const { store } = session.globals;
    if (store === undefined) throw new UsageError('--store is missing: it sets currency and language');
    const words = { ...(recipient !== undefined && { recipient }), ...(message !== undefined && { message }) };
    return shown(await (await cardsIn(session)).issue({ email, amount, store, note, ...words }));
  },
});

const topUp = command({
  name: 'gift-card top-up',
  summary: 'add an amount to a gift card',
  args: { ...CARD, amount: required('amount to add', AMOUNT) },
  options: { reason: REASON },
  run: async ({ card, amount, reason }, session) => shown(await (await cardsIn(session)).topUp(card, amount, reason)),
});

const acts = (['send', 'block', 'unblock'] as const).map((act) =>
  command({
    name: `gift-card ${act}`,
    summary: act === 'send' ? 'send a gift card again to its recipient' : `${act} a gift card`,
    args: CARD,
    run: async ({ card }, session) => shown(await (await cardsIn(session)).act(card, act)),
  }),
);

function shown(card: ManagedCard): Answer {
  const { code, state, balance, value, currency, email, order, history } = card;
  return answer(card, (screen) =>
    screen.sections(
      screen.facts([
        ['Card', card.id],
        ['Code', code],
        ['State', state],
        ['Left', `${plainAmount(balance, currency)} of ${plainAmount(value, currency)} ${currency}`],
        ['To', inline(email)],
        ['Order', order ?? 'issued as goodwill'],
      ]),
      screen.table(
        [{ head: 'When' }, { head: 'What' }, { head: 'Amount', align: 'right' }, { head: 'Who' }, { head: 'Note' }],
        history.map(({ at, act, amount, who, note, order: of }) => [
          ...[
            at?.slice(0, 10) ?? '',
            act,
            amount === null ? '' : plainAmount(amount, currency),
            who ?? of ?? '',
            inline(note ?? ''),
          ],
        ]),
      ),
    ),
  );
}

export const GIFT_CARDS: readonly Command[] = [list, show, issue, topUp, ...acts];
