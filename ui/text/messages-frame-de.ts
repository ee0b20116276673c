/** The frame in German. */
export const frameDe = {
  'promo.strip': 'Promo-Modus: du siehst nur Promo-Produkte.',
  'promo.off': 'Ausschalten',
  'updated.running': 'Wird aktualisiert …',
  'updated.progress': 'Wird aktualisiert: {done} von {total}',
  'updated.moment': 'Vor weniger als einer Minute aktualisiert',
  'menu.site': 'Über den Shop',
  'menu.contacts': 'Kontakt',
  'menu.profile': 'Angaben ändern',
  'menu.hint': 'Melde dich an, um deine Bestellungen zu sehen und Bonus zu sammeln.',
  'menu.hint-percent': 'Melde dich an: {percent} % von dem, was du zahlst, kommen als Bonus zurück.',
  'menu.acting': 'Du handelst als {name}. Du bist {previous}.',
  'menu.return': 'Zu diesem Benutzer zurück',
  'updated.hours': { one: 'Vor {count} Stunde aktualisiert', other: 'Vor {count} Stunden aktualisiert' },
  'updated.minutes': { one: 'Vor {count} Minute aktualisiert', other: 'Vor {count} Minuten aktualisiert' },
};
