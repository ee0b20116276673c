import { lookUp, type Page, type Product } from '../../../core';
import { useText } from '../../text/text-context';
import styles from './Facts.module.css';

type Facts = Extract<Page, { readonly name: 'product' }>['facts'];

/** What a product is made of, how it fits, where it comes from and how it is kept, as a list. */
export function FactList({ facts, product }: { readonly facts: Facts; readonly product: Product }) {
  const t = useText();
  const care = lookUp(product, 'care');
  const rows = [
    ...facts.map(({ code, label, values }) => ({ code, label, text: values.join(', ') })),
    ...(typeof care === 'string' && care !== '' ? [{ code: 'care', label: t('product.care'), text: care }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts} data-testid="facts">
      {rows.map(({ code, label, text }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
