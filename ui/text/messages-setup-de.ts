import type { setupEn } from './messages-setup-en';

export const setupDe: Readonly<Record<keyof typeof setupEn, string>> = {
  'nav.tax-classes': 'Steuerklassen',
  'new.tax-class': 'Neue Steuerklasse',
  'pick.none': 'Bitte wählen …',
  'unit.percent': '%',
  'unit.dollars': '$',
  'unit.days': 'Tage',
  'unit.seconds': 'Sekunden',
  'selling.code-hint':
    'Bleibt es leer, entsteht es aus dem Namen. Bestellungen behalten es, es lässt sich später nicht ändern.',
  'selling.new-carrier': 'Ein neuer Versender, unten benannt',
  'selling.limit-hint': '0 oder leer: nie frei.',
  'tax.code': 'Name der Tabelle',
  'tax.product-classes-hint': 'Die Produkte, für die diese Sätze gelten.',
  'tax.customer-classes-hint': 'Die Kunden, für die diese Sätze gelten.',
  'tax.add-rate': 'Satz hinzufügen',
  'tax.remove-rate': 'Satz für {name} entfernen',
  'tax.no-rates': 'Noch kein Satz: Nach dieser Tabelle wird nichts besteuert.',
  'tax.choose-country': 'Land wählen',
  'tax.whole-country': 'Das ganze Land',
  'tax.region-hint': 'Wie Adressen sie schreiben; leer für das ganze Land.',
  'tax.class-of': 'Für',
  'tax.of-products': 'Produkte',
  'tax.of-customers': 'Kunden',
  'tax.class-number': 'Nummer',
  'tax.class-hint': 'So steht sie dort, wo ein Produkt oder eine Steuertabelle die Klasse nennt.',
};
