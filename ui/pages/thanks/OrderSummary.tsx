import { clsx } from 'clsx';
import { postalLines, type OrderSummary as Summary, type SummaryLine } from '../../../core/account';
import { arrivalText, dayRange, CART_THUMBNAIL, latestDayText } from '../../../core/internal';
import { lookUp, type Confirmation } from '../../../core/shopper';
import { Picture } from '../../components/base/Picture';
import { TotalsList } from '../../components/bag/TotalsList';
import { countryName } from '../../text/country-names';
import { momentOf } from '../../text/moment-of';
import { choiceValue } from '../../text/choice-text';
import { useLocale, usePrice, useText } from '../../text/text-context';
import styles from './OrderSummary.module.css';

type Address = NonNullable<Summary['shipping_address']>;

interface Props {
  readonly summary: Summary;
  readonly number?: string | undefined;
  readonly store: Confirmation['pickup_store'];
}

export function OrderSummary({ summary, number, store }: Props) {
  const t = useText();
  const { lines, totals } = summary;
  const taxIncluded = totals.some((segment) => typeof lookUp(segment, 'value_included') === 'number');
  return (
    <section className={styles.summary} aria-label={t('thanks.your-order')} data-testid="order-summary">
      <h2 className={clsx('display', styles.title)}>{t('thanks.your-order')}</h2>
      <Facts summary={summary} number={number} store={store} />
      <div>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <Line key={`${line.sku}-${String(index)}`} line={line} />
          ))}
        </ul>
        <div className={styles.totals} data-testid="order-totals">
          <TotalsList segments={totals} taxIncluded={taxIncluded} />
        </div>
      </div>
    </section>
  );
}

function Line({ line: { name, qty, options, row_total, thumbnail } }: { readonly line: SummaryLine }) {
  const [t, locale] = [useText(), useLocale()];
  const price = usePrice();
  return (
    <li className={styles.line} data-testid="order-line">
      {thumbnail === undefined ? <span /> : <Picture path={thumbnail} size={CART_THUMBNAIL} alt="" sizes="72px" />}
      <div>
        <p className={styles.name}>{name}</p>
        {options.map(({ label, value }) => (
          <p key={label} className={styles.soft}>
            {t('thanks.choice', { label, value: choiceValue(value, locale) })}
          </p>
        ))}
        <p className={styles.soft}>{t('thanks.quantity', { qty })}</p>
      </div>
      <p className={styles.price}>{price(row_total)}</p>
    </li>
  );
}

function Facts({ summary, number, store }: Props) {
  const t = useText();
  const locale = useLocale();
  const { ordered_at, shipping_address: goesTo, billing_address: billedTo, after_payment: days } = summary;
  const to = goesTo && addressLines(goesTo, locale);
  const bill = billedTo && addressLines(billedTo, locale);
  const rows: readonly (readonly [label: string, lines: readonly (string | undefined)[] | undefined])[] = [
    [t('thanks.number'), [number]],
    [t('thanks.date'), [ordered_at === '' ? undefined : momentOf(ordered_at, locale)]],
    [t('thanks.delivery'), [summary.shipping_method]],
    [
      t(store === undefined ? 'thanks.arrives' : 'thanks.ready'),
      summary.arrival && [(store === undefined ? arrivalText : latestDayText)(summary.arrival, locale)],
    ],
    [
      t(store === undefined ? 'thanks.arrives' : 'thanks.ready-in'),
      days && [t('delivery.after-payment', { days: dayRange(days), count: days.max })],
    ],
    [t('checkout.goes-to'), to],
    [t('checkout.pickup-at'), store && [store.name, store.address, store.city, store.hours]],
    [t('checkout.paid-by'), [summary.payment_method]],
    [t('checkout.billed-to'), bill?.join() === to?.join() ? undefined : bill],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, lines = []]) => {
        const filled = lines.filter((line) => line !== undefined && line !== '');
        return (
          filled.length > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {filled.map((line, index) => (
                  <span key={`${String(index)}-${line ?? ''}`}>{line}</span>
                ))}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function addressLines(address: Address, locale: string): readonly string[] {
  return postalLines(address, countryName(address.countryId, locale));
}
