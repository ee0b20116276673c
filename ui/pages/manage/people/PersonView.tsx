import type { ReactNode } from 'react';
import { postalLines } from '../../../../core/account';
import type { PersonDetails } from '../../../../core/staff';
import { Link } from '../../../components/base/Link';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { PersonBonuses, PersonConsents, PersonReviews, PersonSales } from './PersonRecords';
import { Part } from './Part';
import styles from './PersonView.module.css';

interface Props {
  readonly person: PersonDetails;
  readonly money: (amount: number, currency: string) => string;
  readonly moment: (at: string) => string;
  readonly orderPath: (number: string) => string;
  readonly reviewPath: (id: number) => string;
  readonly actions: ReactNode;
  readonly notes: ReactNode;
  /** Form of the edited address, instead of the button to add one. */
  readonly addressForm?: ReactNode;
  /** Omitted if the user may not change the person. */
  readonly onAddress?: ((at: number | 'new') => void) | undefined;
  readonly onAddressRemove?: ((at: number) => void) | undefined;
}

export function PersonView({ person, money, moment, orderPath, reviewPath, actions, notes, ...on }: Props) {
  const t = useManageText();
  return (
    <section className={styles.person} aria-label={t('find.person')}>
      <dl className={styles.facts}>
        <Fact name={t('person.email')} value={person.login_email ?? person.email} />
        <Fact name={t('person.phone')} value={person.phone} />
        <Fact name={t('person.since')} value={moment(person.since)} />
        <Fact name={t('person.bonus')} value={money(person.bonus, person.currency)} />
        <Fact name={t('person.tags')} value={person.tags.join(', ')} />
      </dl>
      <div className={styles.actions}>{actions}</div>
      {!person.is_verified && <p className={styles.hint}>{t('person.unconfirmed')}</p>}
      {person.may_act && <p className={styles.hint}>{t('person.act-hint')}</p>}
      {person.sales !== null && <PersonSales sales={person.sales} money={money} />}
      {notes}
      <Addresses person={person} {...on} />
      <Orders {...{ person, money, moment, orderPath }} />
      <Carts person={person} moment={moment} />
      <PersonBonuses person={person} money={money} moment={moment} />
      <PersonConsents consents={person.consents} moment={moment} />
      <PersonReviews reviews={person.reviews} moment={moment} reviewPath={reviewPath} />
      <Sessions person={person} moment={moment} />
    </section>
  );
}

function Addresses({
  person: { addresses },
  addressForm,
  onAddress,
  onAddressRemove,
}: Pick<Props, 'addressForm' | 'onAddress' | 'onAddressRemove' | 'person'>) {
  const t = useManageText();
  return (
    <Part
      title={t('person.addresses')}
      none={t('person.none')}
      footer={
        addressForm ||
        (onAddress !== undefined && (
          <Button kind="quiet" onClick={() => onAddress('new')}>
            {t('person.address-add')}
          </Button>
        ))
      }
    >
      {addresses.map((address, at) => {
        const line = postalLines(address).join(', ');
        return (
          <li key={`${String(at)} ${line}`} className={styles.row}>
            <span>{line}</span>
            {onAddress !== undefined && (
              <Button kind="quiet" aria-label={`${t('person.address-edit')}: ${line}`} onClick={() => onAddress(at)}>
                {t('person.address-edit')}
              </Button>
            )}
            {onAddressRemove !== undefined && (
              <Button
                kind="quiet"
                aria-label={`${t('person.address-remove')}: ${line}`}
                onClick={() => onAddressRemove(at)}
              >
                {t('person.address-remove')}
              </Button>
            )}
          </li>
        );
      })}
    </Part>
  );
}

function Orders({ person, money, moment, orderPath }: Pick<Props, 'money' | 'moment' | 'orderPath' | 'person'>) {
  const t = useManageText();
  if (person.orders === null) return null;
  return (
    <Part title={`${t('person.orders')} (${String(person.orders_count)})`} none={t('person.none')}>
      {person.orders.map(({ number, at, total, currency }) => (
        <li key={number}>
          <Link href={orderPath(number)}>{number}</Link> · {moment(at)} · {money(total, currency)}
        </li>
      ))}
    </Part>
  );
}

function Carts({ person: { carts }, moment }: Pick<Props, 'moment' | 'person'>) {
  const t = useManageText();
  return (
    <Part title={t('person.carts')} none={t('person.none')}>
      {carts.map(({ store, changed_at: at, items }) => (
        <li key={`${store} ${at}`}>
          {store} · {moment(at)} · {items.map(({ sku, qty }) => t('person.cart-line', { sku, qty })).join(', ')}
        </li>
      ))}
    </Part>
  );
}

function Sessions({ person: { sessions, acted }, moment }: Pick<Props, 'moment' | 'person'>) {
  const t = useManageText();
  return (
    <>
      <Part title={t('person.sessions')} none={t('person.none')}>
        {sessions.map(({ opened_at: at, actor }, index) => (
          <li key={index}>
            {actor === null
              ? t('person.session', { when: moment(at) })
              : t('person.session-actor', { when: moment(at), who: actor })}
          </li>
        ))}
      </Part>
      <Part title={t('person.acted')} none={t('person.none')}>
        {acted.map(({ who, at }) => (
          <li key={at}>
            {who} · {moment(at)}
          </li>
        ))}
      </Part>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null || value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
