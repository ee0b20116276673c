import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FactorStatus } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { longDate } from '../../text/long-date';
import { useLocale, useText } from '../../text/text-context';
import { FactorCodeForm } from './FactorCodeForm';
import profile from './Profile.module.css';
import styles from './SecondFactor.module.css';

interface Props {
  readonly status: FactorStatus;
  readonly busy: boolean;
  readonly error: string;
  readonly onBegin: () => void;
  readonly onRemove: (code: string) => Promise<string | undefined>;
  readonly onRenew: (code: string) => Promise<string | undefined>;
  readonly children: ReactNode;
}

type FactorRequest = 'remove' | 'renew';

export function FactorPart({ status, busy, error, onBegin, onRemove, onRenew, children }: Props) {
  const t = useText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<FactorRequest>();
  const wasOn = useRef(status.is_on);
  useEffect(() => {
    if (wasOn.current !== status.is_on) heading.current?.focus();
    wasOn.current = status.is_on;
  }, [status.is_on]);
  const send = async (code: string) => {
    const refused = await (wanted === 'renew' ? onRenew : onRemove)(code);
    if (refused === undefined) setWanted(undefined);
    return refused;
  };
  return (
    <section className={profile.section} aria-labelledby="second-factor" data-testid="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1} className={clsx('display', profile.heading)}>
        {t('factor.title')}
      </h2>
      {children ?? (
        <>
          <p>
            {status.is_on && status.since !== null
              ? t('factor.on', { since: longDate(status.since, locale), left: status.recovery_codes_left })
              : t(status.is_required ? 'factor.off-required' : 'factor.off')}
          </p>
          {error !== '' && (
            <p role="alert" className={profile.error}>
              {error}
            </p>
          )}
          {wanted === 'renew' && <p>{t('factor.renew-hint')}</p>}
          {wanted !== undefined && (
            <FactorCodeForm
              key={wanted}
              id={`factor-${wanted}`}
              action={t(`factor.${wanted}`)}
              takesRecovery
              hasFocus
              onSend={send}
              onCancel={() => setWanted(undefined)}
            />
          )}
          {wanted === undefined && <Ways isOn={status.is_on} busy={busy} onBegin={onBegin} onWanted={setWanted} />}
        </>
      )}
    </section>
  );
}

function Ways({
  isOn,
  busy,
  onBegin,
  onWanted,
}: {
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly onBegin: () => void;
  readonly onWanted: (wanted: FactorRequest) => void;
}) {
  const t = useText();
  if (!isOn)
    return (
      <p>
        <Button kind="secondary" busy={busy} onClick={onBegin}>
          {t('factor.set-up')}
        </Button>
      </p>
    );
  return (
    <p className={styles.actions}>
      <Button kind="secondary" onClick={() => onWanted('renew')}>
        {t('factor.renew-begin')}
      </Button>
      <Button kind="secondary" onClick={() => onWanted('remove')}>
        {t('factor.remove-begin')}
      </Button>
    </p>
  );
}
