import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../../ui/pages/manage/DataTable';
import { ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { EMPTY_ADDRESS, PAYMENT_STATES } from '../../core/account';
import { BulkDialog } from '../../ui/pages/manage/orders/BulkDialog';
import { NeedMarks, PartlySentMark, PaymentMark } from '../../ui/pages/manage/orders/OrderBadges';
import { AddressFields } from '../../ui/pages/manage/orders/AddressFields';
import { CutForm } from '../../ui/pages/manage/orders/CutForm';
import { EditForm } from '../../ui/pages/manage/orders/EditForm';
import { ExchangeOrderForm } from '../../ui/pages/manage/orders/new/ExchangeOrderForm';
import { ExchangeForm } from '../../ui/pages/manage/orders/ExchangeForm';
import { EditPreview } from '../../ui/pages/manage/orders/EditPreview';
import { FindField } from '../../ui/pages/manage/orders/new/FindField';
import { NewOrderForm } from '../../ui/pages/manage/orders/new/NewOrderForm';
import { NewOrderQuote } from '../../ui/pages/manage/orders/new/NewOrderQuote';
import type { TypedOrder } from '../../ui/pages/manage/orders/new/typed-order';
import { PayLink } from '../../ui/pages/manage/orders/PayLink';
import { OrderGiftCards } from '../../ui/pages/manage/orders/OrderGiftCards';
import { OrderDownloads } from '../../ui/pages/manage/orders/OrderDownloads';
import { OrderFilterFields } from '../../ui/pages/manage/orders/OrderFilterFields';
import { CancelForm, RefundForm } from '../../ui/pages/manage/orders/OrderForms';
import { ReturnForm } from '../../ui/pages/manage/orders/ReturnForm';
import { ParcelForm, SendForm } from '../../ui/pages/manage/orders/SendForm';
import { OrderVat } from '../../ui/pages/manage/orders/OrderVat';
import { OrderPlaced, OrderSheet } from '../../ui/pages/manage/orders/OrderSheet';
import { OrderPlaces } from '../../ui/pages/manage/orders/OrderPlaces';
import { OrderSums } from '../../ui/pages/manage/orders/OrderSums';
import { OrderViews } from '../../ui/pages/manage/orders/OrderViews';
import { InvoiceTable } from '../../ui/pages/manage/orders/InvoiceTable';
import { IssuedSheet } from '../../ui/pages/manage/orders/IssuedSheet';
import { OrderInvoices } from '../../ui/pages/manage/orders/OrderInvoices';
import { INVOICE_ROWS, INVOICE_SHEET, ORDER_INVOICES } from '../fixtures/invoices';
import { PrintSheet } from '../../ui/pages/manage/orders/PrintSheet';
import { ManageSpeech } from '../../ui/text/manage-text';
import { RefundList } from '../../ui/pages/manage/orders/RefundList';
import { useOrderColumns } from '../../ui/pages/manage/orders/use-order-columns';
import manageEn from '../../ui/text/messages/en/manage.json';
import { DOWNLOADS } from '../fixtures/downloads';
import { GIFT_CARDS } from '../fixtures/gift-cards';
import { managedOrder, OPEN_REFUNDS, ORDER_ROWS } from '../fixtures/managed-orders';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Orders', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

function OrderTable() {
  const columns = useOrderColumns();
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={ORDER_ROWS}
      isCompact
      pathOf={({ id }) => `/manage/orders/${id}`}
      sortPath={(name) => `?sort=${name}:asc`}
      sortLabel={(name) => `Sort by ${name}`}
      selection={{
        chosen: new Set(['100042']),
        onToggle: nothing,
        onToggleAll: nothing,
        label: (id) => `Select ${id}`,
        allLabel: 'Select all',
      }}
    />
  );
}

export const List: Story = {
  render: () => (
    <>
      <ManageTitle title="Orders" />
      <OrderViews
        views={[
          { name: 'All', path: '/manage/orders', isHere: false },
          { name: 'To send', path: '?needs=sending', isHere: true },
          { name: 'Berlin, unpaid', path: '?store=de', isHere: false, onDrop: nothing },
        ]}
        onKeep={nothing}
      />
      <OrderFilterFields
        query={{ store: 'us' }}
        filters={[{ name: 'store', label: 'Store', choices: [{ value: 'us', label: 'United States' }] }]}
        onChange={nothing}
      />
      <OrderSums
        sums={[
          { currency: 'USD', count: 1204, total: 98_112.4, refunded: 1204.5 },
          { currency: 'EUR', count: 1, total: 89, refunded: 0 },
        ]}
      />
      <OrderTable />
    </>
  ),
};
export const Marks: Story = {
  render: () => (
    <>
      {PAYMENT_STATES.map((one) => (
        <p key={one}>
          <PaymentMark state={one} canceled={false} /> <PaymentMark state={one} canceled />
        </p>
      ))}
      <NeedMarks needs={['payment', 'sending', 'refund', 'return']} />
    </>
  ),
};

const order = managedOrder();
const [returned, ...others] = order.products;
export const OneOrder: Story = {
  render: () => (
    <>
      <OrderPlaced order={order} />
      <OrderSheet order={order} storeName="United States" />
    </>
  ),
};
const VAT = { number: 'FR40303265045', checked_at: '2026-03-08T10:00:00.000Z' } as const;
export const OrderVatNumbers: Story = {
  render: () => (
    <dl>
      <OrderVat order={{ vat: { ...VAT, status: 'valid', consultation_number: 'WAPIAAAAX1' }, tax_exempt: true }} />
      <OrderVat order={{ vat: { ...VAT, status: 'unchecked', checked_at: null } }} onCheck={nothing} />
    </dl>
  ),
};
export const OrderWithAReturnedLine: Story = {
  render: () => (
    <OrderSheet
      storeName="United States"
      order={managedOrder({
        products: [...(returned === undefined ? [] : [{ ...returned, returned: true }]), ...others],
        cancel_reason: null,
        history: [],
      })}
    />
  ),
};

const state = { order, isBusy: false, refusal: undefined, since: [], onClose: nothing };
export const Sending: Story = { render: () => <SendForm {...state} onGo={nothing} /> };
const unpaid = managedOrder({
  ...{ paid: false, payment_state: 'not-paid', payment_system: 'banktransfer', send_hold: 'not-paid' },
  money: { ...order.money, due: 446, captured: 0, refunded: 0, refundable: 0, refunds: [], attempts: [] },
});
export const SendingUnpaid: Story = { render: () => <SendForm {...state} order={unpaid} onGo={nothing} /> };
export const SendingBeforeItIsPaid: Story = {
  render: () => <SendForm {...state} order={{ ...unpaid, send_hold: null }} onGo={nothing} />,
};
export const SendingRefunded: Story = {
  render: () => (
    <SendForm {...state} order={managedOrder({ payment_state: 'refunded', send_hold: 'refunded' })} onGo={nothing} />
  ),
};
const [first] = order.products;
const parcels = [
  {
    ...{ id: 'parcel-1', number: `${order.number}-P1`, sent_at: '2026-11-20T09:00:00.000Z' },
    ...{ carrier: 'Parcel Post', tracking: 'VT-2210', link: 'https://carrier.example/VT-2210' },
    lines: [{ sku: first?.sku ?? '', name: first?.name ?? '', qty: 1 }],
  },
];
const partly = managedOrder({
  parcels,
  partly_sent: true,
  to_send: order.products.slice(1).map(({ sku, count }) => ({ sku, qty: count })),
});
const [parcel] = parcels;
export const SentInParts: Story = {
  render: () => (
    <>
      <PartlySentMark isPartlySent />
      <OrderSheet order={partly} storeName="United States" onParcel={nothing} />
    </>
  ),
};
export const SendingTheRest: Story = { render: () => <SendForm {...state} order={partly} onGo={nothing} /> };
export const ChangingAParcel: Story = {
  render: () =>
    parcel === undefined ? <></> : <ParcelForm {...state} order={partly} parcel={parcel} onGo={nothing} />,
};
export const CancelingItems: Story = { render: () => <CutForm {...state} order={partly} onGo={nothing} /> };
const edited = {
  ...{ before: 446, total: 372.5, refund: 73.5, due: 0 },
  totals: [],
  lines: order.products
    .slice(1)
    .map(({ sku, name, count, price, row_total }) => ({ sku, name, count, price, row_total })),
  changes: [{ name: 'total', from: '446.00 USD', to: '372.50 USD' }],
  shippings: [{ method: 'standard', carrier: 'flat', title: 'Standard' }],
};
export const Editing: Story = {
  render: () => <EditForm {...state} order={editable} onPreview={() => Promise.resolve(edited)} onGo={nothing} />,
};
const editable = managedOrder({
  may_edit: true,
  edit_address: {
    ...{ firstname: 'Ada', lastname: 'Whitfield', street: ['1 Broadway'], city: 'New York', postcode: '10004' },
    ...{ countryId: 'US', region: 'New York', phone: '+1 212 555 0110' },
  },
});
export const DifferenceOfAnEdit: Story = { render: () => <EditPreview edited={edited} currency="USD" /> };
const QUOTE = {
  ...{ currency: 'USD', total: 94.4 },
  totals: [
    { code: 'subtotal', title: 'Subtotal', value: 90 },
    { code: 'shipping', title: 'Shipping', value: 4.4 },
  ],
  lines: [
    { sku: 'TEE-M', name: 'Cotton Tee', count: 2, price: 25, row_total: 50 },
    { sku: 'CAP', name: 'Running Cap', count: 1, price: 40, row_total: 40 },
  ],
  shippings: [
    { method: 'standard', carrier: 'vitrine', title: 'Standard' },
    { method: 'express', carrier: 'vitrine', title: 'Express' },
  ],
  payments: [
    { method: 'card', title: 'Card', pays_on_page: true },
    { method: 'banktransfer', title: 'Bank transfer', pays_on_page: false },
  ],
  shipping: { method: 'standard', carrier: 'vitrine' },
  payment: 'card',
};
const NEW_ORDER: TypedOrder = {
  ...{ store: 'us', customer: { id: 12, name: 'Ada Whitfield' }, email: 'ada@vitrine.example', sku: '' },
  lines: [
    { sku: 'TEE-M', name: 'Cotton Tee', qty: '2' },
    { sku: 'CAP', name: 'Running Cap', qty: '1' },
  ],
  ...{ address: EMPTY_ADDRESS, shipping: '', pickup: '', payment: '', coupon: '', note: 'Called at noon' },
};
const GOODS = {
  words: 'gym',
  items: [{ id: 'GYM', label: 'Gym Bag', note: 'GYM · 4' }],
  isNone: false,
  onType: nothing,
};
const DIFFERENCE = {
  ...{ currency: 'USD', paid: 25.9, price: 31.9, due: 6, refund: 0 },
  lines: [{ sku: 'CAP', name: 'Running Cap', count: 1, price: 31.9, row_total: 31.9 }],
  payments: [{ method: 'card', title: 'Card', pays_on_page: true }],
};
const creating = {
  ...{ stores: [{ value: 'us', label: 'United States' }], people: undefined, goods: GOODS, address: null, shops: [] },
  ...{ isBusy: false, refusal: undefined, onType: nothing, onCustomer: nothing, onGo: nothing },
};
export const ExchangingItems: Story = { render: () => <ExchangeForm {...state} onGo={nothing} /> };
export const ExchangingForAnotherProduct: Story = {
  render: () => <ExchangeOrderForm {...state} onPreview={() => Promise.resolve(DIFFERENCE)} onGo={nothing} />,
};
export const CreatingAnOrder: Story = {
  render: () => <NewOrderForm {...creating} typed={NEW_ORDER} quote={QUOTE} isCurrent />,
};
export const TotalToCalculateAgain: Story = {
  render: () => <NewOrderQuote quote={QUOTE} typed={NEW_ORDER} shops={[]} isCurrent={false} onType={nothing} />,
};
export const FindingAProduct: Story = {
  render: () => <FindField label="Find a product" hint="Name or SKU" finder={GOODS} choose="Add" onChoose={nothing} />,
};
export const PaymentLink: Story = {
  render: () => <PayLink pay={{ link: 'https://vitrine.example/pay/100042?key=k', until: '2026-12-01T10:00:00Z' }} />,
};
export const EditingTheAddress: Story = {
  render: () =>
    editable.edit_address === undefined ? <></> : <AddressFields address={editable.edit_address} onChange={nothing} />,
};
export const Canceling: Story = { render: () => <CancelForm {...state} onGo={nothing} /> };
const downloads = [
  {
    ...{ id: 'plan', sku: 'PLAN', product: 'Running Plan', title: 'Plan (PDF)', file: null, state: 'ready' as const },
    ...{ link: null, used: 1, taken: true, max: 5, expires_at: null },
  },
];
export const CancelingDownloaded: Story = {
  render: () => <CancelForm {...state} order={{ ...order, downloads }} onGo={nothing} />,
};
export const TakingBack: Story = { render: () => <ReturnForm {...state} onGo={nothing} /> };
export const GivingMoneyBack: Story = { render: () => <RefundForm {...state} onGo={nothing} /> };
const SPENT = { ...order, money: { ...order.money, bonuses_spent: 8.11 } };
export const RefundLessSpentBonuses: Story = {
  render: () => <RefundForm {...state} order={SPENT} onGo={nothing} />,
};
export const RefusedRefund: Story = {
  render: () => <RefundForm {...state} refusal="This is more than the refundable amount." onGo={nothing} />,
};
export const ChangedMeanwhile: Story = {
  render: () => <SendForm {...state} since={order.history.slice(1)} onGo={nothing} />,
};

export const SendingMany: Story = {
  render: () => (
    <BulkDialog
      step="send"
      orders={[...ORDER_ROWS.slice(0, 3), ...ORDER_ROWS.slice(4)]}
      results={
        new Map([
          ['100042', { isDone: true }],
          ['100041', { isDone: false, why: 'The order is not paid yet. Confirm to send it anyway.' }],
        ])
      }
      isBusy={false}
      onGo={nothing}
      onClose={nothing}
    />
  ),
};

export const RefundsThatWait: Story = {
  render: () => <RefundList refunds={OPEN_REFUNDS} pathOf={(id) => `/manage/orders/${id}`} onWork={nothing} />,
};
export const NoRefundWaits: Story = {
  render: () => <RefundList refunds={[]} pathOf={(id) => `/manage/orders/${id}`} onWork={nothing} />,
};
export const PackingSlip: Story = {
  render: () => <PrintSheet order={order} locale="en-US" shopName="Vitrine" />,
};
export const PackingSlipOfAGift: Story = {
  render: () => (
    <PrintSheet
      order={managedOrder({ gift_message: 'Happy birthday, Maren!\nSee you on Sunday.' })}
      locale="en-US"
      shopName="Vitrine"
    />
  ),
};
export const InvoiceInGerman: Story = { render: () => <IssuedSheet sheet={INVOICE_SHEET} /> };
export const DocumentsOfAnOrder: Story = {
  render: () => (
    <OrderInvoices
      invoices={ORDER_INVOICES}
      currency="EUR"
      printPath={(number) => `/manage/orders/~print?documents=${number}`}
      onMail={nothing}
    />
  ),
};
export const OrderWithoutInvoice: Story = {
  render: () => <OrderInvoices invoices={[]} currency="EUR" printPath={() => '#'} onIssue={nothing} />,
};
export const Invoices: Story = {
  render: () => (
    <InvoiceTable invoices={INVOICE_ROWS} printPath={() => '#'} orderPath={(id) => `/manage/orders/${id}`} />
  ),
};

export const GiftCardsOfAnOrder: Story = {
  render: () => <OrderGiftCards cards={GIFT_CARDS} onAct={nothing} mayMoveMoney />,
};
export const GiftCardsThatOneMayOnlySend: Story = {
  render: () => <OrderGiftCards cards={GIFT_CARDS} onAct={nothing} />,
};
export const GiftCardsThatOneMayNotChange: Story = { render: () => <OrderGiftCards cards={GIFT_CARDS} /> };
const UNITS = [
  { sku: 'TEE-BLACK-M', place: 'main', qty: 2 },
  { sku: 'TEE-BLACK-M', place: 'berlin', qty: 1 },
];
const PLACES = [
  { value: 'main', label: 'Main warehouse' },
  { value: 'berlin', label: 'Store in Berlin Mitte' },
];
export const LocationsOfAnOrder: Story = {
  render: () => <OrderPlaces units={UNITS} places={PLACES} onMove={nothing} />,
};
export const LocationsOfASentOrder: Story = { render: () => <OrderPlaces units={UNITS} places={PLACES} /> };
export const FilesOfAnOrder: Story = { render: () => <OrderDownloads downloads={DOWNLOADS} onRenew={nothing} /> };
export const FilesThatOneMayNotRenew: Story = { render: () => <OrderDownloads downloads={DOWNLOADS} /> };
