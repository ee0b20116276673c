import type { Cut } from '../drawings';
import type { ColourKey } from '../../platform/starter/colours';
import type { Words } from '../../platform/starter/words/words';

export interface Intangible {
  readonly key: string;
  readonly name: Words;
  readonly ptype: 'e-book' | 'gift-card' | 'plan' | 'service';
  readonly price: number;
  readonly cut: Cut;
  readonly colour: ColourKey;
  readonly accent: ColourKey;
  readonly options?: string;
  readonly text: Words;
  readonly files?: readonly string[];
  /** Separately sold parts with their surcharge in dollars. */
  readonly parts?: readonly { readonly title: string; readonly price: number }[];
}

const giftCard = (amount: number, colour: ColourKey, name: Words): Intangible => ({
  key: `gift-card-${String(amount)}`,
  name,
  ptype: 'gift-card',
  price: amount,
  cut: 'gift-card',
  colour,
  accent: 'ecru',
  options: 'gift-card',
  text: [
    'Sent by e-mail on the day you choose, with your words. Valid for three years, in one order or in several.',
    'Kommt am gewünschten Tag per E-Mail, mit deinen Worten. Drei Jahre gültig, für eine oder mehrere Bestellungen.',
    'Придёт по электронной почте в выбранный день с вашими словами. Действует три года, для одного или нескольких заказов.',
    'Надійде електронною поштою обраного дня з вашими словами. Діє три роки, для одного чи кількох замовлень.',
    '在您选定的日期以电子邮件送达，并附上您的留言。三年内有效，可一次或多次使用。',
  ],
});

export const SERVICES: readonly Intangible[] = [
  giftCard(25, 'rust', [
    'Gift Card “Warm Socks”',
    'Gutschein „Warme Socken“',
    'Подарочная карта «Тёплые носки»',
    'Подарункова картка «Теплі шкарпетки»',
    '礼品卡“一双暖袜”',
  ]),
  {
    key: 'racket-stringing',
    ptype: 'service',
    price: 29,
    cut: 'stringing',
    colour: 'green',
    accent: 'ecru',
    options: 'racket-stringing',
    name: ['Racket Stringing', 'Schlägerbesaitung', 'Натяжка струн', 'Натягування струн', '网球拍穿线'],
    text: [
      'Bring or post your racket; it is strung within two working days, at the tension you ask for.',
      'Schläger bringen oder schicken; in zwei Werktagen ist er mit der gewünschten Härte besaitet.',
      'Принесите или пришлите ракетку: за два рабочих дня мы натянем струны с нужной жёсткостью.',
      'Принесіть або надішліть ракетку: за два робочі дні ми натягнемо струни з потрібною жорсткістю.',
      '送来或寄来球拍，两个工作日内按您要求的磅数穿好。',
    ],
  },
  giftCard(50, 'pine', [
    'Gift Card “A Good Shirt”',
    'Gutschein „Ein gutes Hemd“',
    'Подарочная карта «Хорошая рубашка»',
    'Подарункова картка «Добра сорочка»',
    '礼品卡“一件好衬衫”',
  ]),
  {
    key: 'personal-styling',
    ptype: 'service',
    price: 60,
    cut: 'styling',
    colour: 'navy',
    accent: 'ecru',
    name: [
      'Personal Styling, One Hour',
      'Stilberatung, eine Stunde',
      'Консультация стилиста, 1 час',
      'Консультація стиліста, 1 година',
      '个人造型咨询一小时',
    ],
    text: [
      'An hour by video with somebody who knows the whole shop; afterwards you get a list, with no duty to buy.',
      'Eine Stunde per Video mit jemandem, der das ganze Sortiment kennt; danach bekommst du eine Liste, ganz ohne Kaufzwang.',
      'Час по видеосвязи с человеком, который знает весь магазин; затем вы получите список без обязательства покупать.',
      'Година відеозв’язку з людиною, яка знає весь магазин; потім ви отримаєте список без зобов’язання купувати.',
      '与熟悉全店的造型师视频一小时，之后您会收到一份清单，无购买义务。',
    ],
  },
  giftCard(100, 'navy', [
    'Gift Card “New Shoes”',
    'Gutschein „Neue Schuhe“',
    'Подарочная карта «Новая обувь»',
    'Подарункова картка «Нове взуття»',
    '礼品卡“一双新鞋”',
  ]),
  {
    key: 'gift-wrap',
    ptype: 'service',
    price: 6,
    cut: 'gift-wrap',
    colour: 'camel',
    accent: 'burgundy',
    options: 'gift-wrap',
    name: ['Gift Wrap', 'Geschenkverpackung', 'Подарочная упаковка', 'Подарункове пакування', '礼品包装'],
    text: [
      'Recycled paper, a cotton band, and no price on the slip.',
      'Recyclingpapier, ein Baumwollband und kein Preis auf dem Lieferschein.',
      'Переработанная бумага, хлопковая лента и накладная без цены.',
      'Перероблений папір, бавовняна стрічка й накладна без ціни.',
      '再生纸与棉质缎带，单据不显示价格。',
    ],
  },
  giftCard(200, 'plum', [
    'Gift Card “A Winter Coat”',
    'Gutschein „Ein Wintermantel“',
    'Подарочная карта «Зимнее пальто»',
    'Подарункова картка «Зимове пальто»',
    '礼品卡“一件冬衣”',
  ]),
  {
    key: 'trouser-hemming',
    ptype: 'service',
    price: 18,
    cut: 'hemming',
    colour: 'sand',
    accent: 'navy',
    name: ['Pants Hemming', 'Hosen kürzen', 'Подшив брюк', 'Підшивання штанів', '裤脚修改'],
    text: [
      'Tell us the inseam; we shorten, press and send within three working days.',
      'Nenne uns die Schrittlänge; wir kürzen, bügeln und verschicken in drei Werktagen.',
      'Сообщите длину по внутреннему шву: укоротим, отгладим и отправим за три рабочих дня.',
      'Повідомте довжину за внутрішнім швом: вкоротимо, випрасуємо й надішлемо за три робочі дні.',
      '告知内缝长，我们在三个工作日内改短、熨烫并寄出。',
    ],
  },
  {
    key: 'boot-resoling',
    ptype: 'service',
    price: 75,
    cut: 'resoling',
    colour: 'tan',
    accent: 'ecru',
    name: ['Boot Resoling', 'Stiefel neu besohlen', 'Замена подошвы', 'Заміна підошви', '靴底更换'],
    text: [
      'A new sole and heel on any welted boot, with cream and laces thrown in. Allow two weeks.',
      'Neue Sohle und neuer Absatz für jeden rahmengenähten Stiefel, dazu Creme und Schnürsenkel. Dauert zwei Wochen.',
      'Новая подошва и каблук для любых ботинок на ранту, крем и шнурки в подарок. Срок — две недели.',
      'Нова підошва й підбор для будь-яких черевиків на ранті, крем і шнурівки в подарунок. Термін — два тижні.',
      '为任何固特异沿条靴更换鞋底与鞋跟，附赠护理膏和鞋带，约需两周。',
    ],
  },
  {
    key: 'jacket-reproofing',
    ptype: 'service',
    price: 25,
    cut: 'reproofing',
    colour: 'olive',
    accent: 'sand',
    name: ['Jacket Reproofing', 'Jacke imprägnieren', 'Пропитка куртки', 'Просочення куртки', '外套防水翻新'],
    text: [
      'We wash, dry and reproof a shell or a waxed jacket; rain runs off it again.',
      'Wir waschen, trocknen und imprägnieren Regen- oder Wachsjacken; das Wasser perlt wieder ab.',
      'Стираем, сушим и заново пропитываем мембранную или вощёную куртку: вода снова скатывается.',
      'Перемо, сушимо й заново просочуємо мембранну або вощену куртку: вода знову скочується.',
      '清洗、烘干并重做防水，让雨水再次滑落。',
    ],
  },
];
