import type { PersonDetails } from '../../../../core/staff';
import { Link } from '../../../components/base/Link';
import { useManageText } from '../../../text/manage-text';
import { Part } from './Part';
import styles from './PersonView.module.css';

type Money = (amount: number, currency: string) => string;
type Moment = (at: string) => string;

/** Figures of all orders, counted as in reports. */
export function PersonSales({
  sales,
  money,
}: {
  readonly sales: NonNullable<PersonDetails['sales']>;
  readonly money: Money;
}) {
  const t = useManageText();
  if (sales.length === 0) return null;
  return (
    <div>
      <h2>{t('person.sales')}</h2>
      {sales.map(({ currency, orders, net, average, refunded, returns }) => (
        <dl key={currency} className={styles.facts}>
          <Figure name={t('person.sales-orders')} value={String(orders)} />
          <Figure name={t('person.sales-net')} value={money(net, currency)} />
          <Figure name={t('person.sales-average')} value={average === null ? '–' : money(average, currency)} />
          <Figure name={t('person.sales-refunded')} value={money(refunded, currency)} />
          <Figure name={t('person.sales-returns')} value={String(returns)} />
        </dl>
      ))}
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function PersonBonuses({
  person: { bonuses, currency },
  money,
  moment,
}: {
  readonly person: Pick<PersonDetails, 'bonuses' | 'currency'>;
  readonly money: Money;
  readonly moment: Moment;
}) {
  const t = useManageText();
  return (
    <Part title={t('person.bonus-history')} none={t('person.none')}>
      {bonuses.map(({ at, amount, reason, order, note, who }, index) => (
        <li key={`${String(index)} ${at}`}>
          {[
            moment(at),
            `${amount > 0 ? '+' : ''}${money(amount, currency)}`,
            t(`person.bonus-reason.${reason}`),
            ...(order === null ? [] : [order]),
            ...(note === null ? [] : [note]),
            ...(who === null ? [] : [who]),
          ].join(' · ')}
        </li>
      ))}
    </Part>
  );
}

export function PersonConsents({
  consents: { newsletter, stock_alerts: alerts },
  moment,
}: {
  readonly consents: PersonDetails['consents'];
  readonly moment: Moment;
}) {
  const t = useManageText();
  return (
    <Part title={t('person.consents')} none={t('person.none')}>
      {[
        ...newsletter.map(({ email, confirmed_at: at }) => (
          <li key={`letter ${email}`}>
            {at === null
              ? t('person.newsletter-waits', { email })
              : t('person.newsletter-on', { email, when: moment(at) })}
          </li>
        )),
        ...alerts.map(({ email, sku }) => <li key={`alert ${email} ${sku}`}>{t('person.alert', { sku, email })}</li>),
      ]}
    </Part>
  );
}

export function PersonReviews({
  reviews,
  moment,
  reviewPath,
}: {
  readonly reviews: PersonDetails['reviews'];
  readonly moment: Moment;
  readonly reviewPath: (id: number) => string;
}) {
  const t = useManageText();
  return (
    <Part title={t('person.reviews')} none={t('person.none')}>
      {reviews.map(({ id, sku, title, rating, at, status }) => (
        <li key={id}>
          <Link href={reviewPath(id)}>{title}</Link>
          {` · ${[sku, ...(rating === null ? [] : [`${String(rating)}/5`]), moment(at), t(`person.review.${status}`)].join(' · ')}`}
        </li>
      ))}
    </Part>
  );
}
