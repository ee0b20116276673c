import { clsx } from 'clsx';
import type { Confirmation } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { useText } from '../text/text-context';
import styles from './ThankYouPage.module.css';

interface Props {
  readonly confirmation: Confirmation | null;
  readonly homePath: string;
  readonly online: boolean;
  readonly onSendNow: () => void;
}

/** After the order. It says what is true: placed, paid, waiting on this device, cancelled, or not yet known. */
export function ThankYouPage({ confirmation, homePath, online, onSendNow }: Props) {
  const t = useText();
  const state = confirmation?.state ?? 'unknown';
  const text = t(`thanks.${state}`, { number: confirmation?.number ?? '', email: confirmation?.email ?? '' });
  return (
    <div className={styles.page} data-testid="thank-you" data-state={state}>
      <h1 className={clsx('display', styles.title)}>
        {t(state === 'canceled' ? 'thanks.title-canceled' : 'thanks.title')}
      </h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      {state === 'queued' && online && (
        <Button kind="secondary" onClick={onSendNow}>
          {t('thanks.send-now')}
        </Button>
      )}
      {(state === 'placed' || state === 'paid') && (
        <section className={styles.next}>
          <h2 className={clsx('display', styles.nextTitle)}>{t('thanks.next')}</h2>
          <ol className={styles.steps}>
            <li>{t('thanks.step-pack')}</li>
            <li>{t('thanks.step-ship')}</li>
            <li>{t('thanks.step-return')}</li>
          </ol>
        </section>
      )}
      <ButtonLink href={homePath} kind="secondary">
        {t('thanks.back')}
      </ButtonLink>
    </div>
  );
}
