import type { pricesEn } from './messages-prices-en';

export const pricesDe: Readonly<Record<keyof typeof pricesEn, string>> = {
  'price-fault.no-sku': 'Die Artikelnummer (sku) fehlt.',
  'price-fault.twice': '{sku} steht schon in Zeile {line}.',
  'price-fault.cells': '{cells} Zellen für {columns} Spalten.',
  'price-fault.amount': '{column}: „{text}“ ist kein Betrag wie 79.90.',
  'price-fault.amount-or-none': '{column}: „{text}“ ist weder ein Betrag wie 59.90 noch -.',
  'price-fault.day': '{column}: „{text}“ ist weder ein Tag wie 2026-11-25 noch -.',
  'price-fault.count': '{column}: „{text}“ ist keine ganze Zahl ab 0.',
  'price-fault.status': '{column}: „{text}“ ist weder enabled noch disabled.',
  'price-fault.not-its-own': '{sku} hat keinen eigenen Wert für {column}.',
  'price-fault.not-less': 'special_price muss kleiner als der Preis sein: {price}.',
  'price-fault.ends-first': 'special_to darf nicht vor special_from liegen.',
  'price-fault.unknown-sku': 'Es gibt weder Produkt noch Variante {sku}.',
  'price-fault.no-right': 'Sie dürfen den Bestand nicht ändern.',
  'price-fault.removed': 'Wurde inzwischen entfernt.',
  'price-fault.changed': '{column} ist jetzt {now}, nicht mehr {before}.',
  'price-fault.no-head': 'Die erste Zeile muss die Spalten nennen: sku und einige von {columns}.',
  'price-fault.unknown-column': 'Die Spalte {column} gibt es nicht: Eine Preisliste hat {columns}.',
  'price-fault.no-column': 'Die Liste hat außer sku keine Spalte: Sie setzt einige von {columns}.',
  'price-fault.too-many': 'Eine Preisliste hat höchstens {max} Zeilen.',
};
