import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  'mail.subject': 'Your downloads from order {number}',
  'mail.text': 'here is what you bought. Each link saves its file; please keep the links to yourself.',
  'mail.times': 'downloads left: {count}',
  'mail.until': 'The links work until {day}.',
  'mail.late': 'A file of this order is not ready yet. You find it on the page of the order as soon as it is there.',
  'refused.title': 'This download is not available',
  'refused.unknown': 'This link does not lead to a download, or a newer link has taken its place.',
  'refused.unpaid': 'The order is not paid yet. The download opens as soon as it is.',
  'refused.no-file': 'The shop does not have this file yet. Please try again later, or write to us.',
  'refused.used-up': 'This file has been downloaded as often as it was bought. Write to us if you need it again.',
  'refused.expired': 'The time in which this file could be downloaded is over. Write to us if you need it again.',
  'refused.taken-back': 'This was cancelled, returned or refunded, so it can no longer be downloaded.',
} as const;

type DownloadTextKey = keyof typeof EN;
type DownloadTexts = Readonly<Record<DownloadTextKey, string>>;

const DE: DownloadTexts = {
  'mail.subject': 'Deine Downloads aus Bestellung {number}',
  'mail.text': 'hier ist, was du gekauft hast. Jeder Link speichert seine Datei; bitte gib die Links nicht weiter.',
  'mail.times': 'Downloads übrig: {count}',
  'mail.until': 'Die Links gelten bis {day}.',
  'mail.late':
    'Eine Datei dieser Bestellung ist noch nicht fertig. Du findest sie auf der Seite der Bestellung, sobald sie da ist.',
  'refused.title': 'Dieser Download ist nicht verfügbar',
  'refused.unknown': 'Dieser Link führt zu keinem Download, oder ein neuerer Link hat ihn ersetzt.',
  'refused.unpaid': 'Die Bestellung ist noch nicht bezahlt. Danach ist der Download sofort offen.',
  'refused.no-file': 'Der Shop hat diese Datei noch nicht. Bitte versuche es später noch einmal oder schreib uns.',
  'refused.used-up':
    'Diese Datei wurde so oft geladen, wie sie gekauft wurde. Schreib uns, wenn du sie noch einmal brauchst.',
  'refused.expired':
    'Die Zeit, in der diese Datei geladen werden konnte, ist vorbei. Schreib uns, wenn du sie noch einmal brauchst.',
  'refused.taken-back': 'Das wurde storniert, zurückgegeben oder erstattet und kann nicht mehr geladen werden.',
};

const RU: DownloadTexts = {
  'mail.subject': 'Файлы из заказа {number}',
  'mail.text': 'Вот то, что вы купили. Каждая ссылка сохраняет свой файл; пожалуйста, не передавайте ссылки другим.',
  'mail.times': 'осталось скачиваний: {count}',
  'mail.until': 'Ссылки действуют до {day}.',
  'mail.late': 'Один из файлов заказа ещё не готов. Он появится на странице заказа, как только будет у нас.',
  'refused.title': 'Этот файл недоступен',
  'refused.unknown': 'Эта ссылка не ведёт к файлу, или её заменила новая.',
  'refused.unpaid': 'Заказ ещё не оплачен. Файл станет доступен сразу после оплаты.',
  'refused.no-file': 'Этого файла в магазине пока нет. Попробуйте позже или напишите нам.',
  'refused.used-up': 'Файл уже скачан столько раз, сколько оплачено. Если он нужен ещё раз, напишите нам.',
  'refused.expired': 'Срок, в течение которого файл можно было скачать, истёк. Если он нужен ещё раз, напишите нам.',
  'refused.taken-back':
    'Эта покупка отменена, возвращена или деньги за неё возвращены, поэтому скачать файл больше нельзя.',
};

const UK: DownloadTexts = {
  'mail.subject': 'Файли із замовлення {number}',
  'mail.text': 'Ось те, що ви купили. Кожне посилання зберігає свій файл; будь ласка, не передавайте посилання іншим.',
  'mail.times': 'залишилося завантажень: {count}',
  'mail.until': 'Посилання діють до {day}.',
  'mail.late': 'Один із файлів замовлення ще не готовий. Він з’явиться на сторінці замовлення, щойно буде в нас.',
  'refused.title': 'Цей файл недоступний',
  'refused.unknown': 'Це посилання не веде до файлу, або його замінило нове.',
  'refused.unpaid': 'Замовлення ще не оплачено. Файл стане доступним одразу після оплати.',
  'refused.no-file': 'Цього файлу в магазині поки немає. Спробуйте пізніше або напишіть нам.',
  'refused.used-up': 'Файл уже завантажено стільки разів, скільки оплачено. Якщо він потрібен ще раз, напишіть нам.',
  'refused.expired':
    'Строк, протягом якого файл можна було завантажити, минув. Якщо він потрібен ще раз, напишіть нам.',
  'refused.taken-back':
    'Цю покупку скасовано, повернено або за неї повернено гроші, тому завантажити файл більше не можна.',
};

const ZH: DownloadTexts = {
  'mail.subject': '订单{number}的下载文件',
  'mail.text': '以下是您购买的内容。点击链接即可保存文件，请勿将链接转给他人。',
  'mail.times': '剩余下载次数：{count}',
  'mail.until': '链接有效期至{day}。',
  'mail.late': '此订单中有一个文件尚未准备好，准备好后可在订单页面找到。',
  'refused.title': '此文件无法下载',
  'refused.unknown': '此链接不对应任何下载，或已被新链接取代。',
  'refused.unpaid': '订单尚未付款，付款后即可下载。',
  'refused.no-file': '商店暂时没有此文件，请稍后再试或联系我们。',
  'refused.used-up': '此文件的下载次数已用完。如需再次下载，请联系我们。',
  'refused.expired': '此文件的下载期限已过。如需再次下载，请联系我们。',
  'refused.taken-back': '此商品已取消、退回或退款，因此无法再下载。',
};

const TEXTS: Readonly<Record<Language, DownloadTexts>> = { en: EN, de: DE, ru: RU, uk: UK, zh: ZH };

export function downloadTextsOf(store: StoreView): TextOf<DownloadTextKey> {
  return textsIn(TEXTS, store);
}
