import { useId } from 'react';
import { priceWords, PRICE_FROM, PRICE_TO, typedPriceRange } from '../../../core/internal';
import type { Facet } from '../../../core/shopper';
import { useLocation } from '../../state/address';
import { usePrice, useText } from '../../text/text-context';
import styles from './PriceForm.module.css';

interface Props {
  readonly facet: Facet;
  readonly linkTo: (range: string | undefined) => string;
}

function chosenEnds(facet: Facet): { readonly from: string; readonly to: string } {
  const [only, ...others] = facet.values.filter(({ selected }) => selected);
  const words = only === undefined || others.length > 0 ? undefined : priceWords(only.value);
  return {
    from: words !== undefined && 'from' in words ? String(words.from) : '',
    to: words !== undefined && 'to' in words ? String(words.to) : '',
  };
}

function signOf(zero: string): string {
  return zero.replace(/[\d.,\s]/g, '');
}

/** A plain form that works without script. */
export function PriceForm({ facet, linkTo }: Props) {
  const t = useText();
  const sign = signOf(usePrice()(0));
  const id = useId();
  const [, navigate] = useLocation();
  const ends = chosenEnds(facet);
  const [action = '', query = ''] = linkTo(undefined).split('?');
  const field = (name: string, label: string, value: string) => (
    <div className={styles.field}>
      <label htmlFor={id + name}>
        {label} {sign}
      </label>
      <input
        id={id + name}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        pattern="\d{1,7}([.,]\d{0,2})?"
      />
    </div>
  );
  return (
    <form
      key={`${ends.from}-${ends.to}`}
      action={action}
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const end = (name: string) => {
          const text = typed.get(name);
          return typeof text === 'string' ? text : '';
        };
        navigate(linkTo(typedPriceRange(end(PRICE_FROM), end(PRICE_TO))));
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field(PRICE_FROM, t('listing.price-from'), ends.from)}
      {field(PRICE_TO, t('listing.price-to'), ends.to)}
      <button type="submit" className={styles.submit}>
        {t('listing.price-set')}
      </button>
    </form>
  );
}
