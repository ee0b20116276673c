import { text } from './page-text';
import type { PageText } from './page-text';

export const ABOUT: PageText = {
  identifier: 'about',
  section: 'house',
  title: ['About us', 'Über uns', 'О нас', 'Про нас', '关于我们'],
  summary: [
    'Who we are and how to reach us.',
    'Wer wir sind und wie du uns erreichst.',
    'Кто мы и как с нами связаться.',
    'Хто ми і як з нами зв’язатися.',
    '我们是谁，如何联系我们。',
  ],
  parts: [
    text(
      'We choose what is on sale here ourselves, and a person answers your questions. How to reach us is said at the foot of every page.',
      'Was es hier gibt, wählen wir selbst aus, und deine Fragen beantwortet ein Mensch. Wie du uns erreichst, steht am Fuß jeder Seite.',
      'Всё, что здесь продаётся, мы выбираем сами, а на ваши вопросы отвечает человек. Как с нами связаться, написано внизу каждой страницы.',
      'Усе, що тут продається, ми вибираємо самі, а на ваші запитання відповідає людина. Як з нами зв’язатися, написано внизу кожної сторінки.',
      '这里出售的每件商品都由我们亲自挑选，您的问题由专人答复。联系方式见每页底部。',
    ),
  ],
};
