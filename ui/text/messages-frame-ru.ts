/** The frame in Russian. */
export const frameRu = {
  'promo.strip': 'Промо-режим: показаны только промо-товары.',
  'promo.off': 'Выключить',
  'updated.running': 'Обновляется…',
  'updated.progress': 'Обновляется: {done} из {total}',
  'updated.moment': 'Обновлено меньше минуты назад',
  'menu.site': 'О магазине',
  'menu.contacts': 'Контакты',
  'menu.profile': 'Изменить данные',
  'menu.hint': 'Войдите, чтобы видеть свои заказы и копить бонусы.',
  'menu.hint-percent': 'Войдите: {percent} % оплаченного вернутся вам бонусами.',
  'menu.acting': 'Вы действуете как {name}. Вы — {previous}.',
  'menu.return': 'Вернуться к этому пользователю',
  'updated.hours': {
    one: 'Обновлено {count} час назад',
    few: 'Обновлено {count} часа назад',
    many: 'Обновлено {count} часов назад',
    other: 'Обновлено {count} часа назад',
  },
  'updated.minutes': {
    one: 'Обновлено {count} минуту назад',
    few: 'Обновлено {count} минуты назад',
    many: 'Обновлено {count} минут назад',
    other: 'Обновлено {count} минуты назад',
  },
};
