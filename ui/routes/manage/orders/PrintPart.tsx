import { useEffect, useState } from 'react';
import type { ManagedOrder } from '../../../../core';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { PrintSheet } from '../../../pages/manage/orders/PrintSheet';
import styles from '../../../pages/manage/orders/PrintSheet.module.css';
import { useShop } from '../../../state/shop-context';
import { loadManageMessages, ManageSpeech, useManageText } from '../../../text/manage-text';
import type { ManageMessages } from '../../../text/own-keys';
import { languageOf, type InterfaceLanguage } from '../../../text/languages';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';

/** Maximum orders per print job. */
const MAX = 100;

interface Printed {
  readonly orders: readonly ManagedOrder[];
  readonly words: ReadonlyMap<InterfaceLanguage, ManageMessages>;
}

export const PrintPart: ManagePart = ({ page, manage }) => {
  const t = useManageText();
  const shop = useShop();
  const { slips, invoices } = page.route.query;
  const kind = invoices === undefined ? 'slip' : 'invoice';
  const ids = [...new Set((invoices ?? slips ?? '').split(',').filter((id) => id !== ''))].slice(0, MAX);
  const localeOf = ({ store }: ManagedOrder) =>
    shop.storeViews.available.find(({ storeCode }) => storeCode === store)?.i18n.defaultLocale ?? 'en-US';
  const { value, error, reload } = useLoaded<Printed>(ids.join(), async () => {
    const orders: ManagedOrder[] = [];
    for (const id of ids) orders.push(await manage.order({ id }));
    const languages = [...new Set(orders.map((order) => languageOf(localeOf(order))))];
    const words = await Promise.all(languages.map(async (one) => [one, await loadManageMessages(one)] as const));
    return { orders, words: new Map(words) };
  });
  useTitleOf(kind, value);
  if (ids.length === 0) return <p>{t('print.none')}</p>;
  if (error !== undefined) return <Waiting state="failed" onRetry={reload} />;
  if (value === undefined) return <Waiting state="loading" onRetry={reload} />;
  return (
    <div>
      <div className={styles.tools}>
        <h1>{t(kind === 'slip' ? 'order.slip' : 'order.invoice')}</h1>
        <Button onClick={() => window.print()}>{t('print.print')}</Button>
      </div>
      {value.orders.map((order) => {
        const locale = localeOf(order);
        const messages = value.words.get(languageOf(locale));
        return (
          messages !== undefined && (
            <ManageSpeech key={order.number} messages={messages} locale={locale}>
              <PrintSheet order={order} kind={kind} locale={locale} shopName={shop.content.settings?.name ?? ''} />
            </ManageSpeech>
          )
        );
      })}
    </div>
  );
};

/** Printers name the file by the page title. */
function useTitleOf(kind: string, value: Printed | undefined) {
  const [first] = value?.orders ?? [];
  const [before] = useState(() => document.title);
  useEffect(() => {
    if (first !== undefined) document.title = `${kind}-${first.number}`;
    return () => {
      document.title = before;
    };
  }, [first, kind, before]);
}
