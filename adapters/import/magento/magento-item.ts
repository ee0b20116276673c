import { decodeHTMLStrict } from 'entities';
import type { StockRecord } from '../../../core/contract';
import { derivedCostErrors } from '../../../core/contract/catalogue/product-parts';
import { price } from '../source/cell';
import type { ReasonCode } from '../source/import-report';
import type { SourceAttribute, SourceItem } from '../source/source-product';
import type { TaxClasses } from '../source/tax-classes';
import { weightOf } from '../source/weight';
import { AttributeStringError, parseAttributeString } from './attribute-string';
import { imagesOf } from './magento-images';
import { quantitiesOf } from './magento-quantities';
import type { MagentoRow } from './magento-row';

type Note = (code: ReasonCode, message: string) => void;

const TECHNICAL = new Set([
  'has_options', 'required_options', 'options_container', 'msrp', 'msrp_enabled', 'msrp_display_actual_price_type',
  'gift_message_available', 'gift_wrapping_available', 'quantity_and_stock_status', 'tier_price', 'category_ids', 'url_path',
  'image_label', 'small_image_label', 'thumbnail_label', 'swatch_image', 'links_exist', 'links_title',
  'links_purchased_separately', 'samples_title', 'shipment_type', 'price_type', 'price_view', 'sku_type', 'weight_type',
  'page_layout', 'custom_layout', 'custom_layout_update_file', 'custom_design', 'minimal_price', 'cost', 'ts_dimensions_length',
  'ts_dimensions_width', 'ts_dimensions_height', 'news_from_date', 'news_to_date', 'is_returnable',
]); // prettier-ignore

/** @throws AttributeStringError if additional_attributes cannot be parsed, or has a cost that is none */
export function itemOf(row: MagentoRow, note: Note, taxClasses: TaxClasses): SourceItem {
  const given = parseAttributeString(row.additional_attributes);
  return {
    row: row.row,
    sku: row.sku,
    name: decodeHTMLStrict(row.name),
    status: row.product_online === false ? 2 : 1,
    price: row.price,
    special_price: row.special_price,
    cost: costOf(row, given.get('cost')?.[0] ?? '', note),
    special_from_date: row.special_price_from_date,
    special_to_date: row.special_price_to_date,
    tax_class_id: taxClasses.numberOf({ column: 'tax_class_name', name: row.tax_class_name, tell: note }),
    weight: weightOf(row.weight),
    stock: stockOf(row, note),
    quantities: quantitiesOf(row, note),
    images: imagesOf(row),
    attributes: attributesOf(given),
  };
}

/** With backorders, stock is not tracked, because sales continue at zero. */
function stockOf(row: MagentoRow, note: Note): StockRecord {
  const given = row.qty ?? 0;
  const qty = Math.max(0, Math.trunc(given));
  if (qty !== given) note('value_adjusted', `qty: ${given} is read as ${qty}, stock must be a whole number from 0`);
  const backorders = row.use_config_backorders === false && (row.allow_backorders ?? 0) > 0;
  const managed = !backorders && (row.use_config_manage_stock !== false || row.manage_stock !== false);
  const parent = ['configurable', 'grouped', 'bundle'].includes(row.product_type);
  // A parent has no stock of its own; availability comes from its parts unless the merchant closed it.
  if (parent) return { qty: 0, is_in_stock: row.is_in_stock !== false, manage_stock: false };
  return { qty, is_in_stock: (row.is_in_stock ?? qty > 0) && (!managed || qty > 0), manage_stock: managed };
}

function costOf({ product_type: type, cost }: MagentoRow, attribute: string, note: Note): number | undefined {
  const read = price.safeParse(attribute);
  if (!read.success) throw new AttributeStringError(`cost ${read.error.issues[0]?.message ?? ''}`.trimEnd());
  const amount = cost ?? read.data;
  const [fault] = derivedCostErrors({ type, cost: amount?.toString() });
  if (fault === undefined) return amount;
  note('value_adjusted', `cost: is left aside, a ${type} product has the costs of its parts`);
  return undefined;
}

function attributesOf(given: ReadonlyMap<string, readonly string[]>): readonly SourceAttribute[] {
  const attributes: SourceAttribute[] = [];
  for (const [code, raw] of given) {
    const values = raw
      .map((value) => decodeHTMLStrict(value).replace(/\s+/gu, ' ').trim())
      .filter((value) => value !== '');
    if (!TECHNICAL.has(code) && values.length > 0) attributes.push({ code, label: labelOfCode(code), values });
  }
  return attributes;
}

export function labelOfCode(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
