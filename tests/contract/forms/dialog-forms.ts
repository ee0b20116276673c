import * as z from 'zod/mini';
import type { Endpoint } from '../../../core/contract';
import { addLabel } from '../../../core/contract/bloggers/blogger-labels';
import { setBloggerPayee } from '../../../core/contract/bloggers/blogger-payee';
import { archiveProduct, savePost, saveSet } from '../../../core/contract/bloggers/blogger-work';
import { makeBankFile } from '../../../core/contract/bloggers/manage-bank-files';
import { maxLengthOf } from '../../../core/contract/foundation/max-length';
import { issueGiftCard, topUpGiftCard } from '../../../core/contract/orders/manage-gift-cards';
import { editOrder } from '../../../core/contract/orders/manage-order-edit';
import { makeExchangeOrder } from '../../../core/contract/orders/manage-exchange-order';
import { exchangeItems } from '../../../core/contract/orders/manage-order-exchange';
import { makeOrder } from '../../../core/contract/orders/manage-order-new';
import { refundOrder } from '../../../core/contract/orders/manage-order-money';
import { advanceOrder, moveOrderUnits, noteOrder } from '../../../core/contract/orders/manage-orders';
import { changePerson, givePersonBonuses, notePerson } from '../../../core/contract/people/manage-person';
import { viewPersonMerge } from '../../../core/contract/people/manage-privacy';
import { generateCoupons } from '../../../core/contract/selling/manage-coupons';
import { keepView } from '../../../core/contract/staff/manage-views';
import type { Violation } from './violations';

/** Form that is no record: its endpoint, an input that the endpoint accepts, and what the form never sends. */
export interface DialogForm {
  readonly name: string;
  /** Components that send it. */
  readonly files: readonly string[];
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly violations: readonly Violation[];
  /** Text of the refusal of the example, which the fixture shop cannot fulfil; by default it succeeds. */
  readonly refused?: string;
}

/** Records of the fixture shop. */
export interface FormRecords {
  readonly order: string;
  readonly line: Readonly<Record<string, unknown>>;
  readonly address: Readonly<Record<string, unknown>>;
  readonly person: string;
  readonly revision: string;
  readonly card: string;
}

const HUGE = 1e15;
const ORDERS = 'ui/pages/manage/orders';
const PEOPLE = 'ui/pages/manage/people';

function tooLong({ body, query, method }: Endpoint, path: string): Violation {
  const max = maxLengthOf(method === 'GET' ? query : body, path);
  if (max === undefined) throw new Error(`The contract limits no text ${path}`);
  return { path, value: 'x'.repeat(max + 1), breaks: 'length' };
}
const missing = (path: string): readonly Violation[] =>
  [undefined, '', '  '].map((value) => ({ path, value, breaks: 'required' }));
const required = (endpoint: Endpoint, path: string) => [...missing(path), tooLong(endpoint, path)];
const unlike = (path: string, ...values: readonly unknown[]): readonly Violation[] =>
  values.map((value) => ({ path, value, breaks: 'form' }));
const units = (path: string) => unlike(path, 0, -1, 1.5, 'many', HUGE);

export function dialogForms(records: FormRecords): readonly DialogForm[] {
  return [...orderForms(records), ...personForms(records), ...cardForms(records), ...otherForms()];
}

function orderForms({ order: id, line, address }: FormRecords): readonly DialogForm[] {
  const lines = [{ sku: 'TEE', qty: 1 }];
  return [
    {
      name: 'send an order or a part of it',
      files: [`${ORDERS}/SendForm.tsx`, `${ORDERS}/UnitFields.tsx`, `${ORDERS}/BulkDialog.tsx`],
      endpoint: advanceOrder,
      input: {
        ...{ id, dry_run: true, tracking: '1Z', carrier: 'UPS', link: 'https://ups.test/1Z' },
        parcel: { id: 'parcel-1', lines },
      },
      violations: [
        ...['tracking', 'carrier'].flatMap((path) => unlike(path, '', '  ')),
        ...['tracking', 'carrier'].map((path) => tooLong(advanceOrder, path)),
        ...unlike('link', 'ups', 'javascript:alert(1)', `https://ups.test/${'x'.repeat(500)}`),
        ...units('parcel.lines.0.qty'),
        ...unlike('parcel.lines', []),
      ],
    },
    {
      name: 'cancel an order',
      files: [`${ORDERS}/OrderForms.tsx`],
      endpoint: advanceOrder,
      input: { id, dry_run: true, cancel_reason: 'Sold out' },
      violations: [...unlike('cancel_reason', '', '  '), tooLong(advanceOrder, 'cancel_reason')],
    },
    {
      name: 'cancel units',
      files: [`${ORDERS}/CutForm.tsx`],
      endpoint: advanceOrder,
      input: { id, dry_run: true, cancel_units: lines, return_reason: 'Sold out' },
      violations: [...units('cancel_units.0.qty'), ...required(advanceOrder, 'return_reason')],
      refused: 'part-not-paid',
    },
    {
      name: 'take units back',
      files: [`${ORDERS}/ReturnForm.tsx`],
      endpoint: advanceOrder,
      input: { id, dry_run: true, returned: lines, return_reason: 'Too small', restock: true },
      violations: [
        ...units('returned.0.qty'),
        ...unlike('refund', -1, 'much', HUGE),
        ...required(advanceOrder, 'return_reason'),
      ],
      refused: 'not-sent',
    },
    {
      name: 'refund an order',
      files: [`${ORDERS}/OrderForms.tsx`],
      endpoint: refundOrder,
      input: { id, key: 'form-0001', note: 'Late', shipping: 1, dry_run: true },
      violations: [
        ...required(refundOrder, 'note'),
        ...['shipping', 'other'].flatMap((path) => unlike(path, -1, 0.001, 'much', HUGE)),
      ],
      refused: 'nothing-paid',
    },
    {
      name: 'edit an order',
      files: [`${ORDERS}/EditForm.tsx`, `${ORDERS}/AddressFields.tsx`],
      endpoint: editOrder,
      input: { id, lines: [line, { sku: 'TEE', qty: 1 }], shipping_address: address, dry_run: true },
      violations: [
        ...unlike('lines', []),
        ...units('lines.0.qty'),
        ...units('lines.1.qty'),
        ...unlike('lines.1.sku', '', '  ', 'x'.repeat(65)),
        ...['firstname', 'lastname', 'city', 'postcode'].flatMap((name) =>
          required(editOrder, `shipping_address.${name}`),
        ),
        ...unlike('shipping_address.street', [], [''], ['  '], ['x'.repeat(201)]),
        ...['phone', 'region'].map((name) => tooLong(editOrder, `shipping_address.${name}`)),
      ],
    },
    {
      name: 'exchange items',
      files: [`${ORDERS}/ExchangeForm.tsx`],
      endpoint: exchangeItems,
      input: {
        ...{ id, key: 'form-0001', reason: 'Too small', dry_run: true },
        lines: [{ line: 0, qty: 1, sku: 'JACKET-BLACK-M' }],
      },
      violations: [
        ...unlike('lines', []),
        ...units('lines.0.qty'),
        ...unlike('lines.0.line', -1, 0.5, 'many'),
        ...unlike('lines.0.sku', '', '  ', 'x'.repeat(65)),
        ...required(exchangeItems, 'reason'),
        ...['tracking', 'carrier'].map((path) => tooLong(exchangeItems, path)),
      ],
      refused: 'not-exchangeable',
    },
    {
      name: 'exchange items for a new order',
      files: [`${ORDERS}/new/ExchangeOrderForm.tsx`],
      endpoint: makeExchangeOrder,
      input: {
        ...{ id, key: 'form-0001', reason: 'Wrong colour', dry_run: true },
        lines: [{ line: 0, qty: 1, sku: 'TEE' }],
      },
      violations: [
        ...unlike('lines', []),
        ...units('lines.0.qty'),
        ...unlike('lines.0.line', -1, 0.5, 'many'),
        ...unlike('lines.0.sku', '', '  ', 'x'.repeat(65)),
        ...required(makeExchangeOrder, 'reason'),
      ],
      refused: 'not-exchangeable',
    },
    {
      name: 'make an order',
      files: [`${ORDERS}/new/NewOrderForm.tsx`, `${ORDERS}/new/NewOrderQuote.tsx`],
      endpoint: makeOrder,
      input: {
        ...{ key: 'form-0001', store: 'us', email: 'grace@shop.test', dry_run: true },
        ...{ lines: [{ sku: 'TEE', qty: 1 }], shipping_address: address },
      },
      violations: [
        ...unlike('lines', []),
        ...units('lines.0.qty'),
        ...unlike('lines.0.sku', '', '  ', 'x'.repeat(65)),
        ...['firstname', 'lastname', 'city', 'postcode'].flatMap((name) =>
          required(makeOrder, `shipping_address.${name}`),
        ),
        ...unlike('email', 'nobody', ''),
        ...['email', 'coupon', 'note'].map((path) => tooLong(makeOrder, path)),
      ],
    },
    {
      name: 'let another place send',
      files: [`${ORDERS}/OrderPlaces.tsx`],
      endpoint: moveOrderUnits,
      input: { id, sku: 'TEE', from: 'main', to: 'depot', qty: 1 },
      violations: [...units('qty'), ...unlike('to', '', 'x'.repeat(65))],
      refused: 'too-few-there',
    },
    {
      name: 'note of an order',
      files: ['ui/routes/manage/orders/OrderNote.tsx'],
      endpoint: noteOrder,
      input: { id, text: 'Called.' },
      violations: required(noteOrder, 'text'),
    },
    {
      name: 'saved view of orders',
      files: [`${ORDERS}/OrderViews.tsx`],
      endpoint: keepView,
      input: { list: 'orders', name: 'Mine', query: 'q=ada' },
      violations: required(keepView, 'name'),
    },
  ];
}

function personForms({ person: id, revision }: FormRecords): readonly DialogForm[] {
  const profile = { firstname: 'Eve', lastname: 'Bell', email: 'eve@shop.test', phone: '+1 212 555 0199' };
  return [
    {
      name: 'profile and tags of a person',
      files: [`${PEOPLE}/PersonForm.tsx`],
      endpoint: changePerson,
      input: { id, revision, ...profile, tags: ['vip'] },
      violations: [
        ...['firstname', 'lastname', 'email', 'phone'].map((path) => tooLong(changePerson, path)),
        ...unlike('email', 'nobody'),
        ...unlike('phone', 'never'),
        ...unlike(
          'tags',
          ['Not A Tag'],
          ['x'.repeat(41)],
          Array.from({ length: 21 }, (_, nth) => `tag${String(nth)}`),
        ),
      ],
    },
    {
      name: 'bonuses of a person',
      files: [`${PEOPLE}/BonusForm.tsx`],
      endpoint: givePersonBonuses,
      input: { id, key: 'form-0002', amount: 5, note: 'Late' },
      violations: [...required(givePersonBonuses, 'note'), ...unlike('amount', 0, 'much', HUGE, -HUGE, 0.001)],
    },
    {
      name: 'note about a person',
      files: [`${PEOPLE}/PersonNotes.tsx`],
      endpoint: notePerson,
      input: { id, text: 'Called.' },
      violations: required(notePerson, 'text'),
    },
    {
      name: 'merge two people',
      files: [`${PEOPLE}/MergePeople.tsx`],
      endpoint: viewPersonMerge,
      input: { from: id, into: 'otto@shop.test' },
      violations: required(viewPersonMerge, 'from'),
    },
  ];
}

function cardForms({ card: id }: FormRecords): readonly DialogForm[] {
  const amounts = unlike('amount', 0, -1, 'much', HUGE, 0.001);
  return [
    {
      name: 'issue a gift card',
      files: ['ui/pages/manage/gift-cards/IssueCardForm.tsx'],
      endpoint: issueGiftCard,
      input: {
        ...{ key: 'form-0003', store: 'us', amount: 20, email: 'eve@shop.test' },
        ...{ recipient: 'Eve', message: 'Sorry!', note: 'Late' },
      },
      violations: [
        ...amounts,
        ...required(issueGiftCard, 'email'),
        ...unlike('email', 'nobody'),
        ...unlike('store', 'nowhere'),
        ...required(issueGiftCard, 'note'),
        ...['recipient', 'message'].map((path) => tooLong(issueGiftCard, path)),
      ],
    },
    {
      name: 'top up a gift card',
      files: ['ui/pages/manage/gift-cards/GiftCardDialog.tsx'],
      endpoint: topUpGiftCard,
      input: { id, key: 'form-0004', amount: 5, note: 'Late' },
      violations: [...amounts, ...required(topUpGiftCard, 'note')],
    },
  ];
}

function otherForms(): readonly DialogForm[] {
  return [
    {
      name: 'codes like a coupon',
      files: ['ui/pages/manage/CouponCodes.tsx'],
      endpoint: generateCoupons,
      input: { coupon: 'LOTTE', prefix: 'MAY', count: 2 },
      violations: [
        ...required(generateCoupons, 'prefix'),
        ...unlike('prefix', 'MAY-'),
        ...unlike('count', 0, 1.5, 'many', 5001),
      ],
    },
    {
      name: 'bank file',
      files: ['ui/pages/manage/BankFiles.tsx'],
      endpoint: makeBankFile,
      input: { ids: [1], format: 'sepa', day: '2026-12-01' },
      violations: [
        ...unlike(
          'ids',
          [],
          [0],
          ['one'],
          Array.from({ length: 1001 }, (_, nth) => nth + 1),
        ),
        ...unlike('format', 'paper'),
        ...unlike('day', '', 'tomorrow', '2026-02-30', '2025-12-31'),
      ],
      refused: 'ids must name payouts',
    },
    {
      name: 'label of a blogger’s links',
      files: ['ui/routes/cabinet/LinksPart.tsx'],
      endpoint: addLabel,
      input: { label: 'summer-post' },
      violations: [...required(addLabel, 'label'), ...unlike('label', '-summer', 'Sommer?', 'a b')],
    },
    {
      name: 'account for payouts',
      files: ['ui/pages/cabinet/money/PayeeFields.tsx'],
      endpoint: setBloggerPayee,
      input: {
        ...{ holder: 'Lotte', account: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
        ...{ tax_status: 'private', tax_number: '' },
      },
      violations: [
        ...required(setBloggerPayee, 'holder'),
        ...required(setBloggerPayee, 'account'),
        ...unlike('account', 'DE89 3704 0044 0532 0130 01'),
        ...unlike('bic', 'COBA'),
        ...unlike('tax_status', 'rich'),
        tooLong(setBloggerPayee, 'tax_number'),
      ],
    },
    {
      name: 'archive a product',
      files: ['ui/pages/cabinet/ArchiveForm.tsx'],
      endpoint: archiveProduct,
      input: { id: 1, type: 'product', archive: true, reason: 'Worn', notes: 'Once.' },
      violations: ['reason', 'notes'].map((path) => tooLong(archiveProduct, path)),
      refused: 'not_found',
    },
    {
      name: 'set of products',
      files: ['ui/pages/cabinet/sets/SetBuilder.tsx'],
      endpoint: saveSet,
      input: { items: ['1', '2'], title: 'Autumn' },
      violations: [tooLong(saveSet, 'title'), ...unlike('items', ['1'], ['1', '2', '3', '4'], ['one', '2'])],
      refused: 'not_found',
    },
    {
      name: 'post about a product',
      files: ['ui/pages/cabinet/posts/PostEditor.tsx', 'ui/pages/cabinet/posts/PhotoTray.tsx'],
      endpoint: savePost,
      input: { type: 'post', item_id: '1', text: 'Look.', images: [] },
      violations: [
        tooLong(savePost, 'text'),
        ...unlike('type', 'poem'),
        ...unlike(
          'images',
          Array.from({ length: 11 }, (_, nth) => `/media/${String(nth)}.jpg`),
        ),
      ],
      refused: 'not_found',
    },
  ];
}

/** Fields of records, whose limits form-rules.test.ts walks; folders and files. */
export const RECORD_FIELDS = [
  'ui/pages/manage/attributes/',
  'ui/pages/manage/bulk/',
  'ui/pages/manage/design/',
  'ui/pages/manage/fields/',
  'ui/pages/manage/goods/',
  'ui/pages/manage/menus/',
  'ui/pages/manage/records/',
  'ui/pages/manage/rich-text/',
  'ui/pages/manage/tax/',
  'ui/pages/manage/variants/',
  'ui/routes/manage/bulk/',
];

export const refusedFields = z.object({ meta: z.object({ errors: z.array(z.object({ field: z.string() })) }) });
