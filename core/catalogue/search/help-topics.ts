import { foldText } from '../../kernel/words/fold';
import { withoutUmlauts } from './query-words';
import type { WordsByLanguage } from './shop-words';

export const HELP_TOPICS = [
  'returns', 'delivery', 'sizes', 'order', 'payment', 'contact', 'repair', 'gift-wrap', 'account', 'privacy', 'terms', 'about', 'questions', 'coupons', 'newsletter', 'jobs',
] as const; // prettier-ignore
export type HelpTopicName = (typeof HELP_TOPICS)[number];

export interface HelpTopic {
  readonly name: HelpTopicName;
  readonly path?: string;
  readonly pages?: readonly string[];
  readonly words: WordsByLanguage;
}

const TOPICS: readonly HelpTopic[] = [
  {
    name: 'returns',
    pages: ['retail-returns', 'returns'],
    words: {
      en: ['return', 'returns', 'return policy', 'refund', 'refunds', 'exchange', 'exchanges', 'send back', 'money back'],
      de: ['rückgabe', 'rücksendung', 'rücksenden', 'retoure', 'retouren', 'umtausch', 'umtauschen', 'zurückschicken', 'erstattung', 'widerruf'],
      ru: ['возврат', 'возврата', 'вернуть', 'обмен', 'обменять', 'возврат денег'],
      uk: ['повернення', 'повернути', 'обмін', 'обміняти', 'повернення коштів'],
      zh: ['退货', '退款', '换货', '退换', '退换货'],
    },
  },
  {
    name: 'delivery',
    pages: ['shipping-info', 'delivery', 'shipping'],
    words: {
      en: ['delivery', 'deliveries', 'shipping', 'shipping costs', 'delivery time', 'postage', 'express delivery', 'pick up', 'pickup', 'click and collect', 'do you ship', 'ship to', 'do you deliver', 'deliver to', 'international shipping', 'customs', 'import duties'],
      de: ['versand', 'versandkosten', 'lieferung', 'lieferzeit', 'lieferkosten', 'expressversand', 'abholung', 'porto', 'liefert ihr', 'liefern sie', 'auslandsversand', 'zollgebühren', 'zollkosten'],
      ru: ['доставка', 'доставки', 'срок доставки', 'самовывоз', 'стоимость доставки', 'доставляете', 'таможня', 'таможенная пошлина'],
      uk: ['доставка', 'доставки', 'термін доставки', 'самовивіз', 'вартість доставки', 'доставляєте', 'митниця', 'мито'],
      zh: ['配送', '送货', '运费', '快递', '物流', '发货', '自提', '寄到', '国际配送', '关税'],
    },
  },
  {
    name: 'sizes',
    pages: ['size-guide', 'sizes'],
    words: {
      en: ['size guide', 'size chart', 'sizing', 'size table', 'what size', 'which size', 'measurements', 'fit guide'],
      de: ['größentabelle', 'größenberatung', 'grössentabelle', 'welche größe', 'größen', 'maßtabelle'],
      ru: ['таблица размеров', 'размерная сетка', 'какой размер', 'размеры'],
      uk: ['таблиця розмірів', 'розмірна сітка', 'який розмір', 'розміри'],
      zh: ['尺码表', '尺码指南', '尺寸表', '尺码对照', '什么尺码'],
    },
  },
  {
    name: 'order',
    path: '/order',
    words: {
      en: ['track', 'tracking', 'order tracking', 'track order', 'track my order', 'where is my order', 'order status', 'my order', 'my orders', 'cancel order', 'cancel my order', 'cancel'],
      de: ['sendungsverfolgung', 'bestellung verfolgen', 'bestellstatus', 'meine bestellung', 'wo ist meine bestellung', 'bestellung stornieren', 'stornieren', 'storno', 'stornierung'],
      ru: ['отследить', 'отслеживание', 'где мой заказ', 'статус заказа', 'мой заказ', 'отследить заказ', 'отменить заказ', 'отменить', 'отмена'],
      uk: ['відстежити', 'відстеження', 'де моє замовлення', 'статус замовлення', 'моє замовлення', 'скасувати замовлення', 'скасувати', 'скасування'],
      zh: ['查询订单', '订单查询', '我的订单', '物流查询', '订单状态', '取消订单', '取消'],
    },
  },
  {
    name: 'payment',
    pages: ['payment', 'faq', 'contact', 'terms-and-conditions'],
    words: {
      en: ['payment', 'payments', 'payment methods', 'pay', 'bank transfer', 'wire transfer', 'invoice', 'credit card', 'cash on delivery', 'paypal', 'klarna', 'afterpay', 'apple pay', 'google pay', 'pay later', 'installments'],
      de: ['zahlung', 'bezahlen', 'zahlungsarten', 'zahlungsmethoden', 'überweisung', 'banküberweisung', 'rechnung', 'kreditkarte', 'nachnahme', 'klarna', 'ratenzahlung', 'apple pay', 'google pay'],
      ru: ['оплата', 'оплатить', 'способы оплаты', 'банковский перевод', 'счёт', 'наложенный платёж', 'кредитная карта', 'рассрочка', 'в рассрочку'],
      uk: ['оплата', 'оплатити', 'способи оплати', 'банківський переказ', 'рахунок', 'післяплата', 'кредитна картка', 'розстрочка', 'оплата частинами'],
      zh: ['付款', '支付', '支付方式', '银行转账', '发票', '货到付款', '信用卡', '支付宝', '微信支付', '分期付款'],
    },
  },
  {
    name: 'contact',
    pages: ['contact', 'contacts', 'about'],
    words: {
      en: ['contact', 'contact us', 'customer service', 'customer care', 'help', 'support', 'phone number', 'email', 'opening hours', 'store hours', 'opening times', 'when are you open', 'complaint', 'complaints', 'make a complaint', 'stores', 'store location', 'store locations', 'store locator', 'store near me', 'stores near me', 'shop near me', 'nearest store', 'find a store', 'store address', 'where are you', 'call us', 'chat'],
      de: ['kontakt', 'kundenservice', 'kundendienst', 'hilfe', 'telefonnummer', 'öffnungszeiten', 'oeffnungszeiten', 'filialen', 'filiale', 'standorte', 'filialfinder', 'filiale in der nähe', 'laden in der nähe', 'geschäft in der nähe', 'beschwerde', 'beschweren', 'reklamation', 'reklamieren', 'anrufen'],
      ru: ['контакты', 'контакт', 'служба поддержки', 'поддержка', 'помощь', 'телефон', 'часы работы', 'режим работы', 'магазины', 'магазин рядом', 'ближайший магазин', 'адрес магазина', 'адреса магазинов', 'жалоба', 'пожаловаться', 'рекламация', 'претензия'],
      uk: ['контакти', 'контакт', 'служба підтримки', 'підтримка', 'допомога', 'телефон', 'години роботи', 'графік роботи', 'магазини', 'магазин поруч', 'найближчий магазин', 'адреса магазину', 'адреси магазинів', 'скарга', 'поскаржитися', 'рекламація', 'претензія'],
      zh: ['联系', '联系我们', '客服', '帮助', '电话', '营业时间', '门店', '附近门店', '附近的店', '投诉', '店铺地址'],
    },
  },
  {
    name: 'repair',
    pages: ['repair', 'repairs', 'repair-service'],
    words: {
      en: ['repair', 'repairs', 'repair service', 'mend', 'mending', 'fix my', 'broken zip', 'resoling', 'alterations'],
      de: ['reparatur', 'reparaturen', 'reparieren', 'reparaturservice', 'ausbessern', 'änderungen', 'änderungsschneiderei', 'neu besohlen'],
      ru: ['ремонт', 'починить', 'починка', 'ремонт одежды', 'ремонт обуви', 'подшить'],
      uk: ['ремонт', 'полагодити', 'лагодження', 'ремонт одягу', 'ремонт взуття', 'підшити'],
      zh: ['维修', '修补', '修理', '修鞋', '改衣'],
    },
  },
  {
    name: 'gift-wrap',
    pages: ['gift-wrap', 'gift-wrapping', 'gifts'],
    words: {
      en: ['gift wrap', 'gift wrapping', 'gift box', 'gift packaging', 'gift message', 'wrap as a gift'],
      de: ['geschenkverpackung', 'geschenk verpacken', 'als geschenk verpacken', 'geschenkpapier', 'grußkarte'],
      ru: ['подарочная упаковка', 'упаковать в подарок', 'упаковка подарка'],
      uk: ['подарункове пакування', 'подарункова упаковка', 'запакувати в подарунок'],
      zh: ['礼品包装', '礼盒包装', '包装礼物'],
    },
  },
  {
    name: 'account',
    path: '/my-account',
    words: {
      en: ['my account', 'account', 'sign in', 'log in', 'login', 'register', 'password'],
      de: ['mein konto', 'konto', 'anmelden', 'einloggen', 'registrieren', 'passwort'],
      ru: ['личный кабинет', 'аккаунт', 'войти', 'вход', 'регистрация', 'пароль'],
      uk: ['особистий кабінет', 'акаунт', 'увійти', 'вхід', 'реєстрація', 'пароль'],
      zh: ['我的账户', '账户', '登录', '注册', '密码'],
    },
  },
  {
    name: 'privacy',
    pages: ['privacy-policy'],
    words: {
      en: ['privacy', 'privacy policy', 'cookies', 'personal data'],
      de: ['datenschutz', 'datenschutzerklärung', 'cookies'],
      ru: ['конфиденциальность', 'персональные данные'],
      uk: ['конфіденційність', 'персональні дані'],
      zh: ['隐私', '隐私政策'],
    },
  },
  {
    name: 'terms',
    pages: ['terms-and-conditions'],
    words: {
      en: ['terms', 'terms and conditions', 'terms of use', 'warranty', 'guarantee'],
      de: ['agb', 'nutzungsbedingungen', 'garantie', 'gewährleistung'],
      ru: ['условия', 'условия использования', 'гарантия'],
      uk: ['умови', 'умови використання', 'гарантія'],
      zh: ['条款', '使用条款', '保修'],
    },
  },
  {
    name: 'about',
    pages: ['about'],
    words: {
      en: ['about us', 'about', 'who we are', 'press office', 'affiliate', 'affiliate program', 'sustainability'],
      de: ['über uns', 'impressum', 'presse', 'partnerprogramm', 'nachhaltigkeit'],
      ru: ['о нас', 'о магазине', 'о компании', 'пресса', 'партнёрская программа', 'экологичность'],
      uk: ['про нас', 'про магазин', 'про компанію', 'преса', 'партнерська програма', 'екологічність'],
      zh: ['关于', '关于我们', '媒体', '可持续'],
    },
  },
  {
    name: 'questions',
    pages: ['faq', 'questions', 'help', 'contact'],
    words: {
      en: ['faq', 'faqs', 'question', 'questions', 'questions and answers', 'q&a', 'frequently asked questions', 'help center', 'help centre'],
      de: ['faq', 'faqs', 'fragen', 'frage', 'häufige fragen', 'häufig gestellte fragen', 'fragen und antworten', 'hilfebereich'],
      ru: ['вопрос', 'вопросы', 'вопросы и ответы', 'частые вопросы', 'часто задаваемые вопросы', 'чаво'],
      uk: ['питання', 'запитання', 'питання та відповіді', 'часті запитання', 'поширені запитання'],
      zh: ['常见问题', '问题解答', '问答', '帮助中心'],
    },
  },
  {
    name: 'coupons',
    pages: ['coupons', 'promotions', 'faq', 'contact'],
    words: {
      en: ['coupon', 'coupons', 'coupon code', 'promo', 'promo code', 'promotion code', 'promotional code', 'discount code', 'voucher', 'voucher code', 'student discount', 'redeem', 'redeem gift card'],
      de: ['coupon', 'coupons', 'rabattcode', 'rabattcodes', 'gutscheincode', 'promocode', 'aktionscode', 'studentenrabatt', 'gutschein einlösen', 'einlösen'],
      ru: ['промокод', 'промокоды', 'купон', 'купоны', 'код скидки', 'скидка студентам', 'активировать карту'],
      uk: ['промокод', 'промокоди', 'купон', 'купони', 'код знижки', 'знижка студентам', 'активувати картку'],
      zh: ['优惠码', '优惠券', '折扣码', '促销码', '学生优惠', '兑换'],
    },
  },
  {
    name: 'newsletter',
    pages: ['newsletter', 'faq', 'contact'],
    words: {
      en: ['newsletter', 'newsletters', 'subscribe', 'unsubscribe', 'mailing list'],
      de: ['newsletter', 'abonnieren', 'newsletter abbestellen', 'abbestellen', 'abmelden'],
      ru: ['рассылка', 'рассылку', 'подписка', 'подписаться', 'отписаться', 'подписаться на рассылку'],
      uk: ['розсилка', 'розсилку', 'підписка', 'підписатися', 'відписатися', 'підписатися на розсилку'],
      zh: ['订阅', '退订', '邮件订阅', '通讯'],
    },
  },
  {
    name: 'jobs',
    pages: ['jobs', 'careers', 'about', 'contact'],
    words: {
      en: ['jobs', 'careers', 'vacancy', 'vacancies', 'work for us', 'work with us', 'hiring'],
      de: ['jobs', 'karriere', 'stellenangebot', 'stellenangebote', 'stellen', 'offene stellen', 'arbeiten bei'],
      ru: ['вакансия', 'вакансии', 'работа у вас', 'работа в магазине', 'карьера'],
      uk: ['вакансія', 'вакансії', 'робота у вас', 'робота в магазині', 'кар’єра'],
      zh: ['招聘', '工作机会', '职位', '加入我们'],
    },
  },
]; // prettier-ignore

/** Minimum prefix length; Chinese words may be shorter. */
const SHORTEST_BEGINNING = 4;
const HAN = /\p{Script=Han}/u;

function plain(text: string): string {
  return foldText(text)
    .replace(/[\s‐‑–—-]+/g, ' ')
    .trim();
}

const PHRASES: readonly (readonly [HelpTopic, ReadonlySet<string>])[] = TOPICS.map((topic) => {
  const phrases = Object.entries(topic.words).flatMap(([language, all]) =>
    all.flatMap((phrase) => (language === 'de' ? [phrase, withoutUmlauts(phrase)] : [phrase])),
  );
  return [topic, new Set(phrases.map(plain))];
});

/** 3 for an exact match, 2 if contained, 1 for a prefix, otherwise 0. */
function sureness(text: string, phrase: string): number {
  if (text === phrase) return 3;
  const holds = HAN.test(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
  if (holds) return 2;
  return text.length >= SHORTEST_BEGINNING && phrase.startsWith(text) ? 1 : 0;
}

/** Returns true if the whole text is a phrase of a help topic. */
export function isHelpPhrase(text: string): boolean {
  const asked = plain(text);
  return PHRASES.some(([, phrases]) => phrases.has(asked));
}

/** Returns matching help topics, best first. */
export function helpTopics(text: string): readonly HelpTopic[] {
  const asked = plain(text);
  if (asked === '') return [];
  return PHRASES.map(([topic, phrases]) => ({
    topic,
    sure: Math.max(...Array.from(phrases, (phrase) => sureness(asked, phrase))),
  }))
    .filter(({ sure }) => sure > 0)
    .toSorted((left, right) => right.sure - left.sure)
    .map(({ topic }) => topic);
}
