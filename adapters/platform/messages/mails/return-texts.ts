import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  subject: 'Your return {return} of order {number}',
  text: 'on {when} you told us that you send these back:',
  where: 'Please write {return} on the parcel and send it to:',
  then: 'We write to you when it has arrived. What you paid for it then goes back to you.',
  'task.subject': 'Return {return}: a customer sends something back',
  'task.text': '{email} sends back of order {number}:',
  reason: 'Reason: {reason}',
  'too-small': 'too small',
  'too-large': 'too large',
  'not-as-shown': 'not as shown',
  faulty: 'faulty',
  'wrong-item': 'wrong item',
  'changed-mind': 'changed my mind',
} as const;

type ReturnTextKey = keyof typeof EN;
type ReturnTexts = Readonly<Record<ReturnTextKey, string>>;

const DE: ReturnTexts = {
  subject: 'Deine Rücksendung {return} aus Bestellung {number}',
  text: 'am {when} hast du uns mitgeteilt, dass du dies zurückschickst:',
  where: 'Bitte schreibe {return} auf das Paket und schicke es an:',
  then: 'Wir schreiben dir, wenn es angekommen ist. Danach bekommst du dein Geld dafür zurück.',
  'task.subject': 'Rücksendung {return}: jemand schickt etwas zurück',
  'task.text': '{email} schickt aus Bestellung {number} zurück:',
  reason: 'Grund: {reason}',
  'too-small': 'zu klein',
  'too-large': 'zu groß',
  'not-as-shown': 'anders als gezeigt',
  faulty: 'fehlerhaft',
  'wrong-item': 'falscher Artikel',
  'changed-mind': 'anders überlegt',
};

const RU: ReturnTexts = {
  subject: 'Возврат {return} из заказа {number}',
  text: '{when} вы сообщили, что отправляете обратно:',
  where: 'Напишите {return} на посылке и отправьте её по адресу:',
  then: 'Мы напишем вам, когда посылка придёт. После этого вернём деньги за эти вещи.',
  'task.subject': 'Возврат {return}: покупатель отправляет товар обратно',
  'task.text': '{email} возвращает из заказа {number}:',
  reason: 'Причина: {reason}',
  'too-small': 'мало',
  'too-large': 'велико',
  'not-as-shown': 'не как на фото',
  faulty: 'брак',
  'wrong-item': 'не тот товар',
  'changed-mind': 'передумал(а)',
};

const UK: ReturnTexts = {
  subject: 'Повернення {return} із замовлення {number}',
  text: '{when} ви повідомили, що надсилаєте назад:',
  where: 'Напишіть {return} на посилці й надішліть її на адресу:',
  then: 'Ми напишемо вам, коли посилка прибуде. Після цього повернемо кошти за ці речі.',
  'task.subject': 'Повернення {return}: покупець надсилає товар назад',
  'task.text': '{email} повертає із замовлення {number}:',
  reason: 'Причина: {reason}',
  'too-small': 'замале',
  'too-large': 'завелике',
  'not-as-shown': 'не як на фото',
  faulty: 'брак',
  'wrong-item': 'не той товар',
  'changed-mind': 'передумав(ла)',
};

const ZH: ReturnTexts = {
  subject: '订单 {number} 的退货 {return}',
  text: '您于 {when} 告知我们将退回以下商品：',
  where: '请在包裹上写明 {return}，并寄至：',
  then: '包裹到达后我们会通知您，随后退还相应款项。',
  'task.subject': '退货 {return}：顾客将退回商品',
  'task.text': '{email} 将退回订单 {number} 的以下商品：',
  reason: '原因：{reason}',
  'too-small': '太小',
  'too-large': '太大',
  'not-as-shown': '与图片不符',
  faulty: '有瑕疵',
  'wrong-item': '发错商品',
  'changed-mind': '改变主意',
};

const TEXTS: Readonly<Record<Language, ReturnTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function returnTextsOf(store: StoreView): TextOf<ReturnTextKey> {
  return textsIn(TEXTS, store);
}
