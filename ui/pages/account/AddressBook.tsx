import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { OrderAddress } from '../../../core';
import { Button } from '../../components/Button';
import { countryName } from '../../text/country-names';
import { useLocale, useText } from '../../text/text-context';
import styles from './Profile.module.css';

/** Addresses of one account; the shop refuses more. */
export const MOST_ADDRESSES = 20;

interface Props {
  readonly addresses: readonly OrderAddress[];
  /** The one that is changed: its place, or 'new'; its form stands in its place. */
  readonly editing: number | 'new' | undefined;
  readonly form: ReactNode;
  readonly busy: boolean;
  readonly onEdit: (which: number | 'new') => void;
  readonly onRemove: (index: number) => void;
  readonly onDefault: (index: number) => void;
}

/** The addresses of an account, the default one first: to add, change, take away. */
export function AddressBook({ addresses, editing, form, busy, onEdit, onRemove, onDefault }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = addresses.length >= MOST_ADDRESSES;
  return (
    <section className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1} className={clsx('display', styles.heading)}>
        {t('profile.addresses')}
      </h2>
      {addresses.length === 0 && editing === undefined && <p>{t('profile.addresses-none')}</p>}
      <ul className={styles.addresses}>
        {addresses.map((address, index) => (
          <li key={`${String(index)}-${address.street.join()}-${address.postcode}`} data-testid="address">
            {editing === index ? (
              form
            ) : (
              <Card
                address={address}
                isDefault={index === 0}
                busy={busy}
                onEdit={() => onEdit(index)}
                onDefault={() => onDefault(index)}
                onRemove={() => {
                  heading.current?.focus(); // what had the focus goes with its address
                  onRemove(index);
                }}
              />
            )}
          </li>
        ))}
        {editing === 'new' && <li>{form}</li>}
      </ul>
      {isFull && <p>{t('profile.addresses-full', { most: MOST_ADDRESSES })}</p>}
      {!isFull && editing === undefined && (
        <p>
          <Button kind="secondary" onClick={() => onEdit('new')}>
            {t('profile.address-add')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface CardProps {
  readonly address: OrderAddress;
  readonly isDefault: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function Card({ address, isDefault, busy, onEdit, onRemove, onDefault }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { firstname, lastname, street, postcode, city, region, countryId, phone } = address;
  const lines = [
    `${firstname} ${lastname}`.trim(),
    street.join(', '),
    [`${postcode} ${city}`.trim(), region ?? ''].filter((part) => part !== '').join(', '),
    countryName(countryId, locale),
    phone ?? '',
  ].filter((line) => line !== '');
  const act = (action: string, onClick: () => void) => (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={t('profile.address-named', { action, address: `${street.join(', ')}, ${city}` })}
      onClick={onClick}
    >
      {action}
    </Button>
  );
  return (
    <div className={styles.card}>
      {isDefault && <p className={styles.mark}>{t('profile.address-default')}</p>}
      {lines.map((line, index) => (
        <p key={`${String(index)}-${line}`}>{line}</p>
      ))}
      <p className={styles.cardActions}>
        {act(t('profile.address-change'), onEdit)}
        {!isDefault && act(t('profile.address-make-default'), onDefault)}
        {act(t('profile.address-remove'), onRemove)}
      </p>
    </div>
  );
}
