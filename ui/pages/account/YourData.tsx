import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { AccountEnd } from '../../../core/account';
import { moneyText } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { useLocale, useText } from '../../text/text-context';
import profile from './Profile.module.css';
import styles from './YourData.module.css';

interface Props {
  readonly end: AccountEnd | undefined;
  readonly busy: 'delete' | 'download' | 'look' | undefined;
  readonly said: string;
  readonly refused: string | undefined;
  readonly onDownload: () => void;
  readonly onLook: () => void;
  readonly onSignIn: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function YourData({ end, busy, said, refused, onDownload, onLook, ...rest }: Props) {
  const t = useText();
  return (
    <section className={profile.section} aria-labelledby="data" data-testid="your-data">
      <h2 id="data" className={clsx('display', profile.heading)}>
        {t('data.title')}
      </h2>
      <p className={styles.text}>{t('data.text')}</p>
      <p className={profile.actions}>
        <Button kind="secondary" busy={busy === 'download'} onClick={onDownload}>
          {t('data.download')}
        </Button>
        {end === undefined && (
          <Button kind="quiet" busy={busy === 'look'} onClick={onLook}>
            {t('data.delete')}
          </Button>
        )}
      </p>
      <p role="status" className={profile.hint}>
        {said}
      </p>
      {end !== undefined && <Ending end={end} busy={busy === 'delete'} refused={refused} {...rest} />}
    </section>
  );
}

type EndingProps = Pick<Props, 'onCancel' | 'onDelete' | 'onSignIn' | 'refused'> & {
  readonly end: AccountEnd;
  readonly busy: boolean;
};

function Ending({ end, busy, refused, onCancel, onDelete, onSignIn }: EndingProps) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [end]);
  const waits = end.obstacles.length > 0;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={profile.small}>
        {t(waits ? 'data.waits' : 'data.delete')}
      </h3>
      {waits ? <Obstacles end={end} /> : <Consequences end={end} />}
      {!waits && !end.sign_in_again && <Sure busy={busy} onDelete={onDelete} />}
      {!waits && end.sign_in_again && (
        <>
          <p>{t('data.sign-in-again')}</p>
          <p>
            <Button aria-haspopup="dialog" onClick={onSignIn}>
              {t('data.sign-in')}
            </Button>
          </p>
        </>
      )}
      {refused !== undefined && (
        <p role="alert" className={profile.error}>
          {refused}
        </p>
      )}
      <p>
        <Button kind="secondary" onClick={onCancel}>
          {t(waits ? 'data.close' : 'data.keep')}
        </Button>
      </p>
    </section>
  );
}

function Obstacles({ end: { obstacles } }: { readonly end: AccountEnd }) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {obstacles.map(({ field, of }) => (
        <li key={field}>{t(WAITS[field], { of: of.join(', ') })}</li>
      ))}
    </ul>
  );
}

const WAITS = { balance: 'data.waits-balance', orders: 'data.waits-orders', roles: 'data.waits-roles' } as const;

function Consequences({ end: { orders, files, bonus, currency, canceled = [] } }: { readonly end: AccountEnd }) {
  const t = useText();
  const locale = useLocale();
  return (
    <dl className={styles.facts}>
      <dt>{t('data.goes')}</dt>
      <dd>{t('data.goes-text')}</dd>
      {bonus > 0 && (
        <dd className={styles.strong}>{t('data.bonus-lost', { amount: moneyText(bonus, currency, locale) })}</dd>
      )}
      {canceled.length > 0 && (
        <dd className={styles.strong} data-testid="data-canceled">
          {t('data.canceled', { of: canceled.join(', ') })}
        </dd>
      )}
      <dt>{t('data.stays')}</dt>
      <dd>{orders === 0 ? t('data.stays-none') : t('data.stays-orders', { orders, files })}</dd>
      <dd>{t('data.stays-reviews')}</dd>
    </dl>
  );
}

function Sure({ busy, onDelete }: { readonly busy: boolean; readonly onDelete: () => void }) {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isSure, setSure] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const press = () => {
    setMissing(!isSure);
    if (isSure) onDelete();
    else box.current?.focus();
  };
  return (
    <>
      <label className={styles.tick}>
        <input
          ref={box}
          type="checkbox"
          checked={isSure}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => {
            setSure(event.currentTarget.checked);
            setMissing(false);
          }}
        />
        {t('data.sure')}
      </label>
      {isMissing && (
        <p id={id} className={profile.error}>
          {t('data.sure-missing')}
        </p>
      )}
      <p>
        <Button busy={busy} onClick={press}>
          {t('data.confirm')}
        </Button>
      </p>
    </>
  );
}
