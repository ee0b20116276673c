import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, type ImportField, type ImportMapFault } from '../../../../core/staff';
import type { ManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';

const NAMES: Readonly<Record<ImportField, ManageKey>> = {
  sku: 'product.sku',
  name: 'product.name',
  price: 'product.price',
  special_price: 'product.special-price',
  special_from_date: 'product.special-from',
  special_to_date: 'product.special-to',
  cost: 'product.cost',
  tax_class: 'product.tax-class',
  enabled: 'import.field-enabled',
  visibility: 'product.visibility',
  weight: 'import.field-weight',
  stock: 'import.field-stock',
  group: 'import.field-group',
  color: 'import.field-color',
  size: 'import.field-size',
  option: 'import.field-option',
  category: 'product.category',
  picture: 'import.field-picture',
  description: 'import.field-description',
  short_description: 'product.short-description',
  brand: 'import.field-brand',
  gtin: 'import.field-gtin',
  url_key: 'product.url-key',
  attribute: 'import.field-attribute',
};

export function fieldName(field: ImportField, t: ManageText): string {
  return t(NAMES[field]);
}

export function fieldChoices(t: ManageText): readonly { readonly value: ImportField; readonly label: string }[] {
  return IMPORT_FIELD_NAMES.map((value) => {
    const name = fieldName(value, t);
    return { value, label: IMPORT_FIELDS[value].required ? t('import.map-needed', { name }) : name };
  });
}

export function formatMapFault(fault: ImportMapFault, t: ManageText): string {
  switch (fault.kind) {
    case 'field-missing':
      return t('import.map-missing', { fields: fault.fields.map((field) => fieldName(field, t)).join(', ') });
    case 'field-twice':
      return t('import.map-twice', { field: fieldName(fault.field, t), columns: fault.columns.join(', ') });
    case 'column-twice':
    case 'column-unknown':
      return t('import.map-unknown', { column: fault.column });
  }
}
