import type { ComponentProps } from 'react';
import { withFreeDelivery, type FitVerdict } from '../../../core/internal';
import type { ProductView, ShippingMethod } from '../../../core/shopper';
import { useAllWords, useText } from '../../text/text-context';
import { BackInStock } from './BackInStock';
import styles from './BackInStock.module.css';
import { ProductText } from './ProductText';
import { Promises } from './Promises';
import { ShareProduct } from './ShareProduct';

interface Props {
  readonly view: Pick<
    ProductView,
    'parent' | 'current' | 'configuration' | 'unchosen' | 'quantity' | 'stock' | 'path' | 'price'
  >;
  /** True if prices include tax. */
  readonly taxIncluded: boolean;
  readonly fit?: FitVerdict | undefined;
  readonly ways?: readonly ShippingMethod[] | undefined;
  readonly facts: ComponentProps<typeof ProductText>['facts'];
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

export function Words({ view, taxIncluded, fit, facts, ways = [], delivery, returns }: Props) {
  useAllWords('arrival');
  const t = useText();
  const { parent, current, unchosen, price } = view;
  // Thresholds are net; for prices including tax only the bag knows what remains.
  const costs = taxIncluded ? ways : withFreeDelivery(ways, price.final);
  return (
    <>
      <ShareProduct view={view} />
      <div className={styles.words}>
        {fit !== undefined && (
          <p className={styles.fit} data-testid="fit">
            {t(`fit.${fit.fit}`, { count: fit.count, total: fit.of })}
          </p>
        )}
        <BackInStock view={view} />
        <Promises view={view} ways={costs} delivery={delivery} returns={returns} />
        <ProductText product={unchosen.length > 0 ? parent : current} facts={facts} ways={costs} />
      </div>
    </>
  );
}
