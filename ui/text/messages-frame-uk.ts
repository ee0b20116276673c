/** The frame in Ukrainian. */
export const frameUk = {
  'promo.strip': 'Промо-режим: показано лише промо-товари.',
  'promo.off': 'Вимкнути',
  'updated.running': 'Оновлюється…',
  'updated.progress': 'Оновлюється: {done} з {total}',
  'updated.moment': 'Оновлено менш як хвилину тому',
  'menu.site': 'Про магазин',
  'menu.contacts': 'Контакти',
  'menu.profile': 'Змінити дані',
  'menu.hint': 'Увійдіть, щоб бачити свої замовлення й збирати бонуси.',
  'menu.hint-percent': 'Увійдіть: {percent} % сплаченого повернуться вам бонусами.',
  'menu.acting': 'Ви дієте як {name}. Ви — {previous}.',
  'menu.return': 'Повернутися до цього користувача',
  'updated.hours': {
    one: 'Оновлено {count} годину тому',
    few: 'Оновлено {count} години тому',
    many: 'Оновлено {count} годин тому',
    other: 'Оновлено {count} години тому',
  },
  'updated.minutes': {
    one: 'Оновлено {count} хвилину тому',
    few: 'Оновлено {count} хвилини тому',
    many: 'Оновлено {count} хвилин тому',
    other: 'Оновлено {count} хвилини тому',
  },
};
