import type { DeveloperMessages } from './messages-developer-en';

export const developerUk: DeveloperMessages = {
  title: 'Інструменти магазину',
  office: 'Керування',
  design: 'Редактор дизайну',
  import: 'Оновити імпорт',
  'import-running': 'Триває імпорт…',
  'import-progress': 'Імпорт: {done} з {total}',
  skins: 'Оновити скіни',
  'skins-running': 'Скіни оновлюються…',
  all: 'Оновити все',
  'all-cabinet': 'Оновити кабінет',
  'all-running': 'Оновлюється все…',
  'as-user': 'Увійти як користувач',
  contact: 'Телефон або e-mail',
  go: 'Увійти',
  'as-blogger': 'Увійти як блогер',
  language: 'Мова інтерфейсу',
  feeds: 'Товарні фіди',
  copy: 'Копіювати',
  'copy-named': 'Скопіювати посилання: {name}',
  'feed-copied': 'Посилання на фід скопійовано',
};
