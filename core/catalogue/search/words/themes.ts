import type { WordsByLanguage } from '../shop-words';

export interface Theme {
  readonly words: WordsByLanguage;
  readonly kinds?: readonly string[];
  readonly lead?: readonly string[];
  readonly sizes?: readonly string[];
  /** Without the named gender, children's goods are left out. */
  readonly isForAdults?: boolean;
}

const WARM = ['parka', 'fleece', 'jumper', 'cardigan', 'beanie', 'scarf', 'gloves', 'base-layer'];
export const GIFT_KINDS = [
  'watch',
  'scarf',
  'gloves',
  'belt',
  'bag',
  'beanie',
  'bottle',
  'gift-card',
  'socks',
  'cap',
  'kit',
];
const BEACH = ['swimsuit', 'swim-shorts', 'sandal'];

export const THEMES: readonly Theme[] = [
  {
    kinds: GIFT_KINDS,
    words: {
      en: ['gift', 'gifts', 'gift idea', 'gift ideas', 'present', 'presents', 'christmas gift', 'birthday gift', 'birthday present', 'christmas present', 'christmas', 'xmas', 'birthday', 'new year', 'new years eve', 'secret santa', 'mothers day', 'mother’s day', 'fathers day', 'father’s day', 'valentines day', 'valentine’s day'],
      de: ['geschenk', 'geschenke', 'geschenkidee', 'geschenkideen', 'weihnachtsgeschenk', 'weihnachtsgeschenke', 'geburtstagsgeschenk', 'weihnachten', 'zu weihnachten', 'geburtstag', 'zum geburtstag', 'neues jahr', 'silvester', 'wichteln', 'wichtelgeschenk', 'nikolaus', 'muttertag', 'vatertag', 'valentinstag'],
      ru: ['подарок', 'подарки', 'подарка', 'подарков', 'идея подарка', 'что подарить', 'на подарок', 'в подарок', 'новый год', 'на новый год', 'новогодний подарок', 'рождество', 'на рождество', 'день рождения', 'на день рождения'],
      uk: ['подарунок', 'подарунки', 'подарунка', 'подарунків', 'що подарувати', 'на подарунок', 'у подарунок', 'новий рік', 'на новий рік', 'новорічний подарунок', 'різдво', 'на різдво', 'день народження', 'на день народження', 'миколая'],
      zh: ['礼物', '送礼', '生日礼物', '圣诞礼物', '送', '圣诞', '圣诞节', '生日', '新年', '新年礼物', '春节', '母亲节', '父亲节', '情人节'],
    },
  },
  {
    kinds: WARM,
    words: {
      en: ['warm', 'warm clothes', 'cold weather', 'winter', 'for winter', 'cosy', 'cozy', 'snow', 'winter clothes'],
      de: ['warm', 'warme', 'warmes', 'warmer', 'warme kleidung', 'winter', 'für den winter', 'kälte', 'kalte tage', 'schnee'],
      ru: ['тёплый', 'теплый', 'тёплая', 'теплая', 'тёплое', 'теплое', 'тёплые', 'теплые', 'тёплые вещи', 'теплые вещи', 'зимний', 'зимняя', 'зимние', 'зимнее', 'зима', 'на зиму', 'для зимы', 'от холода', 'для мороза'],
      uk: ['теплий', 'тепла', 'тепле', 'теплі', 'теплі речі', 'зимовий', 'зимова', 'зимові', 'зимове', 'зима', 'на зиму', 'для зими', 'від холоду', 'для морозу'],
      zh: ['保暖', '暖和', '冬天', '冬季', '御寒', '防寒', '冬装'],
    },
  },
  {
    kinds: ['rain-jacket', 'parka', 'boot'],
    lead: ['rain-jacket'],
    words: {
      en: ['rain', 'for rain', 'rainy day', 'rainy days', 'rainy weather', 'wet weather', 'rainwear', 'rain wear', 'rain gear'],
      de: ['regen', 'für regen', 'für den regen', 'bei regen', 'gegen regen', 'regenwetter', 'regenkleidung', 'regenbekleidung'],
      ru: ['дождь', 'дождя', 'для дождя', 'от дождя', 'в дождь', 'на дождь'],
      uk: ['дощ', 'дощу', 'для дощу', 'від дощу', 'на дощ', 'у дощ'],
      zh: ['下雨', '雨天', '防雨', '雨具'],
    },
  },
  {
    kinds: ['rain-jacket', 'boot', 'hiking-boot'],
    lead: ['rain-jacket'],
    words: {
      en: ['waterproof', 'rainproof', 'water resistant', 'water repellent', 'showerproof'],
      de: ['wasserdicht', 'wasserdichte', 'wasserdichter', 'wasserdichtes', 'wasserdichten', 'wasserabweisend', 'wasserabweisende', 'regenfest', 'regenfeste'],
      ru: ['непромокаемый', 'непромокаемая', 'непромокаемое', 'непромокаемые', 'водонепроницаемый', 'водонепроницаемая', 'водонепроницаемые', 'водоотталкивающая'],
      uk: ['непромокальний', 'непромокальна', 'непромокальні', 'водонепроникний', 'водонепроникна', 'водонепроникні', 'водостійка'],
      zh: ['防水', '防水的'],
    },
  },
  {
    kinds: BEACH,
    words: {
      en: ['beach', 'for the beach', 'beach holiday', 'holiday beach', 'beach vacation', 'pool', 'for the pool', 'swimming', 'for swimming', 'seaside'],
      de: ['strand', 'für den strand', 'strandurlaub', 'am strand', 'schwimmbad', 'schwimmen', 'zum schwimmen', 'baden', 'badeurlaub', 'freibad'],
      ru: ['пляж', 'пляжа', 'для пляжа', 'на пляж', 'бассейн', 'для бассейна', 'в бассейн', 'плавание', 'для плавания', 'на море', 'для моря'],
      uk: ['пляж', 'пляжу', 'для пляжу', 'на пляж', 'басейн', 'для басейну', 'у басейн', 'плавання', 'для плавання', 'на море', 'для моря'],
      zh: ['沙滩', '海滩', '海边', '游泳', '泳池', '度假'],
    },
  },
  {
    kinds: ['blazer', 'shirt', 'blouse', 'trousers', 'chinos', 'skirt', 'dress', 'jumper', 'cardigan'],
    // Other trousers, dresses and knitwear are offered only if named: many are too casual.
    lead: ['blazer', 'shirt', 'blouse', 'chinos', 'skirt'],
    isForAdults: true,
    words: {
      en: ['office', 'for the office', 'for work', 'workwear', 'business', 'business casual', 'smart casual', 'interview', 'job interview', 'office outfit', 'office wear', 'work outfit'],
      de: ['büro', 'fürs büro', 'für das büro', 'für die arbeit', 'business', 'vorstellungsgespräch'],
      ru: ['офис', 'для офиса', 'в офис', 'для работы', 'на работу', 'деловой стиль'],
      uk: ['офіс', 'для офісу', 'в офіс', 'для роботи', 'на роботу', 'діловий стиль'],
      zh: ['上班', '办公室', '通勤', '职业装'],
    },
  },
  {
    kinds: ['dress', 'blazer', 'shirt', 'blouse', 'skirt'],
    lead: ['dress', 'blazer'],
    isForAdults: true,
    words: {
      en: ['party', 'for a party', 'wedding', 'wedding guest', 'for a wedding', 'evening', 'evening wear', 'cocktail', 'formal', 'formal wear', 'black tie', 'white tie', 'dinner party', 'gala', 'prom'],
      de: ['party', 'für die party', 'hochzeit', 'hochzeitsgast', 'für die hochzeit', 'abendmode', 'feier', 'black tie', 'abendgarderobe', 'gala', 'abschlussball', 'abiball'],
      ru: ['вечеринка', 'на вечеринку', 'свадьба', 'на свадьбу', 'праздник', 'на праздник', 'вечерний', 'вечернее', 'вечерняя', 'black tie', 'блэк тай', 'торжество', 'на торжество', 'выпускной', 'на выпускной'],
      uk: ['вечірка', 'на вечірку', 'весілля', 'на весілля', 'свято', 'на свято', 'вечірній', 'вечірня', 'вечірнє', 'black tie', 'блек тай', 'урочистість', 'випускний', 'на випускний'],
      zh: ['派对', '婚礼', '晚宴', '聚会', '晚礼服', '礼服', '舞会', '毕业舞会', '黑领结'],
    },
  },
  {
    kinds: ['t-shirt', 'shorts', 'tank', 'dress', 'skirt', 'swimsuit', 'swim-shorts', 'sandal', 'cap', 'polo'],
    words: {
      en: ['summer', 'for summer', 'hot weather', 'summer clothes', 'vacation', 'for vacation', 'summer vacation', 'resort wear'],
      de: ['sommer', 'für den sommer', 'sommerkleidung', 'sommerlich', 'hitze', 'urlaub', 'für den urlaub', 'sommerurlaub'],
      ru: ['лето', 'на лето', 'для лета', 'летний', 'летняя', 'летнее', 'летние', 'в жару', 'отпуск', 'в отпуск', 'для отпуска'],
      uk: ['літо', 'на літо', 'для літа', 'літній', 'літня', 'літнє', 'літні', 'у спеку', 'відпустка', 'у відпустку', 'для відпустки'],
      zh: ['夏天', '夏季', '夏装'],
    },
  },
  {
    kinds: ['training-top', 'running-top', 'training-shorts', 'running-shorts', 'training-shoe', 'tights', 'leggings', 'sports-bra', 'tank', 'track-pants', 'track-jacket', 'joggers', 'bottle', 'bag'],
    lead: ['training-top', 'training-shorts', 'training-shoe', 'tights', 'leggings', 'sports-bra'],
    words: {
      en: ['gym', 'for the gym', 'workout', 'fitness', 'work out', 'working out', 'exercise'],
      de: ['fitness', 'fitnessstudio', 'fürs fitnessstudio', 'workout', 'krafttraining'],
      ru: ['спортзал', 'в спортзал', 'для спортзала', 'фитнес', 'для фитнеса', 'тренажёрный зал', 'тренажерный зал'],
      uk: ['спортзал', 'у спортзал', 'для спортзалу', 'фітнес', 'для фітнесу', 'тренажерний зал'],
      zh: ['健身', '健身房'],
    },
  },
  {
    sizes: ['XXS', 'XS', 'S'],
    words: {
      en: ['petite', 'petites', 'petite size', 'petite sizes', 'small sizes'],
      de: ['kleine größen', 'kleine grössen', 'kleine groessen', 'kurzgrößen', 'kurzgröße'],
      ru: ['маленькие размеры', 'маленький размер', 'для миниатюрных'],
      uk: ['маленькі розміри', 'маленький розмір', 'для мініатюрних'],
      zh: ['小码', '小尺码', '娇小'],
    },
  },
  {
    sizes: ['XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'],
    words: {
      en: ['plus size', 'plus sizes', 'plus-size', 'big sizes', 'large sizes', 'oversize sizes', 'big and tall'],
      de: ['große größen', 'großen größen', 'grosse grössen', 'grosse groessen', 'große größe', 'in großen größen', 'übergröße', 'übergrößen', 'plus size'],
      ru: ['большие размеры', 'большого размера', 'больших размеров', 'большой размер', 'плюс сайз', 'для полных'],
      uk: ['великі розміри', 'великого розміру', 'великих розмірів', 'великий розмір', 'плюс сайз', 'для повних'],
      zh: ['大码', '加大码', '大尺码'],
    },
  },
]; // prettier-ignore

export const GIVEN_TO: Readonly<Record<string, WordsByLanguage>> = {
  men: {
    en: ['dad', 'daddy', 'father', 'husband', 'boyfriend', 'grandpa', 'grandfather', 'brother', 'him', 'men', 'man'],
    de: ['papa', 'vater', 'ehemann', 'mann', 'freund', 'opa', 'bruder', 'ihn', 'männer'],
    ru: ['папе', 'папа', 'папы', 'отцу', 'мужу', 'парню', 'дедушке', 'брату', 'него', 'мужчине', 'ему'],
    uk: ['татові', 'тато', 'тата', 'батькові', 'батьку', 'чоловікові', 'чоловіку', 'хлопцю', 'дідусеві', 'брату', 'братові', 'нього', 'йому'],
    zh: ['爸爸', '父亲', '老公', '丈夫', '男友', '男朋友', '爷爷', '哥哥', '他'],
  },
  women: {
    en: ['mum', 'mom', 'mother', 'wife', 'girlfriend', 'grandma', 'grandmother', 'sister', 'her', 'mummy', 'mommy', 'women', 'woman'],
    de: ['mama', 'mutter', 'ehefrau', 'frau', 'freundin', 'oma', 'schwester', 'sie', 'frauen'],
    ru: ['маме', 'мама', 'мамы', 'матери', 'жене', 'девушке', 'бабушке', 'сестре', 'неё', 'нее', 'женщине', 'подруге', 'ей'],
    uk: ['мамі', 'мама', 'мами', 'матері', 'дружині', 'дівчині', 'бабусі', 'сестрі', 'неї', 'жінці', 'подрузі', 'їй'],
    zh: ['妈妈', '母亲', '老婆', '妻子', '女友', '女朋友', '奶奶', '姐姐', '她'],
  },
  children: {
    en: ['son', 'daughter', 'kid', 'kids', 'child', 'children', 'nephew', 'niece', 'grandson', 'granddaughter'],
    de: ['sohn', 'tochter', 'kind', 'kinder', 'enkel', 'enkelin', 'neffe', 'nichte'],
    ru: ['сыну', 'дочке', 'дочери', 'ребёнку', 'ребенку', 'детям', 'внуку', 'внучке'],
    uk: ['сину', 'синові', 'доньці', 'дочці', 'дитині', 'дітям', 'онуку', 'онуці'],
    zh: ['儿子', '女儿', '孩子', '小孩'],
  },
}; // prettier-ignore

export const AGE_WORDS = {
  before: ['age', 'aged', 'ages', 'alter', 'возраст', 'вік', '年龄'],
  after: ['years old', 'year old', 'years', 'year', 'yrs', 'yr', 'yo', 'y', 'jahre', 'jahren', 'jahr', 'jährig', 'jährige', 'лет', 'года', 'год', 'років', 'роки', 'рік', '岁'],
} as const; // prettier-ignore

export const IDLE_WORDS: readonly string[] = [
  'for', 'the', 'a', 'an', 'my', 'some', 'to', 'of', 'with', 'in', 'and', 'or', 'something', 'clothes', 'clothing', 'stuff', 'things', 'idea', 'ideas', 'good', 'best', 'cheap',
  'für', 'fur', 'fuer', 'den', 'die', 'das', 'dem', 'der', 'meine', 'meinen', 'mein', 'mit', 'im', 'am', 'zum', 'zur', 'von', 'aus', 'etwas', 'und', 'oder', 'ein', 'eine', 'einen',
  'on', 'at', 'i', 'we', 'you', 'me', 'need', 'want', 'looking', 'look', 'show', 'find', 'do', 'have', 'any', 'anything', 'please', 'buy', 'get', 'wear', 'what', 'that', 'is', 'are', 'which', 'nice', 'comfy', 'comfortable', 'pair',
  'ich', 'suche', 'suchen', 'brauche', 'haben', 'habt', 'sie', 'ihr', 'zeig', 'zeigen', 'bitte', 'möchte', 'will', 'kaufen', 'anziehen', 'was', 'schöne', 'schöner', 'schönes', 'bequeme', 'bequemer', 'bequemes', 'bequem',
  'я', 'ищу', 'хочу', 'нужна', 'нужен', 'нужны', 'нужно', 'покажите', 'покажи', 'купить', 'есть', 'ли', 'вас', 'какой', 'какие', 'красивый', 'красивая', 'красивое', 'красивые', 'удобные', 'удобный', 'удобная', 'пожалуйста',
  'шукаю', 'потрібна', 'потрібен', 'потрібні', 'потрібно', 'покажіть', 'купити', 'є', 'чи', 'вас', 'який', 'які', 'гарний', 'гарна', 'гарне', 'гарні', 'зручні', 'зручний', 'зручна', 'будь', 'ласка',
  '我想买', '我想要', '我要', '想买', '买', '有没有', '找', '请问', '好看的', '舒服的', '推荐', '有吗',
  'для', 'на', 'в', 'во', 'с', 'со', 'из', 'от', 'и', 'или', 'что', 'то', 'мне', 'у', 'з', 'із', 'зі', 'та', 'й', 'і', 'від', 'щось', 'що', 'к', 'вещи', 'речі', 'одежда', 'одяг',
  '的', '给', '和', '与', '用', '衣服', '我',
]; // prettier-ignore
