import type { Product, ProductConfiguration } from '../../../../core/shopper';
import { BundleParts } from './BundleParts';
import { GroupParts } from './GroupParts';

interface Props {
  readonly product: Product;
  readonly configuration: ProductConfiguration;
  readonly max: number;
  readonly errors?: Readonly<Record<string, string>>;
  readonly onConfigure: (change: Partial<ProductConfiguration>) => void;
}

const NONE = {};

export function Parts({ product, configuration, max, errors = NONE, onConfigure }: Props) {
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
      max={max}
      error={errors.parts}
      onChange={(parts) => onConfigure({ parts })}
    />
  );
}
