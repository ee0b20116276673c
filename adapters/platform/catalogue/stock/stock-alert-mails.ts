import { localPath, productLink, type LinkRules } from '../../../../core/links';
import type { Product } from '../../../../core/contract';
import { withVariant } from '../reading/with-variant';
import { storeUrl, languageOf } from '../../foundation';
import type { StockAlert } from '../../ports/catalogue/stock-alerts';
import type { Letter } from '../../ports/messages/mail-look';
import type { NewMessage } from '../../ports/messages/outbox';
import { describeOptions } from '../pricing/describe-options';
import { choicesLine, letterMessage, pictureAt, type WrittenIn } from '../../messages';
import { stockAlertTextsOf } from './stock-alert-texts';

/** The storefront URL adds the store code. */
const RULES: LinkRules = { prefix: '', useUrlDispatcher: false };

export function stockAlertMail(alert: StockAlert, product: Product, written: WrittenIn): NewMessage {
  const format = stockAlertTextsOf(written.store);
  return mailOf(
    'stock-alert',
    alert,
    {
      title: format('wait.subject', { name: product.name }),
      text: [format('wait.text')],
      items: [itemOf(alert, product, written)],
      after: [format('wait.back', { link: `${written.publicUrl}${alertPath(alert.key)}` })],
    },
    written,
  );
}

export function backInStockMail(alert: StockAlert, product: Product, written: WrittenIn): NewMessage {
  const format = stockAlertTextsOf(written.store);
  const path = productLink(withVariant(product, alert.sku), RULES);
  return mailOf(
    'back-in-stock',
    alert,
    {
      title: format('back.subject', { name: product.name }),
      text: [format('back.text')],
      action: { label: format('back.open'), href: storeUrl(written.store, written.publicUrl) + localPath(path, RULES) },
      items: [itemOf(alert, product, written)],
      after: [format('back.once')],
    },
    written,
  );
}

export const alertPath = (key: string): string => `/api/stock/alert/${encodeURIComponent(key)}`;

function mailOf(kind: string, { email }: StockAlert, letter: Letter, { store }: WrittenIn): NewMessage {
  return letterMessage({ kind, contact: email, language: languageOf(store) }, letter);
}

function itemOf(
  { sku }: StockAlert,
  product: Product,
  { publicUrl, store }: WrittenIn,
): NonNullable<Letter['items']>[number] {
  const shown = withVariant(product, sku);
  const choices = describeOptions(shown, product, undefined);
  const image = shown.image ?? product.image;
  return {
    name: product.name,
    choices: choicesLine(choices, store.i18n.defaultLocale),
    ...(image !== undefined && { picture: pictureAt(image, publicUrl) }),
  };
}
