import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { fullName, MAX_ADDRESSES, townLines, type OrderAddress } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { countryName } from '../../text/country-names';
import { useLocale, useText } from '../../text/text-context';
import styles from './Profile.module.css';

/** Focus target after a change. Pass a new object each time. */
export interface Landing {
  readonly at: number | 'last' | 'add';
}

interface Row {
  readonly id: number;
  readonly address: OrderAddress;
  readonly isRemoved: boolean;
}

interface Props {
  readonly rows: readonly Row[];
  readonly defaultId: number | undefined;
  readonly isFull: boolean;
  readonly editing: number | 'new' | undefined;
  readonly form: ReactNode;
  readonly busy: boolean;
  readonly landing?: Landing | undefined;
  readonly onEdit: (which: number | 'new') => void;
  readonly onRemove: (id: number) => void;
  readonly onPutBack: (id: number) => void;
  readonly onDefault: (id: number) => void;
  readonly lastOrder?: { readonly address: OrderAddress; readonly onKeep: () => void } | undefined;
}

export function AddressBook(props: Props) {
  const { rows, defaultId, isFull, editing, form, busy, landing, lastOrder, ...on } = props;
  const { onEdit, onRemove, onPutBack, onDefault } = on;
  const t = useText();
  const section = useRef<HTMLElement>(null);
  useLanding(section, landing);
  return (
    <section ref={section} className={styles.section} aria-labelledby="addresses">
      <h2 id="addresses" tabIndex={-1} className={clsx('display', styles.heading)}>
        {t('profile.addresses')}
      </h2>
      {rows.length === 0 && editing === undefined && <p>{t('profile.addresses-none')}</p>}
      <ul className={styles.addresses}>
        {rows.map(({ id, address, isRemoved }) =>
          isRemoved ? (
            <li key={id}>
              <PutBack address={address} busy={busy} onPutBack={() => onPutBack(id)} />
            </li>
          ) : (
            <li key={id} data-testid="address">
              {editing === id ? (
                form
              ) : (
                <Card
                  address={address}
                  id={id}
                  isDefault={id === defaultId}
                  busy={busy}
                  onEdit={() => onEdit(id)}
                  onDefault={() => onDefault(id)}
                  onRemove={() => onRemove(id)}
                />
              )}
            </li>
          ),
        )}
        {editing === 'new' && <li>{form}</li>}
      </ul>
      {rows.length === 0 && editing === undefined && lastOrder !== undefined && (
        <p>
          <Button kind="secondary" busy={busy} onClick={lastOrder.onKeep}>
            {t('profile.address-last', { address: lineOf(lastOrder.address) })}
          </Button>
        </p>
      )}
      {isFull && <p>{t('profile.addresses-full', { max: MAX_ADDRESSES })}</p>}
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

function useLanding(section: RefObject<HTMLElement | null>, landing: Landing | undefined): void {
  useEffect(() => {
    if (landing === undefined) return;
    const wanted = landing.at === 'last' ? 'li [data-landing]' : `[data-landing="${String(landing.at)}"]`;
    const place = [...(section.current?.querySelectorAll<HTMLElement>(wanted) ?? [])].at(-1);
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

function PutBack({ address, busy, onPutBack }: PutBackProps) {
  const t = useText();
  return (
    <div className={styles.removed} data-testid="removed-address">
      <p>{t('profile.address-removed', { address: lineOf(address) })}</p>
      <Button
        kind="quiet"
        autoFocus
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
  readonly id: number;
  readonly address: OrderAddress;
  readonly isDefault: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function Card({ address, id, isDefault, busy, onEdit, onRemove, onDefault }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { firstname, lastname, street, countryId, phone } = address;
  const lines = [
    fullName(firstname, lastname),
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
        {act(t('profile.address-change'), onEdit, id)}
        {!isDefault && act(t('profile.address-make-default'), onDefault)}
        {act(t('profile.address-remove'), onRemove)}
      </p>
    </div>
  );
}
