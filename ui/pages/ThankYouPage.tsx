import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Confirmation, PickupShop } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import type { MessageKey } from '../text/messages-en';
import { useText } from '../text/text-context';
import styles from './ThankYouPage.module.css';

/** How an order stands; or that nobody has said so yet, that nobody can be asked, or that there is none. */
export type OrderNews = Confirmation | { readonly state: 'unknown' | 'unreached' | 'none' };
type State = OrderNews['state'];

interface Props {
  readonly news: OrderNews;
  readonly homePath: string;
  readonly checkoutPath: string;
  /** Where the order can be paid, of one that is not. */
  readonly payPath?: string | undefined;
  readonly online: boolean;
  readonly onSendNow: () => void;
  readonly onAskAgain: () => void;
  /** Orders the same once more; shown of an order that is done with. */
  readonly again?: ReactNode;
}

/** Only for an order that the shop has and that needs nothing more is anybody thanked. */
const TITLES: Readonly<Record<State, MessageKey>> = {
  placed: 'thanks.title',
  paid: 'thanks.title',
  queued: 'thanks.title-queued',
  waiting: 'thanks.title-waiting',
  declined: 'thanks.title-declined',
  canceled: 'thanks.title-canceled',
  refunded: 'thanks.title-refunded',
  unknown: 'thanks.title-unknown',
  unreached: 'thanks.title-unknown',
  none: 'thanks.title-canceled',
};

/** Orders that there is something to pick up of, now or when they are paid. */
const PICKED_UP: readonly State[] = ['placed', 'paid', 'queued', 'waiting', 'declined'];

/** After the order. It says what is true: placed, paid, waiting, declined, kept on this device, cancelled, refunded, or not yet known. */
export function ThankYouPage({ news, homePath, checkoutPath, payPath, online, onSendNow, onAskAgain, again }: Props) {
  const t = useText();
  const { state } = news;
  const known = 'number' in news ? news : undefined;
  const { number, email } = known ?? { number: '', email: '' };
  const store = known?.pickup_store;
  const isOpen = state === 'waiting' || state === 'declined';
  const isDone = state === 'placed' || state === 'paid';
  return (
    <div className={styles.page} data-testid="thank-you" data-state={state} aria-busy={state === 'unknown'}>
      <h1 className={clsx('display', styles.title)}>{t(TITLES[state])}</h1>
      <p className={styles.text} role="status">
        {t(`thanks.${state}`, { number, email })}
      </p>
      {store !== undefined && PICKED_UP.includes(state) && <PickedUpAt store={store} />}
      {isDone && <WhatNow steps={stepsOf(store !== undefined, known?.is_virtual === true)} />}
      <p className={styles.ways}>
        {state === 'queued' && online && <Button onClick={onSendNow}>{t('thanks.send-now')}</Button>}
        {isOpen && payPath !== undefined && (
          // The page of a payment is not one of the shop's own: an ordinary link.
          <a className={styles.pay} href={payPath}>
            {t('thanks.pay-now')}
          </a>
        )}
        {(state === 'waiting' || state === 'unreached') && (
          <Button kind="secondary" onClick={onAskAgain}>
            {t('thanks.ask-again')}
          </Button>
        )}
        {(isOpen || state === 'canceled' || state === 'refunded' || state === 'none') && (
          <ButtonLink kind="secondary" href={checkoutPath}>
            {t('payment.again')}
          </ButtonLink>
        )}
        <ButtonLink href={homePath} kind="secondary">
          {t('thanks.back')}
        </ButtonLink>
      </p>
      {isDone && again}
    </div>
  );
}

function PickedUpAt({ store: { name, address, city, hours } }: { readonly store: PickupShop }) {
  const t = useText();
  const place = [address, city, hours].filter((part) => part !== undefined).join(', ');
  return (
    <p className={styles.text} data-testid="pickup-store">
      {t('thanks.pickup', { name, place })}
    </p>
  );
}

/** What happens to an order next. Of one of which nothing is delivered, nothing is packed. */
function stepsOf(isPickedUp: boolean, isVirtual: boolean): readonly MessageKey[] {
  if (isVirtual) return ['thanks.step-virtual', 'thanks.step-return'];
  return ['thanks.step-pack', isPickedUp ? 'thanks.step-pickup' : 'thanks.step-ship', 'thanks.step-return'];
}

function WhatNow({ steps }: { readonly steps: readonly MessageKey[] }) {
  const t = useText();
  return (
    <section className={styles.next}>
      <h2 className={clsx('display', styles.nextTitle)}>{t('thanks.next')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
