import type { pricesEn } from './messages-prices-en';

export const pricesZh: Readonly<Record<keyof typeof pricesEn, string>> = {
  'price-fault.no-sku': '缺少 sku。',
  'price-fault.twice': '{sku} 已出现在第 {line} 行。',
  'price-fault.cells': '有 {cells} 个单元格，但只有 {columns} 列。',
  'price-fault.amount': '{column}：“{text}”不是 79.90 这样的金额。',
  'price-fault.amount-or-none': '{column}：“{text}”既不是 59.90 这样的金额，也不是 -。',
  'price-fault.day': '{column}：“{text}”既不是 2026-11-25 这样的日期，也不是 -。',
  'price-fault.count': '{column}：“{text}”不是从 0 开始的整数。',
  'price-fault.status': '{column}：“{text}”既不是 enabled，也不是 disabled。',
  'price-fault.not-its-own': '{sku} 没有自己的 {column}。',
  'price-fault.not-less': 'special_price 必须低于价格：{price}。',
  'price-fault.ends-first': 'special_to 不能早于 special_from。',
  'price-fault.unknown-sku': '没有商品或款式 {sku}。',
  'price-fault.no-right': '您无权更改库存。',
  'price-fault.removed': '其间已被删除。',
  'price-fault.changed': '{column} 现在是 {now}，不再是 {before}。',
  'price-fault.no-head': '第一行必须写明各列：sku，以及 {columns} 中的若干列。',
  'price-fault.unknown-column': '没有 {column} 列：价目表的列有 {columns}。',
  'price-fault.no-column': '除 sku 外没有其他列：价目表可设置 {columns}。',
  'price-fault.too-many': '价目表最多 {max} 行。',
};
