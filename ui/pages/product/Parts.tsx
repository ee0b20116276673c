import type { Product, ProductConfiguration } from '../../../core';
import { usePrice, useText } from '../../text/text-context';
import styles from './Parts.module.css';

interface Props {
  readonly product: Product;
  readonly configuration: ProductConfiguration;
  readonly onConfigure: (change: Partial<ProductConfiguration>) => void;
}

/** What a bundle or a grouped product consists of; a bundle's parts can be chosen. */
export function Parts({ product, configuration, onConfigure }: Props) {
  const t = useText();
  const price = usePrice();
  const links = (product.product_links ?? []).filter((link) => link.link_type === 'associated');
  if (product.type_id === 'grouped' && links.length > 0) {
    return (
      <section className={styles.parts}>
        <h2 className={styles.heading}>{t('product.part-of')}</h2>
        <ul>
          {links.map((link) => (
            <li key={link.linked_product_sku} className={styles.part}>
              <span>{t('product.each', { qty: link.qty ?? 1, name: link.name ?? link.linked_product_sku })}</span>
              {link.price !== undefined && <span>{price(link.price)}</span>}
            </li>
          ))}
        </ul>
      </section>
    );
  }
  if (product.type_id !== 'bundle') return null;
  return (
    <>
      {(product.bundle_options ?? []).map((option) => {
        const chosen = configuration.bundle[String(option.option_id)]?.selections.map(String) ?? [];
        return (
          <fieldset key={option.option_id} className={styles.parts}>
            <legend className={styles.heading}>{option.title}</legend>
            {option.product_links.map((link) => {
              const value = String(link.id ?? link.sku);
              return (
                <label key={value} className={styles.part}>
                  <input
                    type="radio"
                    name={`bundle-${String(option.option_id)}`}
                    value={value}
                    checked={chosen.includes(value)}
                    onChange={() =>
                      onConfigure({
                        bundle: {
                          ...configuration.bundle,
                          [String(option.option_id)]: { qty: link.qty, selections: [link.id ?? link.sku] },
                        },
                      })
                    }
                  />
                  <span>{t('product.each', { qty: link.qty, name: link.name ?? link.sku })}</span>
                  {link.price !== undefined && <span>{price(link.price)}</span>}
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
