import { useListing } from 'vitrine/react';
import { Picture } from '../picture';
import { Price } from '../price';

export function Home() {
  const { items, isLoading, error, hasMore, more } = useListing({ size: 24 });
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <h1 className="claim">Few things, made to be kept.</h1>
      <ul className="grid" aria-busy={isLoading}>
        {items.map(({ sku, name, image, final_price: final, price }) => (
          <li key={sku}>
            <a className="tile" href={`/product?sku=${encodeURIComponent(sku)}`}>
              <Picture sku={sku} name={name} path={image ?? ''} />
              <span>{name}</span>
              <Price amount={final ?? price ?? 0} />
            </a>
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={more}>More</button>}
    </>
  );
}
