/** Search phrases in the shop's five languages, lower case. A query is matched against all languages together, longest phrase first. */
export type WordsByLanguage = Readonly<Record<'de' | 'en' | 'ru' | 'uk' | 'zh', readonly string[]>>;

export const SALE_WORDS: WordsByLanguage = {
  en: [
    'sale', 'sales', 'reduced', 'discount', 'discounts', 'discounted', 'clearance', 'outlet', 'deals', 'special offer',
    'special offers', 'offers', 'bargain', 'bargains', 'markdown', 'markdowns', 'marked down',
  ],
  de: [
    'schlussverkauf', 'sommerschlussverkauf', 'winterschlussverkauf', 'ausverkauf', 'abverkauf', 'reduziert', 'reduzierte',
    'reduzierter', 'reduziertes', 'reduzierten', 'rabatt', 'rabatte', 'rabattiert', 'angebot', 'angebote', 'sonderangebot',
    'sonderangebote', 'schnäppchen', 'heruntergesetzt', 'heruntergesetzte',
  ],
  ru: [
    'распродажа', 'распродажи', 'распродаже', 'распродажу', 'скидка', 'скидки', 'скидкой', 'скидками', 'скидок', 'уценка',
    'уценённые', 'уцененные', 'акция', 'акции',
  ],
  uk: [
    'розпродаж', 'розпродажу', 'розпродажі', 'знижка', 'знижки', 'знижкою', 'знижками', 'знижок', 'уцінка', 'уцінені', 'акція',
    'акції',
  ],
  zh: ['打折', '折扣', '特价', '促销', '减价', '降价', '清仓', '特卖', '优惠'],
}; // prettier-ignore

export const NEW_WORDS: WordsByLanguage = {
  en: ['new', 'new in', 'new arrival', 'new arrivals', 'just in', 'latest', 'newest', 'what’s new', "what's new", 'brand new'],
  de: ['neu', 'neue', 'neuer', 'neues', 'neuen', 'neuheit', 'neuheiten', 'neuzugang', 'neuzugänge', 'neu eingetroffen', 'neueste'],
  ru: ['новый', 'новая', 'новое', 'новые', 'новых', 'новую', 'новинка', 'новинки', 'новинок', 'новое поступление', 'новые поступления'],
  uk: ['новий', 'нова', 'нове', 'нові', 'нових', 'нову', 'новинка', 'новинки', 'новинок', 'нові надходження'],
  zh: ['新品', '新款', '上新', '新到', '最新', '新上架', '新货'],
}; // prettier-ignore

export const ORDER_WORDS: Readonly<Record<'price-high' | 'price-low' | 'rated', WordsByLanguage>> = {
  'price-low': {
    en: ['cheap', 'cheaper', 'cheapest', 'inexpensive', 'affordable', 'low cost', 'low price', 'low prices', 'lowest price', 'lowest prices', 'budget', 'under budget', 'on a budget', 'within budget', 'budget friendly', 'good value', 'value for money'],
    de: ['günstig', 'günstige', 'günstiger', 'günstiges', 'günstigen', 'günstigste', 'günstigsten', 'guenstig', 'guenstige', 'billig', 'billige', 'billiger', 'billiges', 'billigen', 'billigste', 'billigsten', 'preiswert', 'preiswerte', 'preiswerter', 'preiswertes', 'preiswerten', 'kleiner preis', 'kleines budget'],
    ru: ['дешево', 'дёшево', 'дешевле', 'дешевый', 'дешёвый', 'дешевая', 'дешёвая', 'дешевое', 'дешёвое', 'дешевые', 'дешёвые', 'недорого', 'недорогой', 'недорогая', 'недорогое', 'недорогие', 'недорогую', 'бюджетный', 'бюджетная', 'бюджетное', 'бюджетные', 'самые дешевые', 'самые дешёвые', 'по низкой цене'],
    uk: ['дешево', 'дешевше', 'дешевий', 'дешева', 'дешеве', 'дешеві', 'дешеву', 'недорого', 'недорогий', 'недорога', 'недороге', 'недорогі', 'недорогу', 'бюджетний', 'бюджетна', 'бюджетне', 'бюджетні', 'найдешевші', 'за низькою ціною'],
    zh: ['便宜', '便宜点', '最便宜', '平价', '实惠', '廉价', '低价', '性价比高'],
  },
  'price-high': {
    en: ['expensive', 'most expensive', 'premium', 'luxury', 'luxurious', 'high end', 'high-end', 'upscale', 'deluxe'],
    de: ['teuer', 'teure', 'teurer', 'teures', 'teuren', 'teuerste', 'teuersten', 'hochwertig', 'hochwertige', 'hochwertiger', 'hochwertiges', 'hochwertigen', 'luxus', 'luxuriös', 'luxuriöse', 'premium', 'edel', 'edle', 'edler', 'edles'],
    ru: ['дорогой', 'дорогая', 'дорогое', 'дорогие', 'дорогую', 'самые дорогие', 'премиум', 'премиальный', 'премиальная', 'премиальные', 'люкс', 'люксовый', 'люксовая', 'люксовые', 'роскошный', 'роскошная', 'роскошное', 'роскошные'],
    uk: ['дорогий', 'дорога', 'дороге', 'дорогі', 'дорогу', 'найдорожчі', 'преміум', 'преміальний', 'преміальна', 'преміальні', 'люкс', 'люксовий', 'люксова', 'люксові', 'розкішний', 'розкішна', 'розкішне', 'розкішні'],
    zh: ['贵', '贵的', '最贵', '高端', '高档', '奢华', '奢侈', '豪华'],
  },
  rated: {
    en: ['best rated', 'best-rated', 'top rated', 'top-rated', 'highest rated', 'best reviewed', 'best reviews', 'well reviewed', 'highly rated', 'recommended'],
    de: ['bestbewertet', 'bestbewertete', 'bestbewerteten', 'best bewertet', 'gut bewertet', 'gut bewertete', 'am besten bewertet', 'beste bewertung', 'beste bewertungen', 'empfohlen', 'empfohlene'],
    ru: ['с лучшими отзывами', 'лучшие отзывы', 'с хорошими отзывами', 'хорошие отзывы', 'высокий рейтинг', 'с высоким рейтингом', 'лучший рейтинг', 'рекомендуемые'],
    uk: ['з найкращими відгуками', 'найкращі відгуки', 'з хорошими відгуками', 'хороші відгуки', 'високий рейтинг', 'з високим рейтингом', 'найкращий рейтинг', 'рекомендовані'],
    zh: ['好评', '评分最高', '高评分', '好评最多', '口碑好'],
  },
}; // prettier-ignore

/** Words for star ratings, as in "4 stars". */
export const STAR_WORDS: WordsByLanguage = {
  en: ['star', 'stars', 'star rating', 'stars rating', '★'],
  de: ['stern', 'sterne', 'sternen'],
  ru: ['звезда', 'звезды', 'звёзды', 'звезд', 'звёзд'],
  uk: ['зірка', 'зірки', 'зірок'],
  zh: ['星', '颗星', '星级', '星好评'],
};

/** Words allowed before and after such a rating: "rated 4 stars and up". */
export const AROUND_STARS: { readonly before: readonly string[]; readonly after: readonly string[] } = {
  before: ['rated', 'rating', 'with', 'from', 'over', 'at least', 'mit', 'ab', 'mindestens', 'bewertet mit', 'рейтинг', 'от', 'с рейтингом', 'від', 'рейтинг від', 'з рейтингом', '至少'],
  after: ['and up', 'and more', 'and above', 'or more', 'plus', 'rated', 'und mehr', 'oder mehr', 'bewertet', 'и выше', 'и больше', 'і вище', 'і більше', '以上', '及以上'],
}; // prettier-ignore

export const BESTSELLER_WORDS: WordsByLanguage = {
  en: ['bestseller', 'bestsellers', 'best seller', 'best sellers', 'best selling', 'best-selling', 'bestselling', 'top seller', 'top sellers', 'most popular', 'popular', 'trending'],
  de: ['bestseller', 'topseller', 'verkaufsschlager', 'meistverkauft', 'meistverkaufte', 'meistverkauften', 'beliebt', 'beliebte', 'beliebteste', 'beliebtesten'],
  ru: ['бестселлер', 'бестселлеры', 'хит', 'хиты', 'хит продаж', 'хиты продаж', 'лидеры продаж', 'популярное', 'популярные', 'популярная', 'популярный'],
  uk: ['бестселер', 'бестселери', 'хіт', 'хіти', 'хіт продажів', 'хіти продажів', 'лідери продажів', 'популярне', 'популярні', 'популярна', 'популярний'],
  zh: ['畅销', '热销', '热卖', '爆款', '最受欢迎', '人气'],
}; // prettier-ignore

export const UNISEX_WORDS: WordsByLanguage = {
  en: ['unisex', 'gender neutral', 'gender-neutral', 'genderless', 'all gender', 'for everyone'],
  de: ['unisex', 'geschlechtsneutral', 'geschlechtsneutrale', 'für damen und herren', 'für alle'],
  ru: ['унисекс', 'для всех'],
  uk: ['унісекс', 'для всіх'],
  zh: ['男女同款', '中性', '男女通用', '情侣款'],
}; // prettier-ignore

/** Prepositions and articles that may precede a recognized word. */
export const TIES: readonly string[] = [
  'on', 'in', 'at', 'for', 'the', 'a', 'im', 'für', 'mit', 'с', 'со', 'на', 'в', 'во', 'по', 'для', 'з', 'зі', 'із', 'у', 'за',
]; // prettier-ignore

export const SIZE_WORDS: WordsByLanguage = {
  en: ['size', 'sizes', 'sz'],
  de: ['größe', 'größen', 'grösse', 'groesse', 'gr', 'gr.'],
  ru: ['размер', 'размера', 'размере', 'размеры', 'разм', 'разм.', 'р-р'],
  uk: ['розмір', 'розміру', 'розмірі', 'розміри', 'розм', 'розм.'],
  zh: ['尺码', '尺寸', '码数', '大小'],
};

export const AFTER_SIZE: readonly string[] = ['码', '號', '号', 'eu'];

/** Possessives: "men s shirt" is "men's shirt". */
export const POSSESSORS: readonly string[] = [
  'men',
  'man',
  'women',
  'woman',
  'kid',
  'boy',
  'girl',
  'lady',
  'child',
  'children',
];

export interface PriceWords {
  readonly below: readonly string[];
  /** Inclusive: "up to 50" includes 50. */
  readonly upTo: readonly string[];
  readonly from: readonly string[];
  readonly about: readonly string[];
  readonly belowAfter: readonly string[];
  readonly upToAfter: readonly string[];
  readonly fromAfter: readonly string[];
  readonly between: readonly string[];
  readonly and: readonly string[];
}

export const PRICE_WORDS: PriceWords = {
  below: [
    'under', 'below', 'less than', 'cheaper than', 'beneath',
    'unter', 'günstiger als', 'billiger als', 'weniger als',
    'дешевле', 'меньше', 'менее', 'ниже',
    'дешевше', 'дешевші', 'менше', 'нижче',
    '低于', '不到', '小于', '少于',
  ],
  upTo: [
    'up to', 'at most', 'no more than', 'not more than',
    'bis zu', 'bis', 'höchstens', 'maximal',
    'до', 'не дороже', 'не больше', 'не более',
    'не дорожче', 'не більше', 'щонайбільше',
    '不超过', '最多', '最高',
  ],
  from: [
    'over', 'above', 'more than', 'from', 'at least', 'starting at',
    'über', 'ab', 'mehr als', 'mindestens', 'teurer als',
    'от', 'дороже', 'больше', 'более', 'свыше', 'выше',
    'від', 'дорожче', 'більше', 'понад', 'вище',
    '高于', '超过', '大于', '至少',
  ],
  about: ['around', 'about', 'approximately', 'roughly', 'circa', 'etwa', 'ungefähr', 'rund', 'около', 'примерно', 'приблизительно', 'близько', 'приблизно', '大约', '约'],
  belowAfter: ['and under', 'and below', 'or under'],
  upToAfter: ['or less', 'or cheaper', 'oder weniger', 'oder günstiger', 'и дешевле', 'и меньше', 'і дешевше', 'і менше', '以下', '以内', '之内', '之下'],
  fromAfter: ['and over', 'and up', 'or more', 'and above', 'oder mehr', 'и дороже', 'и выше', 'і дорожче', 'і вище', '以上', '起'],
  between: ['between', 'from', 'zwischen', 'von', 'от', 'между', 'від', 'між', '介于', '从', '在'],
  and: ['and', 'to', 'und', 'bis', 'до', 'и', 'і', 'й', 'та', '到', '至', '和', '-', '–', '—', '~'],
}; // prettier-ignore

export const MONEY: readonly string[] = [
  '$', '€', '£', '¥', '₴', '₽', 'usd', 'eur', 'gbp', 'uah', 'rub', 'cny', 'rmb', 'dollar', 'dollars', 'euro', 'euros', 'pound', 'pounds', 'bucks',
  'доллар', 'доллара', 'долларов', 'евро', 'руб', 'руб.', 'рубля', 'рублей', 'долар', 'долара', 'доларів', 'євро', 'грн', 'грн.', 'гривня', 'гривні',
  'гривень', 'гривен', '元', '块', '人民币', '欧元', '美元',
]; // prettier-ignore

/** After a number these mark a measurement, neither a price nor a size. */
export const MEASURES: readonly string[] = [
  '%', '″', '"', 'cm', 'mm', 'm', 'km', 'ml', 'l', 'liter', 'litre', 'litres', 'liters', 'kg', 'g', 'oz', 'lb', 'lbs', 'inch', 'inches', 'in',
  'zoll', 'year', 'years', 'yrs', 'month', 'months', 'hours', 'hour', 'minutes', 'days', 'pack', 'panel', 'piece', 'pieces', 'jahr', 'jahre', 'jahren',
  'monate', 'stunden', 'tage', 'см', 'мм', 'км', 'мл', 'л', 'кг', 'г', 'лет', 'год', 'года', 'месяцев', 'часов', 'дней', 'років', 'роки', 'рік',
  'місяців', 'годин', 'днів', '厘米', '毫米', '公里', '升', '公斤', '岁', '天', '小时', '个月', '件',
]; // prettier-ignore
