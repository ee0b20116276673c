import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { useText } from '../../text/text-context';
import { Button, ButtonLink } from '../base/Button';
import { WaitingList } from './WaitingList';
import styles from './WaitingOrders.module.css';

interface Props extends ComponentProps<typeof WaitingList> {
  readonly checkoutPath: string;
  readonly problem?: string | undefined;
  readonly onSend: () => void;
}

export function WaitingPanel({ checkoutPath, problem, onSend, ...list }: Props) {
  const { orders, sent, isBack, online, isSending } = list;
  const t = useText();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button was removed with its order.
    if ((sent.length > 0 || isBack) && document.activeElement === document.body) title.current?.focus();
  }, [sent.length, isBack, orders.length]);
  if (orders.length === 0 && sent.length === 0 && !isBack && !isSending) return null;
  const isInBag = isBack || sent.some(({ state }) => state === 'canceled');
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={isSending} data-testid="waiting-orders">
      <h2 id={heading} ref={title} tabIndex={-1} className={styles.title}>
        {t(orders.length > 0 ? 'thanks.title-queued' : 'thanks.your-order')}
      </h2>
      <WaitingList {...list} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {orders.length > 0 && (
        <Button onClick={onSend} busy={isSending} disabled={!online}>
          {t(isSending ? 'waiting.sending' : 'waiting.send')}
        </Button>
      )}
      {isInBag && (
        <ButtonLink href={checkoutPath} kind="secondary">
          {t('cart.checkout')}
        </ButtonLink>
      )}
    </section>
  );
}
