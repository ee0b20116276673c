import type { Product, ProductConfiguration } from '../../../core';
import { BundleParts } from './BundleParts';
import { GroupParts } from './GroupParts';

interface Props {
  readonly product: Product;
  readonly configuration: ProductConfiguration;
  /** How many pieces of one thing a line of the bag takes. */
  readonly most: number;
  /** What is missing, by the core's name of the field; shown as it is. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onConfigure: (change: Partial<ProductConfiguration>) => void;
}

const NONE = {};

/** What a product consists of, to be chosen: the places of a bundle, the parts of a group. */
export function Parts({ product, configuration, most, errors = NONE, onConfigure }: Props) {
  if (product.type_id === 'bundle') {
    return (
      <BundleParts
        product={product}
        chosen={configuration.bundle}
        errors={errors}
        onChange={(bundle) => onConfigure({ bundle })}
      />
    );
  }
  const links = (product.product_links ?? []).filter((link) => link.link_type === 'associated');
  if (product.type_id !== 'grouped' || links.length === 0) return null;
  return (
    <GroupParts
      links={links}
      quantities={configuration.parts ?? NONE}
      most={most}
      error={errors.parts}
      onChange={(parts) => onConfigure({ parts })}
    />
  );
}
