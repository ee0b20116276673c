import { list, text } from './page-text';
import type { PageText } from './page-text';

export const BLOGGER_PRIVACY: PageText = {
  identifier: 'blogger-privacy-policy',
  title: [
    'Privacy for bloggers',
    'Datenschutz für Blogger',
    'Конфиденциальность для блогеров',
    'Конфіденційність для блогерів',
    '博主隐私政策',
  ],
  summary: [
    'What we know of you as a blogger, and what you see of our customers.',
    'Was wir über dich als Blogger wissen, und was du von unseren Kunden siehst.',
    'Что мы знаем о вас как о блогере и что вы видите о наших покупателях.',
    'Що ми знаємо про вас як блогера і що ви бачите про наших покупців.',
    '我们对您作为博主的了解，以及您能看到的客户信息。',
  ],
  parts: [
    text(
      'Our privacy policy for customers holds for you as well. Beyond it we keep what follows.',
      'Unsere Datenschutzerklärung für Kunden gilt auch für dich. Darüber hinaus speichern wir Folgendes.',
      'На вас распространяется и наша политика конфиденциальности для покупателей. Сверх неё мы храним следующее.',
      'На вас поширюється й наша політика конфіденційності для покупців. Понад неї ми зберігаємо таке.',
      '我们面向顾客的隐私政策同样适用于您。除此之外，我们还保存以下内容。',
    ),
    list(
      [
        'What we sent you, your posts with their texts and photographs, and your sets. Places and other details that a camera writes into a photograph are removed when you send it.',
        'Was wir dir geschickt haben, deine Beiträge mit Texten und Fotos, und deine Sets. Orte und andere Angaben, die eine Kamera in ein Foto schreibt, werden beim Hochladen entfernt.',
        'Что мы вам прислали, ваши публикации с текстами и фотографиями и ваши комплекты. Место съёмки и другие данные камеры удаляются при загрузке.',
        'Що ми вам надіслали, ваші дописи з текстами й фотографіями та ваші комплекти. Місце зйомки й інші дані камери вилучаються під час завантаження.',
        '我们寄给您的商品、您的发布及其文字与照片，以及您的搭配。照片中相机写入的位置等信息会在上传时移除。',
      ],
      [
        'What you earned, order by order, and what was paid: as long as the law asks for books to be kept.',
        'Was du verdient hast, Bestellung für Bestellung, und was ausgezahlt wurde: so lange, wie das Gesetz Bücher verlangt.',
        'Что вы заработали по каждому заказу и что было выплачено — столько, сколько закон требует хранить учёт.',
        'Що ви заробили за кожним замовленням і що було виплачено — стільки, скільки закон вимагає зберігати облік.',
        '您在每个订单中的收入及付款记录，按法律要求的账目保存期限保存。',
      ],
    ),
    text(
      'Of the people who buy by your link you see what was bought and when. Their names and addresses you never see, and they are told nothing of you but what your posts say.',
      'Von den Menschen, die über deinen Link kaufen, siehst du, was und wann gekauft wurde. Namen und Adressen siehst du nie, und sie erfahren von dir nur, was deine Beiträge sagen.',
      'О людях, которые покупают по вашей ссылке, вы видите, что и когда куплено. Имён и адресов вы не видите никогда, а о вас им известно только то, что есть в ваших публикациях.',
      'Про людей, які купують за вашим посиланням, ви бачите, що й коли куплено. Імен і адрес ви не бачите ніколи, а про вас їм відомо лише те, що є у ваших дописах.',
      '对通过您链接购买的顾客，您只能看到所购商品与时间，不会看到其姓名与地址；顾客只知道您发布的内容。',
    ),
  ],
};
