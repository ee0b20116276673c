import { useState } from 'react';
import { useCart, useProduct } from 'vitrine/react';
import { Picture } from '../picture';
import { Price } from '../price';

export function ProductPage({ sku }: { readonly sku: string }) {
  const { view, error, choose } = useProduct(sku);
  const { add, isPending } = useCart();
  const [said, setSaid] = useState('');
  if (error) return <p role="alert">{error.message}</p>;
  if (view === undefined) return <p aria-busy>…</p>;
  const { current, options, price, stock, unchosen } = view;
  const put = async () => {
    const result = await add(view);
    setSaid(
      result === undefined ? 'That did not work. Try again?' : (result.problems[0]?.message ?? 'It is in your bag.'),
    );
  };
  return (
    <article className="product">
      <Picture sku={current.sku} name={current.name} path={current.image ?? ''} />
      <div>
        <h1>{current.name}</h1>
        <Price amount={price.final} />
        <div dangerouslySetInnerHTML={{ __html: current.description ?? '' }} />
        {options.map(({ code, label, choices }) => (
          <fieldset key={code}>
            <legend>{label}</legend>
            {choices.map(({ value, label: name, selected }) => (
              <button key={value} aria-pressed={selected} onClick={() => choose(code, value)}>
                {name}
              </button>
            ))}
          </fieldset>
        ))}
        <button
          className="button"
          disabled={isPending || unchosen.length > 0 || stock.status === 'out_of_stock'}
          onClick={() => void put()}
        >
          {stock.status === 'out_of_stock' ? 'Sold out' : 'Put it in the bag'}
        </button>
        <p role="status">{said}</p>
      </div>
    </article>
  );
}
