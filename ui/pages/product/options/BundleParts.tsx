import type { BundleOption, Product, ProductConfiguration } from '../../../../core/shopper';
import { bundlePartCost, chosenBundleParts, isPartGone } from '../../../../core/internal';
import { lookUp } from '../../../../core/shopper';
import { usePrice, useText } from '../../../text/text-context';
import { ChoiceRow } from './ChoiceRow';
import styles from './Parts.module.css';

type Bundle = ProductConfiguration['bundle'];
type Link = BundleOption['product_links'][number];

interface Props {
  readonly product: Product;
  readonly chosen: Bundle;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (bundle: Bundle) => void;
}

const keyOf = (link: Link) => String(link.id ?? link.sku);

const chosenKeys = (option: BundleOption, bundle: Bundle) =>
  chosenBundleParts([option], bundle).map(({ link }) => keyOf(link));

export function BundleParts({ product, chosen, errors, onChange }: Props) {
  return (product.bundle_options ?? []).map((option) => {
    const id = String(option.option_id);
    const choose = (link: Link | undefined) =>
      onChange({
        ...chosen,
        [id]: link ? { qty: link.qty, selections: [link.id ?? link.sku] } : { qty: 0, selections: [] },
      });
    return (
      <Place
        key={id}
        name={`bundle-${id}`}
        product={product}
        option={option}
        keys={chosenKeys(option, chosen)}
        error={lookUp(errors, `bundle-${id}`)}
        onChoose={choose}
      />
    );
  });
}

interface PlaceProps {
  readonly name: string;
  readonly product: Product;
  readonly option: BundleOption;
  readonly keys: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (link: Link | undefined) => void;
}

function Place({ name, product, option, keys, error, onChoose }: PlaceProps) {
  const t = useText();
  const price = usePrice();
  const cost = (link: Link) => {
    const each = bundlePartCost(product, link);
    if (each === undefined) return undefined;
    const adds = product.price_type === 'fixed';
    if (each === 0) return adds ? undefined : price(each);
    const amount = adds ? `+${price(each)}` : price(each);
    return link.qty === 1 ? amount : t('product.each', { qty: link.qty, name: amount });
  };
  return (
    <fieldset className={styles.parts} aria-describedby={error && `${name}-note`}>
      <legend className={styles.heading}>
        {option.title}
        {option.required === false && <span className={styles.optional}>{t('checkout.optional')}</span>}
      </legend>
      {option.product_links.map((link) => (
        <ChoiceRow
          key={keyOf(link)}
          type="radio"
          name={name}
          value={keyOf(link)}
          checked={keys.includes(keyOf(link))}
          // A checked option must stay enabled for keyboard users.
          disabled={isPartGone(link) && !keys.includes(keyOf(link))}
          invalid={error !== undefined}
          image={link.image}
          price={isPartGone(link) ? t('product.sold-out') : cost(link)}
          onChange={() => onChoose(link)}
        >
          {link.name ?? link.sku}
        </ChoiceRow>
      ))}
      {option.required === false && (
        <ChoiceRow type="radio" name={name} value="" checked={keys.length === 0} onChange={() => onChoose(undefined)}>
          {t('product.none')}
        </ChoiceRow>
      )}
      {error !== undefined && (
        <p id={`${name}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
