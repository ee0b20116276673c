import type { pricesEn } from './messages-prices-en';

export const pricesUk: Readonly<Record<keyof typeof pricesEn, string>> = {
  'price-fault.no-sku': 'Немає артикула (sku).',
  'price-fault.twice': '{sku} вже є в рядку {line}.',
  'price-fault.cells': 'Комірок {cells}, а стовпців {columns}.',
  'price-fault.amount': '{column}: «{text}» — не сума на зразок 79.90.',
  'price-fault.amount-or-none': '{column}: «{text}» — не сума на зразок 59.90 і не -.',
  'price-fault.day': '{column}: «{text}» — не дата на зразок 2026-11-25 і не -.',
  'price-fault.count': '{column}: «{text}» — не ціле число від 0.',
  'price-fault.status': '{column}: «{text}» — не enabled і не disabled.',
  'price-fault.not-its-own': '{sku} не має власного значення {column}.',
  'price-fault.not-less': 'special_price має бути меншою за ціну: {price}.',
  'price-fault.ends-first': 'special_to не може бути раніше за special_from.',
  'price-fault.unknown-sku': 'Немає ні товару, ні варіанта {sku}.',
  'price-fault.no-right': 'Вам не дозволено змінювати залишки.',
  'price-fault.removed': 'Тим часом видалено.',
  'price-fault.changed': '{column}: тепер {now}, а було {before}.',
  'price-fault.no-head': 'У першому рядку мають бути стовпці: sku і деякі з {columns}.',
  'price-fault.unknown-column': 'Стовпця {column} немає: у прайс-листі бувають {columns}.',
  'price-fault.no-column': 'Крім sku стовпців немає: прайс-лист задає деякі з {columns}.',
  'price-fault.too-many': 'У прайс-листі може бути не більше {max} рядків.',
};
