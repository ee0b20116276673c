import type { Page, Product } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import styles from './Facts.module.css';

type Facts = Extract<Page, { readonly name: 'product' }>['facts'];

export function FactList({ facts, product }: { readonly facts: Facts; readonly product: Product }) {
  const t = useText();
  const { care } = product;
  const rows = facts.map(({ code, label, values }) => [code, label, values.join(', ')] as const);
  if (typeof care === 'string' && care !== '') rows.push(['care', t('product.care'), care]);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts} data-testid="facts">
      {rows.map(([code, label, text]) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
