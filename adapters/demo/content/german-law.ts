import { heading, list, text } from '../../platform/starter/pages/page-text';
import type { PageText } from '../../platform/starter/pages/page-text';
import type { Words } from '../../platform/starter/words/words';

const COUNTRIES = ['DE', 'AT'] as const;

const FOR_THE_MERCHANT: Words = [
  'This is a sample. Put your own company’s particulars here, and have the text checked by somebody who knows the law, before you sell.',
  'Dies ist ein Muster. Trag hier die Angaben deiner eigenen Firma ein und lass den Text rechtlich prüfen, bevor du verkaufst.',
  'Это образец. Прежде чем продавать, укажите здесь данные своей компании и дайте юристу проверить текст.',
  'Це зразок. Перш ніж продавати, вкажіть тут дані своєї компанії та дайте юристові перевірити текст.',
  '这是示例。开始销售前，请在此填写贵公司的信息，并请法律人士审核文本。',
];

/** Imprint required by § 5 DDG. */
export const IMPRINT: PageText = {
  identifier: 'impressum',
  section: 'legal',
  countries: COUNTRIES,
  title: ['Legal notice', 'Impressum', 'Выходные данные', 'Вихідні дані', '法律声明'],
  summary: [
    'Who is behind this shop and how to reach us.',
    'Wer hinter diesem Shop steht und wie du uns erreichst.',
    'Кто стоит за этим магазином и как с нами связаться.',
    'Хто стоїть за цим магазином і як із нами зв’язатися.',
    '本店由谁经营，以及如何联系我们。',
  ],
  parts: [
    text(...FOR_THE_MERCHANT),
    heading('Who runs this shop', 'Anbieter', 'Владелец магазина', 'Власник магазину', '经营者'),
    list(
      [
        'Company and its legal form: …',
        'Firma und Rechtsform: …',
        'Компания и правовая форма: …',
        'Компанія і правова форма: …',
        '公司名称及法律形式：…',
      ],
      ['Represented by: …', 'Vertreten durch: …', 'Представитель: …', 'Представник: …', '法定代表人：…'],
      [
        'Street, postcode and town: …',
        'Straße, PLZ und Ort: …',
        'Улица, индекс и город: …',
        'Вулиця, індекс і місто: …',
        '街道、邮编和城市：…',
      ],
      ['Phone and e-mail: …', 'Telefon und E-Mail: …', 'Телефон и почта: …', 'Телефон і пошта: …', '电话与电子邮箱：…'],
      [
        'Register and number: …',
        'Registergericht und Nummer: …',
        'Реестр и номер: …',
        'Реєстр і номер: …',
        '登记机关与编号：…',
      ],
      [
        'VAT identification number: …',
        'Umsatzsteuer-Identifikationsnummer: …',
        'Номер плательщика НДС: …',
        'Номер платника ПДВ: …',
        '增值税识别号：…',
      ],
    ),
  ],
};

/** Right of withdrawal required by Art. 246a EGBGB. */
export const WITHDRAWAL: PageText = {
  identifier: 'widerruf',
  section: 'legal',
  countries: COUNTRIES,
  title: ['Right of withdrawal', 'Widerrufsbelehrung', 'Право на отказ', 'Право на відмову', '撤销权说明'],
  summary: [
    'How to withdraw from a purchase within fourteen days.',
    'Wie du einen Kauf binnen vierzehn Tagen widerrufst.',
    'Как отказаться от покупки в течение четырнадцати дней.',
    'Як відмовитися від покупки протягом чотирнадцяти днів.',
    '如何在十四天内撤销购买。',
  ],
  parts: [
    text(...FOR_THE_MERCHANT),
    heading('Your right', 'Widerrufsrecht', 'Ваше право', 'Ваше право', '您的权利'),
    text(
      'You may withdraw from the contract within fourteen days without giving a reason. The time begins on the day on which you, or somebody you name, receive the last of the goods.',
      'Du kannst binnen vierzehn Tagen ohne Angabe von Gründen den Vertrag widerrufen. Die Frist beginnt an dem Tag, an dem du oder jemand, den du benennst, die letzte Ware erhält.',
      'Вы можете отказаться от договора в течение четырнадцати дней без объяснения причин. Срок начинается в день, когда вы или названный вами человек получили последний товар.',
      'Ви можете відмовитися від договору протягом чотирнадцяти днів без пояснення причин. Строк починається в день, коли ви або названа вами людина отримали останній товар.',
      '您可在十四天内无理由撤销合同。期限自您或您指定的人收到最后一件商品之日起计算。',
    ),
    heading('What it takes', 'Ausübung', 'Что для этого нужно', 'Що для цього потрібно', '如何行使'),
    text(
      'Tell us so in clear words, by letter or e-mail, to the address in the legal notice. It is enough to send it before the time is over. We pay back all that you paid, delivery included, within fourteen days.',
      'Teil es uns eindeutig mit, per Brief oder E-Mail an die Anschrift im Impressum. Es genügt, es vor Ablauf der Frist abzuschicken. Wir zahlen alles, was du gezahlt hast, samt Versand binnen vierzehn Tagen zurück.',
      'Ясно сообщите нам об этом письмом или по электронной почте по адресу из выходных данных. Достаточно отправить сообщение до конца срока. Мы вернём всё уплаченное, включая доставку, в течение четырнадцати дней.',
      'Чітко повідомте нас про це листом або електронною поштою на адресу з вихідних даних. Достатньо надіслати повідомлення до кінця строку. Ми повернемо все сплачене разом із доставкою протягом чотирнадцяти днів.',
      '请以信函或电子邮件，向法律声明中的地址明确告知我们。在期限届满前发出即可。我们将在十四天内退还您支付的全部款项，包括运费。',
    ),
  ],
};
