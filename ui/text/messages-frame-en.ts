/** The sentences of the frame that no first page needs in its script: footer, sidebar, last update (A §2.4, §2.5, §4.6); part of the later ones. */
export const frameEn = {
  'promo.strip': 'Promo mode: you see promo products only.',
  'promo.off': 'Turn off',
  'updated.running': 'Updating…',
  'updated.progress': 'Updating: {done} of {total}',
  'updated.moment': 'Updated less than a minute ago',
  'menu.site': 'About the shop',
  'menu.contacts': 'Contact',
  'menu.profile': 'Edit your details',
  'menu.hint': 'Sign in to see your orders and to collect bonuses.',
  'menu.hint-percent': 'Sign in: {percent}% of what you pay comes back to you as bonuses.',
  'menu.acting': 'You act as {name}. You are {previous}.',
  'menu.return': 'Return to this user',
  'updated.hours': { one: 'Updated {count} hour ago', other: 'Updated {count} hours ago' },
  'updated.minutes': { one: 'Updated {count} minute ago', other: 'Updated {count} minutes ago' },
};
