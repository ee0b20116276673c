import { useEffect, useRef, useState } from 'react';
import { deliveryStep, LAST_STEP, SENT_STEP } from '../../../../core/account';
import { isShopError, type User } from '../../../../core/shopper';
import { MONEY_PERMISSION, mayUser, type ManageArea, type ManagedOrder } from '../../../../core/staff';
import { Button, ButtonLink } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { PartlySentMark, PaymentMark } from '../../../pages/manage/orders/OrderBadges';
import { CancelForm, RefundForm, type OrderInput } from '../../../pages/manage/orders/OrderForms';
import { ReturnForm } from '../../../pages/manage/orders/ReturnForm';
import { OrderPlaces } from '../../../pages/manage/orders/OrderPlaces';
import { ParcelForm, SendForm } from '../../../pages/manage/orders/SendForm';
import { CutForm } from '../../../pages/manage/orders/CutForm';
import { EditForm, type EditInput } from '../../../pages/manage/orders/EditForm';
import { ExchangeForm, type ExchangeInput } from '../../../pages/manage/orders/ExchangeForm';
import { OrderInvoices } from '../../../pages/manage/orders/OrderInvoices';
import { PayLink } from '../../../pages/manage/orders/PayLink';
import { OrderPlaced, OrderSheet } from '../../../pages/manage/orders/OrderSheet';
import { OrderVat } from '../../../pages/manage/orders/OrderVat';
import styles from '../../../pages/manage/orders/Orders.module.css';
import { DeliveryStatus } from '../../../components/orders/DeliveryStatus';
import { useShop } from '../../../state/shop-context';
import { focusPage } from '../../../state/focus-page';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import { Presence } from '../Presence';
import { useChoices } from '../use-choices';
import { AskPayment } from './AskPayment';
import { ExchangeOrderPart } from './ExchangeOrderPart';
import { NewOrderPart } from './NewOrderPart';
import { OrderNote } from './OrderNote';
import { PrintPart } from './PrintPart';
import { RefundsPart } from './RefundsPart';
import { refusedText } from './refused-text';
import { today } from './today';
import { useOrder, type OpenOrder } from './use-order';

/** Order numbers never contain this sign. */
const REFUNDS = '~refunds';
const PRINT = '~print';
const NEW = 'new';

export const OrderPart: ManagePart = (props) => {
  const id = props.page.route.params['id'] ?? '';
  if (id === REFUNDS) return <RefundsPart {...props} />;
  if (id === PRINT) return <PrintPart {...props} />;
  if (id === NEW) return <NewOrderPart {...props} />;
  return <OneOrder key={id} id={id} manage={props.manage} user={props.user} />;
};

function OneOrder({ id, manage, user }: { readonly id: string; readonly manage: ManageArea; readonly user: User }) {
  const t = useManageText();
  const shop = useShop();
  const open = useOrder(manage, id);
  const [form, setForm] = useState<FormName>();
  const { order, error, reload } = open;
  if (order === undefined) {
    if (error === undefined) return <Waiting state="loading" onRetry={reload} />;
    const isMissing = isShopError(error) && error.details['status'] === 404;
    return isMissing ? <p>{t('order.missing')}</p> : <Waiting state="failed" onRetry={reload} />;
  }
  const mayWrite = mayUser(user, 'orders:write');
  const mayMoveMoney = mayUser(user, MONEY_PERMISSION);
  const store = shop.storeViews.available.find(({ storeCode }) => storeCode === order.store);
  const storeName = store?.name ?? order.store;
  const { order_status, stage, canceled } = order;
  return (
    <>
      <ManageTitle title={t('order.title', { number: order.number })} actions={<PrintLinks order={order} />} />
      <Presence kind="order" record={order.number} manage={manage} isEditing={form !== undefined} />
      <div className={styles.status}>
        <PaymentMark state={order.payment_state} canceled={order.canceled} />
        <PartlySentMark isPartlySent={order.partly_sent} />
        <OrderPlaced order={order} />
      </div>
      <DeliveryStatus facts={{ order_status, stage, canceled }} />
      {mayWrite && order.pay_link !== undefined && <PayLink pay={order.pay_link} />}
      {mayWrite && <Actions {...{ open, order, manage, form, setForm, mayMoveMoney }} />}
      <OrderSheet
        order={order}
        storeName={storeName}
        note={mayWrite && <OrderNote open={open} manage={manage} />}
        mayMoveMoney={mayMoveMoney && mayUser(user, 'gift-cards:write')}
        {...(order.places !== undefined && { places: <Places {...{ open, order, manage, mayWrite }} /> })}
        vat={
          <OrderVat
            order={order}
            isBusy={open.isBusy}
            onCheck={mayWrite ? () => void open.act(({ number }) => manage.checkOrderVat({ id: number })) : undefined}
          />
        }
        invoices={<Invoices {...{ open, order, manage, mayWrite }} />}
        {...(mayWrite && {
          onRenew: (id) => void open.act(({ number }) => manage.renewDownload({ id: number, download: id })),
          onParcel: (id) => {
            open.begin();
            setForm(`parcel ${id}`);
          },
          onGiftCard: (id, act) => void open.act(({ number }) => manage.giftCard({ id: number, card: id, act })),
        })}
      />
    </>
  );
}

function PrintLinks({ order: { number: id, invoices = [], office } }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  const shop = useShop();
  const path = shop.routing.localPath('/manage/orders/~print');
  const link = office?.link ?? undefined;
  return (
    <>
      <ButtonLink kind="secondary" href={`${path}?slips=${encodeURIComponent(id)}`}>
        {t('order.slip')}
      </ButtonLink>
      {invoices.length > 0 && (
        <ButtonLink kind="secondary" href={`${path}?invoices=${encodeURIComponent(id)}`}>
          {t('order.invoice')}
        </ButtonLink>
      )}
      {link !== undefined && (
        <ButtonLink kind="secondary" href={link} target="_blank">
          {t('order.office')}
        </ButtonLink>
      )}
    </>
  );
}

interface InvoicesProps {
  readonly open: OpenOrder;
  readonly order: ManagedOrder;
  readonly manage: ManageArea;
  readonly mayWrite: boolean;
}

/** Locations that ship the order; units can move until it is shipped. */
function Places({ open, order, manage, mayWrite }: InvoicesProps) {
  const { choices } = useChoices(PLACES, manage);
  const { number: id, places = [], canceled, order_status, stage } = order;
  const isOpen = !canceled && deliveryStep(order_status, stage) < SENT_STEP;
  return (
    <OrderPlaces
      units={places}
      places={choices['stock-places'] ?? []}
      isBusy={open.isBusy}
      onMove={
        mayWrite && isOpen
          ? (move) => void open.act(({ revision }) => manage.moveOrderUnits({ id, revision, ...move }))
          : undefined
      }
    />
  );
}

const PLACES = ['stock-places'] as const;

function Invoices({ open, order, manage, mayWrite }: InvoicesProps) {
  const t = useManageText();
  const shop = useShop();
  const { number: id, invoices = [], canceled, currency } = order;
  const print = shop.routing.localPath('/manage/orders/~print');
  const mail = (number: string) =>
    void open.act(async () => {
      await manage.mailInvoice({ number });
      const message = t('invoice.mailed', { number });
      shop.notices.spawn({ type: 'info', code: 'invoice-mailed', message, timeToLive: 5000 });
      return order;
    });
  const issue = () =>
    void open.act(async () => {
      await manage.issueInvoice({ id });
      return manage.order({ id });
    });
  return (
    <OrderInvoices
      invoices={invoices}
      currency={currency}
      printPath={(number) => `${print}?documents=${encodeURIComponent(number)}`}
      onIssue={mayWrite && !canceled && invoices.length === 0 ? issue : undefined}
      onMail={mayWrite ? mail : undefined}
    />
  );
}

type FormName =
  | 'cancel'
  | 'cut'
  | 'edit'
  | 'exchange'
  | 'exchange-new'
  | 'refund'
  | 'return'
  | 'send'
  | `parcel ${string}`;

interface ActionsProps {
  readonly open: OpenOrder;
  readonly order: ManagedOrder;
  readonly manage: ManageArea;
  readonly mayMoveMoney: boolean;
  readonly form: FormName | undefined;
  readonly setForm: (form: FormName | undefined) => void;
}

/** Same rules as the shop's, which rejects anything else. */
function Actions({ open, order, manage, mayMoveMoney, form, setForm }: ActionsProps) {
  const t = useManageText();
  const ref = useRef<HTMLDivElement>(null);
  useKeptFocus(ref);
  useEffect(() => (form === undefined ? undefined : focusPage), [form]);
  const { id, revision } = { id: order.number, revision: order.revision };
  const step = deliveryStep(order.order_status, order.stage);
  const waitsForPage = order.pays_on_page;
  const isOpen = !order.canceled;
  const show = (name: FormName) => {
    open.begin();
    setForm(name);
  };
  const now = (input: Parameters<typeof manage.advanceOrder>[0]) => void open.act(() => manage.advanceOrder(input));
  return (
    <>
      <div ref={ref} className={styles.actions} role="group" aria-label={t('order.steps')}>
        {isOpen && !waitsForPage && hasSendForm(order, step) && (mayMoveMoney || order.send_hold === null) && (
          <Button
            kind={step < SENT_STEP && order.send_hold === null ? 'primary' : 'secondary'}
            onClick={() => show('send')}
          >
            {t(sendLabel(order, step))}
          </Button>
        )}
        {isOpen && step >= SENT_STEP && step < LAST_STEP && (
          <Button busy={open.isBusy} onClick={() => now({ id, revision, delivered: today() })}>
            {t('order.delivered')}
          </Button>
        )}
        {mayMoveMoney && isOpen && !order.paid && !waitsForPage && (
          <Button
            kind={order.send_hold === 'not-paid' ? 'primary' : 'secondary'}
            busy={open.isBusy}
            onClick={() => now({ id, revision, paid: true })}
          >
            {t('order.mark-paid')}
          </Button>
        )}
        {waitsForPage && <AskPayment open={open} manage={manage} />}
        {mayMoveMoney && <MoneyBackSteps {...{ order, step, show }} />}
      </div>
      {form === undefined && open.refusal !== undefined && (
        <p className={styles.alert} role="alert">
          {open.refusal}
        </p>
      )}
      {form !== undefined && <Form name={form} {...{ open, order, manage }} onClose={() => setForm(undefined)} />}
    </>
  );
}

/** Each parcel has its own tracking, so a form for the whole order would change none of them. */
function hasSendForm({ parcels = [] }: ManagedOrder, step: number): boolean {
  return step < (parcels.length > 0 ? SENT_STEP : LAST_STEP);
}

function sendLabel({ partly_sent: isPartlySent }: ManagedOrder, step: number) {
  if (isPartlySent === true) return 'order.send-rest';
  return step < SENT_STEP ? 'order.send' : 'order.tracking-change';
}

interface MoneyBackProps {
  readonly order: ManagedOrder;
  readonly step: number;
  readonly show: (name: FormName) => void;
}

function MoneyBackSteps({ order, step, show }: MoneyBackProps) {
  const t = useManageText();
  const isSent = step >= SENT_STEP;
  const isPartlySent = order.partly_sent === true;
  const isOpen = !order.canceled;
  return (
    <>
      {isOpen && (isSent || isPartlySent) && order.products.some(isReturnable) && (
        <Button kind="secondary" onClick={() => show('return')}>
          {t('order.return')}
        </Button>
      )}
      {order.money.refundable > 0 && (
        <Button kind="secondary" onClick={() => show('refund')}>
          {t('order.refund')}
        </Button>
      )}
      {order.may_edit === true && (
        <Button kind="secondary" onClick={() => show('edit')}>
          {t('order.edit')}
        </Button>
      )}
      {order.may_exchange === true && order.products.some(({ parentSku }) => parentSku !== undefined) && (
        <Button kind="secondary" onClick={() => show('exchange')}>
          {t('order.exchange')}
        </Button>
      )}
      {order.may_exchange_new === true && order.products.some(isReturnable) && (
        <Button kind="secondary" onClick={() => show('exchange-new')}>
          {t('order.exchange-new')}
        </Button>
      )}
      {isOpen && mayCut(order) && (
        <Button kind="quiet" onClick={() => show('cut')}>
          {t('order.cut')}
        </Button>
      )}
      {isOpen && !isSent && !isPartlySent && (
        <Button kind="quiet" onClick={() => show('cancel')}>
          {t('order.cancel')}
        </Button>
      )}
    </>
  );
}

function isReturnable({
  count,
  returned,
  returned_count: back = 0,
  canceled_count: cut = 0,
}: ManagedOrder['products'][number]) {
  return returned !== true && back + cut < count;
}

/** The only unit of an order is cancelled with the order. */
function mayCut({ paid, partly_sent: isPartlySent, to_send: left = [] }: ManagedOrder): boolean {
  const units = left.reduce((sum, { qty }) => sum + qty, 0);
  return paid && units > (isPartlySent === true ? 0 : 1);
}

const ADVANCE_FORMS = ['cancel', 'cut', 'return', 'send'] as const;

function Form({
  name,
  open,
  order,
  manage,
  onClose,
}: Pick<ActionsProps, 'manage' | 'open' | 'order'> & { readonly name: FormName; readonly onClose: () => void }) {
  const t = useManageText();
  const { isBusy, refusal, since, act } = open;
  const state = { order, isBusy, refusal, since, onClose };
  const done = (isDone: boolean) => {
    if (isDone) onClose();
  };
  const meant = { id: order.number, revision: order.revision };
  if (name === 'refund') {
    return (
      <RefundForm {...state} onGo={(input) => void act(() => manage.refundOrder({ ...input, ...meant })).then(done)} />
    );
  }
  if (name === 'edit') {
    const edit = (input: EditInput) => manage.editOrder({ ...input, ...meant });
    return (
      <EditForm
        {...state}
        onPreview={(input) =>
          manage.editOrder({ ...input, ...meant, dry_run: true }).then(
            ({ edited }) => edited,
            (error: unknown) => refusedText(error, t),
          )
        }
        onGo={(input) => void act(async () => (await edit(input)).order).then(done)}
      />
    );
  }
  if (name === 'exchange') {
    const exchange = (input: ExchangeInput) => manage.exchangeItems({ ...input, ...meant });
    return <ExchangeForm {...state} onGo={(input) => void act(async () => (await exchange(input)).order).then(done)} />;
  }
  if (name === 'exchange-new') return <ExchangeOrderPart {...{ state, act, manage }} />;
  const onGo = (input: OrderInput) => void act(() => manage.advanceOrder({ ...input, ...meant })).then(done);
  const parcel = order.parcels?.find(({ id }) => name === `parcel ${id}`);
  if (parcel !== undefined) return <ParcelForm {...state} parcel={parcel} onGo={onGo} />;
  const known = ADVANCE_FORMS.find((one) => one === name);
  if (known === undefined) return null;
  const Advance = { cancel: CancelForm, cut: CutForm, return: ReturnForm, send: SendForm }[known];
  return <Advance {...state} onGo={onGo} />;
}
