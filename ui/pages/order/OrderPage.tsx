import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TrackedOrder } from '../../../core/account';
import { Button, ButtonLink } from '../../components/base/Button';
import type { Send } from '../../state/use-submit';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import { useTimeZone } from '../../state/use-time-zone';
import { FindOrder, type OrderClaim } from './FindOrder';
import styles from './OrderPage.module.css';

interface Props {
  readonly tracked: TrackedOrder;
  readonly shopName?: string | undefined;
  readonly homePath: string;
  readonly details: ReactNode;
  readonly onProve: Send<OrderClaim>;
  /** Emails the link to the order's own address. @returns true if sent */
  readonly onSendLink: () => Promise<boolean>;
}

export function OrderPage({ tracked, shopName, homePath, details, onProve, onSendLink }: Props) {
  const t = useOrderText();
  const locale = useLocale();
  const zone = useTimeZone();
  const { order, level } = tracked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [level]);
  return (
    <article className={styles.page} data-testid="order-page" data-level={level}>
      {shopName !== undefined && <p className={clsx('display', styles.shop)}>{shopName}</p>}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={clsx('display', styles.title)}>
          {t('title', { number: order.number })}
        </h1>
        <p className={styles.soft}>{t('ordered', { date: longDate(order.created_at, locale, zone) })}</p>
      </header>
      {details}
      {level === 'number' && <SendLink onSendLink={onSendLink} />}
      {level === 'link' && (
        <section className={styles.box}>
          <h2 className={clsx('display', styles.small)}>{t('proof.title')}</h2>
          <FindOrder isKnown text={t('proof.text')} go={t('proof.go')} onFind={onProve} />
        </section>
      )}
      <p className={styles.ways}>
        <ButtonLink kind="quiet" href={homePath}>
          {t('shop')}
        </ButtonLink>
      </p>
    </article>
  );
}

function SendLink({ onSendLink }: Pick<Props, 'onSendLink'>) {
  const t = useOrderText();
  const [state, setState] = useState<'busy' | 'idle' | 'sent'>('idle');
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'sent') news.current?.focus();
  }, [state]);
  const send = async () => {
    setState('busy');
    setState((await onSendLink()) ? 'sent' : 'idle');
  };
  return (
    <section className={styles.box}>
      <h2 className={clsx('display', styles.small)}>{t('proof.title')}</h2>
      <p ref={news} tabIndex={-1} role="status">
        {t(state === 'sent' ? 'link.done' : 'link.text')}
      </p>
      {state !== 'sent' && (
        <div>
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('link.send')}
          </Button>
        </div>
      )}
    </section>
  );
}
