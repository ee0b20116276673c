import type { ReactNode } from 'react';
import { postalLines, type PersonDetails } from '../../../core';
import { Link } from '../../components/base/Link';
import { useManageText } from '../../text/manage-text';
import styles from './PersonView.module.css';

interface Props {
  readonly person: PersonDetails;
  readonly money: (amount: number, currency: string) => string;
  readonly moment: (at: string) => string;
  readonly orderPath: (number: string) => string;
  readonly actions: ReactNode;
}

export function PersonView({ person, money, moment, orderPath, actions }: Props) {
  const t = useManageText();
  const { addresses, orders, sessions, acted } = person;
  return (
    <section className={styles.person} aria-labelledby="person-name">
      <h2 id="person-name">{person.name === '' ? (person.login_email ?? person.phone) : person.name}</h2>
      <dl className={styles.facts}>
        <Fact name={t('person.email')} value={person.login_email ?? person.email} />
        <Fact name={t('person.phone')} value={person.phone} />
        <Fact name={t('person.bonus')} value={money(person.bonus, person.currency)} />
      </dl>
      <div className={styles.actions}>{actions}</div>
      {!person.is_verified && <p className={styles.hint}>{t('person.unconfirmed')}</p>}
      {person.may_act && <p className={styles.hint}>{t('person.act-hint')}</p>}
      <Part title={t('person.addresses')} none={t('person.none')}>
        {addresses.map((address) => {
          const lines = postalLines(address);
          return <li key={lines.join('\n')}>{lines.join(', ')}</li>;
        })}
      </Part>
      {orders !== null && (
        <Part title={`${t('person.orders')} (${String(person.orders_count)})`} none={t('person.none')}>
          {orders.map(({ number, at, total, currency }) => (
            <li key={number}>
              <Link href={orderPath(number)}>{number}</Link> · {moment(at)} · {money(total, currency)}
            </li>
          ))}
        </Part>
      )}
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
    </section>
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

function Part({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <div>
      <h3>{title}</h3>
      {children.length === 0 ? <p>{none}</p> : <ul className={styles.list}>{children}</ul>}
    </div>
  );
}
