import type { pricesEn } from './messages-prices-en';

export const pricesRu: Readonly<Record<keyof typeof pricesEn, string>> = {
  'price-fault.no-sku': 'Нет артикула (sku).',
  'price-fault.twice': '{sku} уже есть в строке {line}.',
  'price-fault.cells': 'Ячеек {cells}, а столбцов {columns}.',
  'price-fault.amount': '{column}: «{text}» — не сумма вида 79.90.',
  'price-fault.amount-or-none': '{column}: «{text}» — не сумма вида 59.90 и не -.',
  'price-fault.day': '{column}: «{text}» — не дата вида 2026-11-25 и не -.',
  'price-fault.count': '{column}: «{text}» — не целое число от 0.',
  'price-fault.status': '{column}: «{text}» — не enabled и не disabled.',
  'price-fault.not-its-own': 'У {sku} нет собственного значения {column}.',
  'price-fault.not-less': 'special_price должна быть меньше цены: {price}.',
  'price-fault.ends-first': 'special_to не может быть раньше special_from.',
  'price-fault.unknown-sku': 'Нет ни товара, ни варианта {sku}.',
  'price-fault.no-right': 'Вам нельзя менять остатки.',
  'price-fault.removed': 'Тем временем удалено.',
  'price-fault.changed': '{column}: теперь {now}, а было {before}.',
  'price-fault.no-head': 'В первой строке должны стоять столбцы: sku и некоторые из {columns}.',
  'price-fault.unknown-column': 'Столбца {column} нет: в прайс-листе бывают {columns}.',
  'price-fault.no-column': 'Кроме sku столбцов нет: прайс-лист задаёт некоторые из {columns}.',
  'price-fault.too-many': 'В прайс-листе может быть не больше {max} строк.',
};
