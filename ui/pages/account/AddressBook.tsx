import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MOST_ADDRESSES, townLines, type OrderAddress } from '../../../core';
import { Button } from '../../components/Button';
import { countryName } from '../../text/country-names';
import { useLocale, useText } from '../../text/text-context';
import styles from './Profile.module.css';

/** Where the focus goes after a change: to an address, or to where one is added. A new one each time. */
export interface Landing {
  readonly at: number | 'add';
}

interface Props {
  readonly addresses: readonly OrderAddress[];
  /** The one that is changed: its place, or 'new'; its form stands in its place. */
  readonly editing: number | 'new' | undefined;
  readonly form: ReactNode;
  readonly busy: boolean;
  readonly landing?: Landing | undefined;
  /** The one that was taken away last, which can be put back. */
  readonly removed?: OrderAddress | undefined;
  readonly onEdit: (which: number | 'new') => void;
  readonly onRemove: (index: number) => void;
  readonly onPutBack: () => void;
  readonly onDefault: (index: number) => void;
}

/** The addresses of an account, the default one first: to add, change, take away. */
export function AddressBook(props: Props) {
  const { addresses, editing, form, busy, landing, removed, onEdit, onRemove, onPutBack, onDefault } = props;
  const t = useText();
  const section = useRef<HTMLElement>(null);
  useLanding(section, landing);
  const isFull = addresses.length >= MOST_ADDRESSES;
  return (
    <section ref={section} className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" tabIndex={-1} className={clsx('display', styles.heading)}>
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
                place={index}
                isDefault={index === 0}
                busy={busy}
                onEdit={() => onEdit(index)}
                onDefault={() => onDefault(index)}
                onRemove={() => onRemove(index)}
              />
            )}
          </li>
        ))}
        {editing === 'new' && <li>{form}</li>}
      </ul>
      {removed !== undefined && !isFull && <PutBack address={removed} busy={busy} onPutBack={onPutBack} />}
      {isFull && <p>{t('profile.addresses-full', { most: MOST_ADDRESSES })}</p>}
      {!isFull && editing === undefined && (
        <p>
          <Button kind="secondary" data-landing="add" onClick={() => onEdit('new')}>
            {t('profile.address-add')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Puts the focus where a change has led; where that is not there, at the heading: what had it goes with the change. */
function useLanding(section: RefObject<HTMLElement | null>, landing: Landing | undefined): void {
  useEffect(() => {
    if (landing === undefined) return;
    const place = section.current?.querySelector<HTMLElement>(`[data-landing="${String(landing.at)}"]`);
    (place ?? section.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [section, landing]);
}

function lineOf({ street, city }: OrderAddress): string {
  return `${street.join(', ')}, ${city}`;
}

interface PutBackProps {
  readonly address: OrderAddress;
  readonly busy: boolean;
  readonly onPutBack: () => void;
}

/** Says which address went, and has the way back, as the bag has it for a line. */
function PutBack({ address, busy, onPutBack }: PutBackProps) {
  const t = useText();
  return (
    <div className={styles.removed} role="status" data-testid="removed-address">
      <p>{t('profile.address-removed', { address: lineOf(address) })}</p>
      <Button
        kind="quiet"
        busy={busy}
        onClick={onPutBack}
        aria-label={t('profile.address-named', { action: t('cart.undo'), address: lineOf(address) })}
      >
        {t('cart.undo')}
      </Button>
    </div>
  );
}

interface CardProps {
  readonly place: number;
  readonly address: OrderAddress;
  readonly isDefault: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function Card({ address, place, isDefault, busy, onEdit, onRemove, onDefault }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { firstname, lastname, street, countryId, phone } = address;
  const lines = [
    `${firstname} ${lastname}`.trim(),
    street.join(', '),
    ...townLines(address),
    countryName(countryId, locale),
    phone ?? '',
  ].filter((line) => line !== '');
  const act = (action: string, onClick: () => void, landing?: number) => (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={t('profile.address-named', { action, address: lineOf(address) })}
      data-landing={landing}
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
        {act(t('profile.address-change'), onEdit, place)}
        {!isDefault && act(t('profile.address-make-default'), onDefault)}
        {act(t('profile.address-remove'), onRemove)}
      </p>
    </div>
  );
}
