import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { CustomerOrder } from '../../../core/account';
import { Button, ButtonLink } from '../../components/base/Button';
import { Link } from '../../components/base/Link';
import { ListFooter } from '../../components/products/ListFooter';
import { useText } from '../../text/text-context';
import { EmptyList } from '../ListPage';
import { OrderItem } from './OrderItem';
import styles from './OrderList.module.css';
import { afterPaint } from '../../state/after-paint';
import { nearEnd } from './near-end';
import { Waiting } from './Waiting';

export interface OrderPages {
  readonly orders: readonly CustomerOrder[];
  readonly total: number;
  /** Milliseconds since the epoch of the shop's answer. */
  readonly now: number;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
}

interface Props {
  readonly pages: OrderPages | 'loading' | 'failed';
  readonly online: boolean;
  readonly open?: string | undefined;
  readonly isUnknown?: boolean;
  readonly homePath: string;
  readonly findPath: string;
  readonly onToggle: (number: string) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly details: (order: CustomerOrder, now: number) => ReactNode;
}

export function OrderList(props: Props) {
  const { pages, online, open, isUnknown = false, homePath, findPath, onRetry } = props;
  const t = useText();
  if (typeof pages === 'string') {
    return <Waiting state={pages === 'failed' && !online ? 'offline' : pages} onRetry={onRetry} />;
  }
  return (
    <>
      {isUnknown && open !== undefined && (
        <p role="alert" data-testid="order-unknown">
          {t('orders.not-found', { number: open })}
        </p>
      )}
      {pages.orders.length === 0 ? (
        <EmptyList title={t('orders.empty')} hint={t('orders.empty-hint')}>
          <ButtonLink href={homePath}>{t('lists.browse')}</ButtonLink>
        </EmptyList>
      ) : (
        <Orders {...props} pages={pages} />
      )}
      <p className={styles.find}>
        {t('orders.elsewhere')} <Link href={findPath}>{t('orders.find')}</Link>
      </p>
    </>
  );
}

function Orders({ pages, open, onToggle, onMore, details }: Props & { readonly pages: OrderPages }) {
  const t = useText();
  const { orders, total, now, more } = pages;
  const list = useRef<HTMLUListElement>(null);
  useMoreOnScroll(more === 'idle', onMore);
  useSight(list);
  const { hold, release } = useGoingOn(list, orders.length);
  const keepPlace = useSteadyHeader(list, open);
  return (
    <div className={styles.orders}>
      <ul ref={list}>
        {orders.map((order) => {
          const number = order.increment_id;
          return (
            <OrderItem
              key={order.order_id}
              order={order}
              now={now}
              isOpen={number === open}
              onToggle={() => {
                keepPlace(number);
                onToggle(number);
              }}
            >
              {number === open && details(order, now)}
            </OrderItem>
          );
        })}
      </ul>
      <ListFooter status={orders.length < total && t('orders.shown', { shown: orders.length, total })}>
        {more === 'failed' && <p>{t('account.failed')}</p>}
        {more !== 'none' && (
          <span onFocus={hold} onBlur={release}>
            <Button
              kind="secondary"
              busy={more === 'loading'}
              onClick={() => {
                hold();
                onMore();
              }}
            >
              {t('orders.show-more')}
            </Button>
          </span>
        )}
      </ListFooter>
    </div>
  );
}

function useGoingOn(list: RefObject<HTMLUListElement | null>, count: number) {
  const isHeld = useRef(false);
  const known = useRef(count);
  useLayoutEffect(() => {
    const from = known.current;
    known.current = count;
    if (!isHeld.current || count <= from) return;
    isHeld.current = false;
    list.current?.querySelectorAll<HTMLElement>('[data-order]')[from]?.focus({ preventScroll: true });
  }, [list, count]);
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  const release = useCallback(() => {
    isHeld.current = false;
  }, []);
  return { hold, release };
}

/** Keeps the pressed header in place when an order above it closes. @returns call it on press */
function useSteadyHeader(list: RefObject<HTMLUListElement | null>, open: string | undefined) {
  const pressed = useRef<{ readonly number: string; readonly top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const { number, top } = pressed.current;
    pressed.current = undefined;
    const moved = topOf(list.current, number) - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [list, open]);
  return (number: string) => {
    pressed.current = { number, top: topOf(list.current, number) };
  };
}

function topOf(list: HTMLUListElement | null, number: string): number {
  return list?.querySelector(`[data-order="${CSS.escape(number)}"]`)?.getBoundingClientRect().top ?? 0;
}

/** Skipped when a reload restores the scroll position. */
function useSight(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    if (window.scrollY > 0) return undefined;
    const look = () => {
      const top = list.current?.querySelector('[data-open]')?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight / 2) window.scrollBy({ top: top - window.innerHeight / 5 });
    };
    return afterPaint(window, look);
  }, [list]);
}

/** Loads more at 70 % of the page; failures wait for the button or the network. */
function useMoreOnScroll(isIdle: boolean, onMore: () => void): void {
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (!isIdle) return undefined;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (nearEnd({ top: window.scrollY, shown: window.innerHeight, whole: scrollHeight })) ask.current();
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isIdle]);
}
