import type { DeveloperMessages } from './messages-developer-en';

export const developerRu: DeveloperMessages = {
  title: 'Инструменты магазина',
  office: 'Управление',
  design: 'Редактор дизайна',
  import: 'Обновить импорт',
  'import-running': 'Идёт импорт…',
  'import-progress': 'Импорт: {done} из {total}',
  skins: 'Обновить скины',
  'skins-running': 'Скины обновляются…',
  all: 'Обновить всё',
  'all-cabinet': 'Обновить кабинет',
  'all-running': 'Обновляется всё…',
  'as-user': 'Войти как пользователь',
  contact: 'Телефон или e-mail',
  go: 'Войти',
  'as-blogger': 'Войти как блогер',
  language: 'Язык интерфейса',
  feeds: 'Товарные фиды',
  copy: 'Копировать',
  'copy-named': 'Скопировать ссылку: {name}',
  'feed-copied': 'Ссылка на фид скопирована',
};
