import { readEmail } from '../../../core/contract/foundation/contact';
import { nameProblem } from '../../../core/contract/foundation/name-text';
import { GIFT_CARD_LIMITS } from '../../../core/contract/orders/manage-gift-cards';
import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import { endOfDay } from '../../../core/kernel/calendar-days';
import { decimalsFault } from '../../../core/kernel/currency';
import { toMinor } from '../../../core/kernel/money';
import { readPastGiftCode } from '../../../core/orders/rules/past-gift-code';
import type { PastCardOutcome, PastGiftCard, PastGiftCards } from '../../platform/ports/staff/record-import';
import { amountCell } from '../mapped/amount';
import { enabledCell } from '../mapped/selling-cells';
import { inLots, RecordLog, said } from '../records/record-log';
import { openRecords, type RecordInput, type RecordRow, type TableSpec } from '../records/record-table';
import { momentText } from '../mapped/moment-text';

type Field =
  | 'active'
  | 'balance'
  | 'code'
  | 'currency'
  | 'email'
  | 'expires'
  | 'recipient'
  | 'reference'
  | 'tail'
  | 'value';

const SPEC: TableSpec<Field> = {
  kind: 'gift_cards',
  headings: {
    code: [
      ...[
        'code',
        'gift card code',
        'card code',
        'gift card number',
        'card number',
        'number',
        'coupon code',
        'voucher code',
      ],
      ...['gutscheincode', 'gutschein code', 'kartennummer', 'code cadeau', 'código', 'kod', 'код', 'номер карты'],
    ],
    tail: ['last characters', 'last 4', 'last four', 'code ending'],
    reference: ['id', 'gift card id', 'card id'],
    balance: [
      ...[
        'current balance',
        'balance',
        'remaining balance',
        'remaining',
        'remaining amount',
        'guthaben',
        'restguthaben',
      ],
      ...['restbetrag', 'solde', 'saldo', 'баланс', 'остаток', 'залишок'],
    ],
    value: [
      'initial balance',
      'initial value',
      'initial amount',
      'value',
      'amount',
      'wert',
      'montant',
      'importe',
      'сумма',
    ],
    currency: ['currency', 'currency code', 'währung', 'devise', 'moneda', 'waluta', 'валюта'],
    email: [
      'recipient email',
      'email',
      'customer email',
      'e mail',
      'to email',
      'mail',
      'e mail adresse',
      'courriel',
      'correo',
    ],
    recipient: [
      'recipient',
      'recipient name',
      'customer name',
      'name',
      'to',
      'empfänger',
      'destinataire',
      'получатель',
    ],
    expires: [
      'expires on',
      'expires at',
      'expires',
      'expiration date',
      'expiry date',
      'gültig bis',
      'ablaufdatum',
      'срок',
    ],
    active: ['enabled', 'active', 'status', 'aktiv', 'статус'],
  },
  required: [['balance'], ['code', 'reference']],
  formats: { shopify: ['last characters', 'initial balance'] },
};
const money = amountCell({ decimal: 'point', isWorkbook: false });
const REFUSED: Readonly<Record<Exclude<PastCardOutcome, 'created' | 'existing' | 'limit'>, readonly [Field, string]>> =
  {
    'code-used': ['code', 'belongs to another gift card of this shop'],
    currency: ['currency', 'is not the currency of any store'],
    own: ['email', 'is your own address: staff cannot credit themselves'],
  };

/**
 * Imports balances of gift cards. A full code stays valid; a card without one gets a new code, which staff send.
 * @param currency of balances without one
 * @param now past ends are refused, in milliseconds since the epoch
 * @throws ImportFileError if the file cannot be read
 */
export async function importGiftCards(
  input: RecordInput & { readonly currency?: string | undefined },
  giftCards: PastGiftCards,
  { dryRun, now }: { readonly dryRun: boolean; readonly now: number },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const table = await openRecords(input, SPEC, log);
  const read: { readonly row: RecordRow<Field>; readonly card: PastGiftCard }[] = [];
  const seen = new Set<string>();
  const timeZone = await giftCards.timeZone();
  for await (const row of table.rows) {
    const { card, faults } = readCard(row, input.currency, { now, timeZone });
    for (const { field, reason } of faults)
      log.refuse({ row: row.row, column: row.at(field), about: aboutOf(row), reason });
    if (card === undefined) continue;
    if (seen.has(card.reference)) {
      log.refuse({ row: row.row, column: row.at('code'), about: aboutOf(row), reason: 'is in the file twice' });
      continue;
    }
    seen.add(card.reference);
    read.push({ row, card });
  }
  await inLots(read, async (lot) => {
    const outcomes = await giftCards.bringIn(
      lot.map(({ card }) => card),
      { dryRun },
    );
    for (const [at, { row, card }] of lot.entries()) {
      const outcome = outcomes[at] ?? 'existing';
      if (outcome === 'created' || outcome === 'existing') log.count(outcome);
      else {
        const [field, reason] =
          outcome === 'limit'
            ? ([
                'balance',
                `is more than ${await giftCards.limitIn(card.currency)}, the most that a card can be issued with`,
              ] as const)
            : REFUSED[outcome];
        log.refuse({ row: row.row, column: row.at(field), about: aboutOf(row), reason });
      }
      if (outcome === 'created' && card.code === undefined) log.also('new_codes');
    }
  });
  return log.report({ kind: 'gift_cards', file: table.name, format: table.format, dryRun });
}

type Fault = { readonly field: Field; readonly reason: string };

function readCard(
  row: RecordRow<Field>,
  named: string | undefined,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): { readonly card?: PastGiftCard; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const fault = (field: Field, reason: string) => faults.push({ field, reason });
  const parsed = money.safeParse(row.cell('balance'));
  const balance = parsed.success ? parsed.data : undefined;
  if (balance === undefined) fault('balance', `${said(row.cell('balance'))} is not an amount such as 25.00`);
  else if (balance.amount === 0) fault('balance', 'is 0: there is nothing left to spend');
  const currency = balance?.currency ?? (row.cell('currency').toUpperCase() || named);
  if (currency === undefined) fault('currency', 'is missing: name the currency with the import');
  const decimals = balance && currency && decimalsFault(balance.amount, currency);
  if (decimals) fault('balance', decimals);
  const typed = row.cell('code');
  const code = readPastGiftCode(typed);
  if (typed !== '' && code === undefined && row.cell('reference') === '')
    fault('code', 'is not a full code of 8 to 40 letters and digits');
  if (typed === '' && row.cell('reference') === '') fault('code', 'is empty, and there is no number either');
  const given = row.cell('email');
  const email = given === '' ? undefined : readEmail(given);
  if (given !== '' && email === undefined) fault('email', `${said(given)} is not an email address`);
  const recipient = row.cell('recipient');
  const isName =
    recipient !== '' && recipient.length <= GIFT_CARD_LIMITS.recipient && nameProblem(recipient) === undefined;
  const state = row.cell('active').toLowerCase();
  if (state !== '' && enabledCell.safeParse(state).data !== true)
    fault('active', `${said(state)}: the card is not active`);
  const end = endOf(row.cell('expires'), timeZone);
  if (end === 'none') fault('expires', `${said(row.cell('expires'))} is not a date such as 2027-12-31`);
  else if (end !== undefined && end <= now) fault('expires', 'has passed');
  if (faults.length > 0 || balance === undefined || currency === undefined || end === 'none') return { faults };
  return {
    card: {
      reference: code ?? row.cell('reference'),
      code,
      currency,
      balance: toMinor(balance.amount),
      email,
      recipient: isName ? recipient : undefined,
      expiresAt: end,
    },
    faults,
  };
}

/** A card is valid until the end of its last day. */
function endOf(text: string, timeZone: string): number | 'none' | undefined {
  if (text === '') return undefined;
  const moment = momentText(text);
  if (moment === undefined) return 'none';
  return moment.includes('T') ? Date.parse(moment) : endOfDay(moment, timeZone);
}

/** Names a card without its code, which reports never show. */
function aboutOf(row: RecordRow<Field>): string {
  const typed = row.cell('code');
  return typed === '' ? row.cell('reference') || row.cell('tail') : `…${typed.slice(-4)}`;
}
