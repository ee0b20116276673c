import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { AccountsArea } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { FactorCodeForm } from '../../pages/account/FactorCodeForm';
import styles from '../../pages/account/SecondFactor.module.css';
import { Waiting } from '../../pages/account/Waiting';
import { useShop } from '../../state/shop-context';
import { useAsyncArea } from '../../state/use-async-area';
import { useRefused } from '../../state/use-refused';
import { useText } from '../../text/text-context';
import { FactorSteps } from '../account/FactorSteps';
import { useFactorSetUp } from '../account/use-factor-set-up';
import { useFreshProfile } from '../use-fresh-profile';
import { useSignOut } from '../account/use-sign-out';
import { FactorByPasskey } from './FactorByPasskey';

interface Props {
  readonly user: User;
  readonly onReadCodes: (reads: boolean) => void;
}

const nothing = () => undefined;

/** Blocks the back office until the second factor is given, or set up, in this session. */
export function StepUp({ user, onReadCodes }: Props) {
  const shop = useShop();
  useFreshProfile(user.id);
  const accounts = useAsyncArea(() => shop.accounts());
  if (accounts === null) return <Waiting state="loading" onRetry={nothing} />;
  return user.second_factor === 'needed' ? (
    <Give accounts={accounts} />
  ) : (
    <SetUp accounts={accounts} onReadCodes={onReadCodes} />
  );
}

function Give({ accounts }: { readonly accounts: AccountsArea }) {
  const t = useText();
  const refused = useRefused();
  const signOut = useSignOut();
  return (
    <div className={styles.page} data-testid="step-up">
      <h1 className={clsx('display', styles.title)}>{t('factor.needed-title')}</h1>
      <p>{t('factor.needed-text')}</p>
      <FactorCodeForm
        id="factor-code"
        action={t('factor.give')}
        takesRecovery
        hasFocus
        onSend={(code) => refused(() => accounts.secondFactor.give(code))}
      />
      <FactorByPasskey accounts={accounts} />
      <p className={styles.hint}>{t('factor.lost')}</p>
      <p className={styles.way}>
        <Button kind="quiet" onClick={signOut}>
          {t('account.sign-out')}
        </Button>
      </p>
    </div>
  );
}

function SetUp({ accounts, onReadCodes }: Pick<Props, 'onReadCodes'> & { readonly accounts: AccountsArea }) {
  const t = useText();
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, busy, error, begin, confirm, end } = useFactorSetUp(accounts);
  useEffect(() => heading.current?.focus(), []);
  const reads = state.step === 'codes';
  useEffect(() => {
    if (reads) onReadCodes(true);
  }, [reads, onReadCodes]);
  const done = () =>
    void accounts
      .refreshProfile()
      .catch(() => undefined)
      .then(() => onReadCodes(false));
  return (
    <div className={styles.page} data-testid="step-up">
      <h1 ref={heading} tabIndex={-1} className={clsx('display', styles.title)}>
        {t('factor.to-set-up-title')}
      </h1>
      {state.step === 'none' ? (
        <>
          <p>{t('factor.to-set-up-text')}</p>
          {error !== '' && <p role="alert">{error}</p>}
          <p className={styles.actions}>
            <Button busy={busy} onClick={() => void begin()}>
              {t('factor.set-up')}
            </Button>
            <Button kind="quiet" onClick={signOut}>
              {t('account.sign-out')}
            </Button>
          </p>
        </>
      ) : (
        <FactorSteps state={state} onConfirm={confirm} onCancel={end} onDone={done} />
      )}
    </div>
  );
}
