import { useCart } from 'vitrine/react';
import { Price } from '../price';
import { Order } from './order';

/** What is in the bag, what it costs, and ordering it. */
export function Bag() {
  const { items, segments, isLoading, isPending, error, setQuantity, remove } = useCart();
  if (isLoading) return <p aria-busy>…</p>;
  if (items.length === 0) {
    return (
      <section className="message">
        <h1>The bag is empty</h1>
        <a className="button" href="/">
          All goods
        </a>
      </section>
    );
  }
  return (
    <div className="bag">
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
      <Order />
    </div>
  );
}
