import { useState } from 'react';
import type { OrderPlaced, OrderWaiting } from 'vitrine';
import { leaveToPay, useCart, useCheckout } from 'vitrine/react';
import { Message } from '../message';
import { Price } from '../price';
import { Order } from './order';

export function Bag({ go }: { readonly go: (path: string) => void }) {
  const { items, isLoading } = useCart();
  const checkout = useCheckout();
  const [isOrdering, setOrdering] = useState(false);

  const order = async () => {
    setOrdering(true);
    const outcome = await checkout.place();
    switch (outcome?.status) {
      case 'placed':
        if (!leaveToPay(outcome)) go(thanksFor(outcome));
        return;
      case 'waiting':
        go(thanksFor(outcome));
        return;
      case 'refused':
      case undefined:
        setOrdering(false);
        return;
      default:
        outcome satisfies never;
    }
  };

  if (isLoading) return <p aria-busy>…</p>;
  // Ordering empties the bag; keep this page until the target is known.
  if (items.length === 0) {
    return isOrdering ? <p aria-busy>…</p> : <Message title="The bag is empty">Nothing is in it yet.</Message>;
  }
  const unpaid = checkout.details?.paymentDetails.activeOrderId ?? '';
  return (
    <div className="bag">
      <Lines />
      <div>
        {unpaid !== '' && (
          <p className="note">
            You have ordered this and not paid for it yet. <a href={thanksFor({ order_id: unpaid })}>See your order</a>
          </p>
        )}
        <Order checkout={checkout} onOrder={order} />
      </div>
    </div>
  );
}

function thanksFor({ order_id }: Pick<OrderPlaced | OrderWaiting, 'order_id'>): string {
  return `/successful-payment?order=${encodeURIComponent(order_id)}`;
}

function Lines() {
  const { items, segments, isPending, error, setQuantity, remove } = useCart();
  return (
    <section aria-busy={isPending}>
      <h1>Your bag</h1>
      {items.map(({ checksum, sku, name, qty, price }) => (
        <div className="line" key={checksum}>
          <span>{name}</span>
          <input
            type="number"
            min={1}
            aria-label={`How many of ${name}`}
            value={qty}
            onChange={({ target }) => void setQuantity(sku, Math.max(1, target.valueAsNumber || 1), checksum)}
          />
          <Price amount={price * qty} />
          <button onClick={() => void remove(sku, checksum)} aria-label={`Take out ${name}`}>
            ×
          </button>
        </div>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <dl className="totals">
        {segments.map(({ code, title, value }) => (
          <div key={code} className={code}>
            <dt>{title}</dt>
            <dd>
              <Price amount={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
