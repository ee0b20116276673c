import { heading, list, text } from '../../platform/starter/pages/page-text';
import { contactPage } from '../../platform/starter/pages/contact';
import type { PageText } from '../../platform/starter/pages/page-text';

const REACH = list(
  [
    'E-mail: care@vitrine.example. We answer within one working day.',
    'E-Mail: care@vitrine.example. Wir antworten innerhalb eines Werktags.',
    'Почта: care@vitrine.example. Отвечаем в течение рабочего дня.',
    'Пошта: care@vitrine.example. Відповідаємо протягом робочого дня.',
    '邮箱：care@vitrine.example，一个工作日内回复。',
  ],
  [
    'Telephone: +1 800 555 0142, Monday to Saturday from 9:00 to 18:00 (New York).',
    'Telefon: +1 800 555 0142, montags bis samstags von 9 bis 18 Uhr (New York).',
    'Телефон: +1 800 555 0142, с понедельника по субботу с 9:00 до 18:00 (Нью-Йорк).',
    'Телефон: +1 800 555 0142, з понеділка по суботу з 9:00 до 18:00 (Нью-Йорк).',
    '电话：+1 800 555 0142，周一至周六9点至18点（纽约时间）。',
  ],
  [
    'Shop: 12 Arcade Row, New York, NY 10001, in the same hours.',
    'Laden: 12 Arcade Row, New York, NY 10001, zu denselben Zeiten.',
    'Магазин: 12 Arcade Row, New York, NY 10001, в те же часы.',
    'Магазин: 12 Arcade Row, New York, NY 10001, у ті самі години.',
    '门店：12 Arcade Row, New York, NY 10001，营业时间相同。',
  ],
);

/** Further questions of the demo shop. */
const MORE = [
  heading(
    'How do I get your letters, and how do I stop them?',
    'Wie bekomme ich eure Post, und wie bestelle ich sie ab?',
    'Как подписаться на письма и как отписаться?',
    'Як підписатися на листи й як відписатися?',
    '如何订阅或退订来信？',
  ),
  text(
    'Enter your e-mail address under “Letters from the house” at the foot of any page. To stop them, write to us: one line is enough.',
    'Gib deine E-Mail-Adresse am Fuß jeder Seite unter „Post von uns“ ein. Zum Abbestellen genügt eine Zeile an uns.',
    'Введите адрес почты внизу любой страницы. Чтобы отписаться, напишите нам: одной строки достаточно.',
    'Введіть адресу пошти внизу будь-якої сторінки. Щоб відписатися, напишіть нам: одного рядка достатньо.',
    '在任意页面底部输入邮箱即可订阅；如需退订，给我们写一行字就够了。',
  ),
  heading(
    'Do you have jobs?',
    'Habt ihr offene Stellen?',
    'Есть ли у вас вакансии?',
    'Чи є у вас вакансії?',
    '你们在招聘吗？',
  ),
  text(
    'Sometimes. Write to care@vitrine.example and say what you do well.',
    'Manchmal. Schreib an care@vitrine.example und erzähl, was du gut kannst.',
    'Иногда. Напишите на care@vitrine.example, что вы умеете делать хорошо.',
    'Іноді. Напишіть на care@vitrine.example, що ви вмієте робити добре.',
    '有时会。请写信至care@vitrine.example，说说您擅长什么。',
  ),
];

const PAGE = contactPage(REACH);

export const CONTACT: PageText = { ...PAGE, parts: [...PAGE.parts, ...MORE] };
