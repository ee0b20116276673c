import type { Product, ProductLink } from '../contract';
import { isGiftCard } from '../contract/selling/gift-card';
import type { Sha3 } from '../kernel/sha3';
import type { ProductView } from '../product/product';
import type { CartItem } from './cart';
import { checksum } from './checksum';
import { choiceWords } from './choice-words';
import { saleQuantitiesOf } from './line-quantity';

export function isProductView(product: ProductView | Product): product is ProductView {
  return 'current' in product && 'configuration' in product;
}

function complete(item: CartItem, sha3_224: Sha3): CartItem {
  return { ...item, checksum: checksum(item, sha3_224) };
}

function factsOf(product: Product, parent: Product): Partial<CartItem> {
  const thumbnail = product.thumbnail ?? product.image ?? parent.thumbnail ?? parent.image;
  const slug = parent.slug ?? product.slug;
  return {
    id: product.id,
    tax_class_id: product.tax_class_id ?? parent.tax_class_id ?? null,
    ...(thumbnail === undefined ? {} : { thumbnail }),
    ...(slug === undefined ? {} : { slug }),
    ...saleQuantitiesOf(product),
    ...(isGiftCard(parent) ? { gift_card: true } : {}),
    ...(parent.product_type === undefined ? {} : { product_type: parent.product_type }),
  };
}

export function viewToCartItem(view: ProductView, qty: number, sha3_224: Sha3): CartItem {
  const { current, parent, price } = view;
  const options = choiceWords(view);
  const parentSku = current.parentSku ?? (parent.sku === current.sku ? undefined : parent.sku);
  return complete(
    {
      ...factsOf(current, parent),
      checksum: '',
      sku: current.sku,
      name: current.name,
      type_id: parent.type_id,
      qty,
      price: price.final,
      old_price: price.onSale ? price.regular : null,
      ...(parentSku === undefined ? {} : { parentSku }),
      ...(options.length === 0 ? {} : { options }),
      ...(current.product_option === undefined ? {} : { product_option: current.product_option }),
    },
    sha3_224,
  );
}

export function productToCartItem(product: Product, qty: number, sha3_224: Sha3): CartItem {
  const price = product.final_price ?? product.price ?? 0;
  const regular = product.old_price ?? product.original_price ?? price;
  return complete(
    {
      ...factsOf(product, product),
      checksum: '',
      sku: product.sku,
      name: product.name,
      type_id: product.type_id,
      qty,
      price,
      old_price: regular > price ? regular : null,
      ...(product.parentSku === undefined ? {} : { parentSku: product.parentSku }),
      ...(product.product_option === undefined ? {} : { product_option: product.product_option }),
    },
    sha3_224,
  );
}

/** A grouped product becomes one line per associated product. */
export function linkToCartItem(link: ProductLink, group: Product, qty: number, sha3_224: Sha3): CartItem {
  const thumbnail = link.image ?? group.thumbnail;
  return complete(
    {
      checksum: '',
      sku: link.linked_product_sku,
      name: link.name ?? link.linked_product_sku,
      type_id: link.linked_product_type ?? 'simple',
      qty,
      price: link.price ?? 0,
      ...(thumbnail === undefined ? {} : { thumbnail }),
      ...(link.tax_class_id === undefined ? {} : { tax_class_id: link.tax_class_id }),
      ...(link.product_option === undefined ? {} : { product_option: link.product_option }),
    },
    sha3_224,
  );
}
