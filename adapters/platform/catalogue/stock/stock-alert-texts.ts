import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  'wait.subject': 'We tell you when it is back: {name}',
  'wait.text': 'you asked us to write to you once this is back in stock. You get one mail then, and nothing else.',
  'wait.back': 'If you do not want it any more, or did not ask for it: {link}',
  'back.subject': 'Back in stock: {name}',
  'back.text': 'what you waited for can be bought again. We cannot keep it for you, so do not wait too long.',
  'back.open': 'See it',
  'back.once': 'This is the one mail that you asked for. We write no more about it unless you ask again.',
  'page.title': 'Do not write to me',
  'page.text': 'We were asked to write to {email} once “{name}” is back in stock.',
  'page.remove': 'Take this back',
  'page.removed': 'Taken back',
  'page.removed-text': 'Nothing will be written about it.',
  'page.shop': 'To the shop',
} as const;

type StockAlertTextKey = keyof typeof EN;
type StockAlertTexts = Readonly<Record<StockAlertTextKey, string>>;

const DE: StockAlertTexts = {
  'wait.subject': 'Wir sagen dir, wenn es wieder da ist: {name}',
  'wait.text':
    'du möchtest Bescheid bekommen, sobald das hier wieder da ist. Dann kommt genau eine Mail und sonst nichts.',
  'wait.back': 'Falls du das nicht mehr möchtest oder nicht darum gebeten hast: {link}',
  'back.subject': 'Wieder da: {name}',
  'back.text': 'worauf du gewartet hast, gibt es wieder. Zurücklegen können wir es nicht, also warte nicht zu lange.',
  'back.open': 'Ansehen',
  'back.once':
    'Das ist die eine Mail, um die du gebeten hast. Mehr schreiben wir dazu nicht, außer du bittest noch einmal darum.',
  'page.title': 'Keine Nachricht mehr',
  'page.text': 'Wir sollen an {email} schreiben, sobald „{name}“ wieder da ist.',
  'page.remove': 'Das zurücknehmen',
  'page.removed': 'Zurückgenommen',
  'page.removed-text': 'Dazu kommt keine Nachricht.',
  'page.shop': 'Zum Shop',
};

const RU: StockAlertTexts = {
  'wait.subject': 'Сообщим, когда появится: {name}',
  'wait.text': 'Вы просили написать, когда этот товар снова будет в продаже. Придёт одно письмо, и больше ничего.',
  'wait.back': 'Если письмо больше не нужно или вы об этом не просили: {link}',
  'back.subject': 'Снова в продаже: {name}',
  'back.text': 'То, чего вы ждали, снова можно купить. Отложить товар мы не можем, поэтому не откладывайте и вы.',
  'back.open': 'Посмотреть',
  'back.once':
    'Это то самое одно письмо, о котором вы просили. Больше об этом товаре писать не будем, если не попросите снова.',
  'page.title': 'Не писать мне',
  'page.text': 'Нас просили написать на {email}, когда «{name}» снова появится в продаже.',
  'page.remove': 'Отменить просьбу',
  'page.removed': 'Просьба отменена',
  'page.removed-text': 'Писать об этом товаре не будем.',
  'page.shop': 'В магазин',
};

const UK: StockAlertTexts = {
  'wait.subject': 'Повідомимо, коли з’явиться: {name}',
  'wait.text': 'Ви просили написати, коли цей товар знову буде в продажу. Прийде один лист, і більше нічого.',
  'wait.back': 'Якщо лист уже не потрібен або ви про це не просили: {link}',
  'back.subject': 'Знову в продажу: {name}',
  'back.text': 'Те, на що ви чекали, знову можна купити. Відкласти товар ми не можемо, тож не зволікайте.',
  'back.open': 'Переглянути',
  'back.once': 'Це той один лист, про який ви просили. Більше про цей товар не писатимемо, якщо не попросите знову.',
  'page.title': 'Не писати мені',
  'page.text': 'Нас просили написати на {email}, коли «{name}» знову з’явиться в продажу.',
  'page.remove': 'Скасувати прохання',
  'page.removed': 'Прохання скасовано',
  'page.removed-text': 'Про цей товар не писатимемо.',
  'page.shop': 'До магазину',
};

const ZH: StockAlertTexts = {
  'wait.subject': '到货后通知您：{name}',
  'wait.text': '您希望此商品到货后收到通知。届时您只会收到一封邮件。',
  'wait.back': '如不再需要，或并非您本人申请，请打开：{link}',
  'back.subject': '已到货：{name}',
  'back.text': '您等待的商品又可以购买了。我们无法为您预留，请尽早选购。',
  'back.open': '查看商品',
  'back.once': '这就是您申请的那一封邮件。除非您再次申请，我们不会再就此商品发信。',
  'page.title': '不再通知我',
  'page.text': '有人申请在“{name}”到货后发信至 {email}。',
  'page.remove': '取消通知',
  'page.removed': '已取消',
  'page.removed-text': '我们不会就此商品发信。',
  'page.shop': '返回商店',
};

const TEXTS: Readonly<Record<Language, StockAlertTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function stockAlertTextsOf(store: StoreView): TextOf<StockAlertTextKey> {
  return textsIn(TEXTS, store);
}
