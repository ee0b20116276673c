import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  'ask.subject': 'Do you want our newsletter?',
  'ask.text':
    'somebody has typed this address to get our newsletter. If it was you, one press and you are on the list.',
  'ask.confirm': 'Yes, write to me',
  'ask.ignore': 'If it was not you, do nothing: nobody writes to you, and the address is forgotten within a week.',
  'welcome.subject': 'Welcome to our newsletter',
  'welcome.text': 'you will hear from us.',
  'welcome.leave': 'If you have had enough of it: {link}',
  'page.ask': 'Do you want our newsletter?',
  'page.ask-text': 'It goes to {email}.',
  'page.confirm': 'Yes, write to me',
  'page.here': 'Our newsletter goes to you',
  'page.here-text': 'It goes to {email}, and stops whenever you like.',
  'page.leave': 'Stop writing to me',
  'page.left': 'You are not on the list',
  'page.left-text': 'We write no newsletter to you.',
  'page.shop': 'To the shop',
} as const;

type NewsletterTextKey = keyof typeof EN;
type NewsletterTexts = Readonly<Record<NewsletterTextKey, string>>;

const DE: NewsletterTexts = {
  'ask.subject': 'Möchtest du unseren Newsletter?',
  'ask.text':
    'jemand hat mit dieser Adresse unseren Newsletter bestellt. Wenn du das warst, genügt ein Klick, und du stehst auf der Liste.',
  'ask.confirm': 'Ja, schreibt mir',
  'ask.ignore':
    'Wenn du es nicht warst, musst du nichts tun: Dir schreibt niemand, und die Adresse ist in einer Woche vergessen.',
  'welcome.subject': 'Willkommen bei unserem Newsletter',
  'welcome.text': 'du hörst von uns.',
  'welcome.leave': 'Wenn du genug davon hast: {link}',
  'page.ask': 'Möchtest du unseren Newsletter?',
  'page.ask-text': 'Er geht an {email}.',
  'page.confirm': 'Ja, schreibt mir',
  'page.here': 'Unser Newsletter geht an dich',
  'page.here-text': 'Er geht an {email} und endet, wann immer du willst.',
  'page.leave': 'Schreibt mir nicht mehr',
  'page.left': 'Du stehst nicht auf der Liste',
  'page.left-text': 'Wir schicken dir keinen Newsletter.',
  'page.shop': 'Zum Shop',
};

const RU: NewsletterTexts = {
  'ask.subject': 'Хотите получать нашу рассылку?',
  'ask.text': 'Кто-то указал этот адрес, чтобы получать нашу рассылку. Если это вы, достаточно одного нажатия.',
  'ask.confirm': 'Да, пишите мне',
  'ask.ignore': 'Если это не вы, ничего не делайте: писать вам не будут, а адрес через неделю забудется.',
  'welcome.subject': 'Вы подписаны на наши письма',
  'welcome.text': 'Скоро напишем.',
  'welcome.leave': 'Если надоест: {link}',
  'page.ask': 'Хотите получать нашу рассылку?',
  'page.ask-text': 'Она приходит на {email}.',
  'page.confirm': 'Да, пишите мне',
  'page.here': 'Вы получаете нашу рассылку',
  'page.here-text': 'Она приходит на {email}. Отказаться можно в любой момент.',
  'page.leave': 'Больше не писать',
  'page.left': 'Вас нет в списке',
  'page.left-text': 'Рассылку мы вам не отправляем.',
  'page.shop': 'В магазин',
};

const UK: NewsletterTexts = {
  'ask.subject': 'Бажаєте отримувати нашу розсилку?',
  'ask.text': 'Хтось вказав цю адресу, щоб отримувати нашу розсилку. Якщо це ви, достатньо одного натискання.',
  'ask.confirm': 'Так, пишіть мені',
  'ask.ignore': 'Якщо це не ви, нічого не робіть: писати вам не будуть, а адреса за тиждень забудеться.',
  'welcome.subject': 'Ви підписані на наші листи',
  'welcome.text': 'Незабаром напишемо.',
  'welcome.leave': 'Якщо набридне: {link}',
  'page.ask': 'Бажаєте отримувати нашу розсилку?',
  'page.ask-text': 'Вона надходить на {email}.',
  'page.confirm': 'Так, пишіть мені',
  'page.here': 'Ви отримуєте нашу розсилку',
  'page.here-text': 'Вона надходить на {email}. Відмовитися можна будь-коли.',
  'page.leave': 'Більше не писати',
  'page.left': 'Вас немає у списку',
  'page.left-text': 'Розсилку ми вам не надсилаємо.',
  'page.shop': 'До магазину',
};

const ZH: NewsletterTexts = {
  'ask.subject': '您想订阅我们的来信吗？',
  'ask.text': '有人用此邮箱申请订阅我们的来信。如果是您本人，点一下即可完成订阅。',
  'ask.confirm': '是的，请写信给我',
  'ask.ignore': '如果并非您本人，请不必理会：我们不会给您写信，一周内即删除此地址。',
  'welcome.subject': '欢迎订阅我们的来信',
  'welcome.text': '我们很快会与您联系。',
  'welcome.leave': '如不想再收到来信：{link}',
  'page.ask': '您想订阅我们的来信吗？',
  'page.ask-text': '来信将发送至 {email}。',
  'page.confirm': '是的，请写信给我',
  'page.here': '您已订阅我们的来信',
  'page.here-text': '来信发送至 {email}，可随时退订。',
  'page.leave': '不再写信给我',
  'page.left': '您不在订阅名单中',
  'page.left-text': '我们不会给您发送来信。',
  'page.shop': '返回商店',
};

const TEXTS: Readonly<Record<Language, NewsletterTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function newsletterTextsOf(store: StoreView): TextOf<NewsletterTextKey> {
  return textsIn(TEXTS, store);
}
