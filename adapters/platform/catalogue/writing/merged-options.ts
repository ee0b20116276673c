import type { Attribute, Product } from '../../../../core/contract';
import { optionCollision, replaceOption, traceOption } from '../../../../core/product/replace-option';
import type { AttributeRecord, ProductRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';

interface Merged {
  readonly attribute: Attribute;
  readonly from: string;
  readonly into: string;
}

/** Returns the options that staff merged into others, since files may still contain them. */
export function mergedOptions(attributes: readonly AttributeRecord[]): readonly Merged[] {
  return attributes.flatMap(({ attribute, staff }) =>
    Object.entries(staff?.merged ?? {}).map(([from, into]) => ({ attribute, from, into })),
  );
}

export async function readMergedOptions(db: Repositories): Promise<readonly Merged[]> {
  return mergedOptions(await db.catalogue.attributes());
}

/**
 * Replaces merged options in a product of a file.
 * @throws Error if two of its variants would be the same
 */
export function withMergedOptions(record: ProductRecord, merged: readonly Merged[]): ProductRecord {
  let product: Product = record.product;
  for (const { attribute, from, into } of merged) {
    if (traceOption(product, attribute.attribute_code, from) === undefined) continue;
    const same = optionCollision(product, { attribute, from, into });
    if (same !== undefined)
      throw new Error(
        `Product ${product.sku}: ${same.sku} and ${same.twin} are the same, since ${from} was merged into ${into}`,
      );
    product = replaceOption(product, { attribute, from, into });
  }
  return product === record.product ? record : { ...record, product };
}
