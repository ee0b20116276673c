import { useEffect, useState } from 'react';
import type { IssuedInvoice, ManageArea, ManagedOrder } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { IssuedSheet } from '../../../pages/manage/orders/IssuedSheet';
import { PrintSheet } from '../../../pages/manage/orders/PrintSheet';
import styles from '../../../pages/manage/orders/PrintSheet.module.css';
import { useShop } from '../../../state/shop-context';
import { loadManageMessages, ManageSpeech, useManageText } from '../../../text/manage-text';
import type { ManageMessages } from '../../../text/own-keys';
import { languageOf, type InterfaceLanguage } from '../../../text/languages';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';

/** Maximum orders or documents per print job. */
const MAX = 100;

export const PrintPart: ManagePart = ({ page, manage }) => {
  const t = useManageText();
  const { slips, invoices, documents } = page.route.query;
  const ids = numbersIn(documents ?? invoices ?? slips);
  if (ids.length === 0) return <p>{t('print.none')}</p>;
  if (documents === undefined && invoices === undefined) return <Slips ids={ids} manage={manage} />;
  return <Issued ids={ids} areOrders={documents === undefined} manage={manage} />;
};

function numbersIn(list: string | undefined): readonly string[] {
  return [...new Set((list ?? '').split(',').filter((id) => id !== ''))].slice(0, MAX);
}

interface Props {
  readonly ids: readonly string[];
  readonly manage: ManageArea;
}

interface Printed {
  readonly orders: readonly ManagedOrder[];
  readonly words: ReadonlyMap<InterfaceLanguage, ManageMessages>;
}

function Slips({ ids, manage }: Props) {
  const shop = useShop();
  const localeOf = ({ store }: ManagedOrder) =>
    shop.storeViews.available.find(({ storeCode }) => storeCode === store)?.i18n.defaultLocale ?? 'en-US';
  const { value, error, reload } = useLoaded<Printed>(ids.join(), async () => {
    const orders: ManagedOrder[] = [];
    for (const id of ids) orders.push(await manage.order({ id }));
    const languages = [...new Set(orders.map((order) => languageOf(localeOf(order))))];
    const words = await Promise.all(languages.map(async (one) => [one, await loadManageMessages(one)] as const));
    return { orders, words: new Map(words) };
  });
  useTitleOf(value?.orders[0] && `slip-${value.orders[0].number}`);
  if (error !== undefined) return <Waiting state="failed" onRetry={reload} />;
  if (value === undefined) return <Waiting state="loading" onRetry={reload} />;
  return (
    <div>
      <Tools title="order.slip" />
      {value.orders.map((order) => {
        const locale = localeOf(order);
        const messages = value.words.get(languageOf(locale));
        return (
          messages !== undefined && (
            <ManageSpeech key={order.number} messages={messages} locale={locale}>
              <PrintSheet order={order} locale={locale} shopName={shop.content.settings?.name ?? ''} />
            </ManageSpeech>
          )
        );
      })}
    </div>
  );
}

interface IssuedOf {
  readonly documents: readonly IssuedInvoice[];
  /** Orders without an invoice. */
  readonly missing: readonly string[];
}

/** Shows issued documents; `areOrders` if the ids are order ids. */
function Issued({ ids, areOrders, manage }: Props & { readonly areOrders: boolean }) {
  const t = useManageText();
  const { value, error, reload } = useLoaded<IssuedOf>(`${String(areOrders)} ${ids.join()}`, async () => {
    const missing: string[] = [];
    const numbers: string[] = [];
    for (const id of ids) {
      const { invoices = [] } = areOrders ? await manage.order({ id }) : { invoices: [{ number: id }] };
      if (invoices.length === 0) missing.push(id);
      numbers.push(...invoices.map(({ number }) => number));
    }
    const documents: IssuedInvoice[] = [];
    for (const number of numbers) documents.push(await manage.invoice({ number }));
    return { documents, missing };
  });
  useTitleOf(value?.documents[0]?.document.number);
  if (error !== undefined) return <Waiting state="failed" onRetry={reload} />;
  if (value === undefined) return <Waiting state="loading" onRetry={reload} />;
  return (
    <div>
      <Tools title="order.invoice" />
      {value.missing.map((number) => (
        <p key={number} role="status">
          {t('invoice.missing', { number })}
        </p>
      ))}
      {value.documents.map(({ document, sheet }) => (
        <IssuedSheet key={document.number} sheet={sheet} />
      ))}
    </div>
  );
}

function Tools({ title }: { readonly title: 'order.invoice' | 'order.slip' }) {
  const t = useManageText();
  return (
    <div className={styles.tools}>
      <h1>{t(title)}</h1>
      <Button onClick={() => window.print()}>{t('print.print')}</Button>
    </div>
  );
}

/** Printers name the file by the page title. */
function useTitleOf(title: string | undefined) {
  const [before] = useState(() => document.title);
  useEffect(() => {
    if (title !== undefined) document.title = title;
    return () => {
      document.title = before;
    };
  }, [title, before]);
}
