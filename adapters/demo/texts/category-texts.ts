import type { Words } from '../../platform/starter/words/words';

interface CategoryTexts {
  readonly name: Words;
  readonly text: string;
}

/** Keyed by category key, or by path if the key is ambiguous. */
export const CATEGORY_TEXTS: Readonly<Record<string, CategoryTexts>> = {
  root: { name: ['Root', 'Wurzel', 'Корень', 'Корінь', '根目录'], text: 'Everything.' },
  vitrine: {
    name: ['Everything', 'Alles', 'Всё', 'Усе', '全部商品'],
    text: 'Clothes, shoes and sports goods from sixteen houses that make things properly.',
  },
  men: {
    name: ['Men', 'Herren', 'Мужчинам', 'Чоловікам', '男士'],
    text: 'Coats that keep rain out, shirts that keep their collars, and sneakers for more than standing about.',
  },
  women: {
    name: ['Women', 'Damen', 'Женщинам', 'Жінкам', '女士'],
    text: 'Knitwear by the people who spun it, dresses with pockets, and tailoring that moves.',
  },
  children: {
    name: ['Children', 'Kinder', 'Детям', 'Дітям', '儿童'],
    text: 'Clothes for climbing, falling and growing, with room for three names on the label.',
  },
  sport: {
    name: ['Sport', 'Sport', 'Спорт', 'Спорт', '运动'],
    text: 'What you need for running, training, yoga, the court, the field, the pool and the hills.',
  },
  gifts: {
    name: ['Gifts & Services', 'Geschenke & Service', 'Подарки и услуги', 'Подарунки та послуги', '礼品与服务'],
    text: 'Gift cards, an hour with a stylist, a restrung racket, and plans to read and to run by.',
  },
  clothing: {
    name: ['Clothing', 'Bekleidung', 'Одежда', 'Одяг', '服装'],
    text: 'From the first layer to the last, by cut.',
  },
  footwear: {
    name: ['Footwear', 'Schuhe', 'Обувь', 'Взуття', '鞋履'],
    text: 'Sneakers, boots and sandals; half of them can be resoled.',
  },
  accessories: {
    name: ['Accessories', 'Accessoires', 'Аксессуары', 'Аксесуари', '配饰'],
    text: 'Bags, hats, belts and the small things that finish an outfit.',
  },
  jackets: {
    name: ['Jackets', 'Jacken', 'Куртки', 'Куртки', '夹克外套'],
    text: 'Shells, fleeces, denim and wool, for every weather between June and snow.',
  },
  parkas: {
    name: ['Parkas', 'Parkas', 'Парки', 'Парки', '派克大衣'],
    text: 'Long coats with hoods, from waxed cotton to down.',
  },
  bombers: {
    name: ['Bombers', 'Bomberjacken', 'Бомберы', 'Бомбери', '飞行夹克'],
    text: 'Short, ribbed and zipped, in nylon, wool and suede.',
  },
  vests: { name: ['Vests', 'Westen', 'Жилеты', 'Жилети', '马甲'], text: 'Warm in the middle, free in the arms.' },
  tops: {
    name: ['T-Shirts & Tops', 'T-Shirts & Tops', 'Футболки и топы', 'Футболки й топи', 'T恤与上装'],
    text: 'T-shirts, long sleeves, tanks and polos.',
  },
  't-shirts': {
    name: ['T-Shirts', 'T-Shirts', 'Футболки', 'Футболки', 'T恤'],
    text: 'Short, long and no sleeves, in jersey from 140 to 260 grams.',
  },
  polos: {
    name: ['Polos', 'Poloshirts', 'Поло', 'Поло', 'Polo衫'],
    text: 'Piqué for the court, fine knits for under a blazer.',
  },
  'sports-bras': {
    name: ['Sports Bras', 'Sport-BHs', 'Спортивные топы', 'Спортивні топи', '运动内衣'],
    text: 'From light support for yoga to high support for intervals.',
  },
  shirts: {
    name: ['Shirts', 'Hemden & Blusen', 'Рубашки', 'Сорочки', '衬衫'],
    text: 'Oxford, poplin, linen and flannel, with collars that hold.',
  },
  knitwear: {
    name: ['Knitwear', 'Strick', 'Трикотаж', 'Трикотаж', '针织'],
    text: 'Merino, lambswool and cotton, knitted to shape rather than cut.',
  },
  sweats: {
    name: ['Hoodies & Sweatshirts', 'Hoodies & Sweatshirts', 'Худи и свитшоты', 'Худі та світшоти', '卫衣'],
    text: 'Loopback and brushed cotton, with hoods and without.',
  },
  hoodies: {
    name: ['Hoodies', 'Hoodies', 'Худи', 'Худі', '连帽卫衣'],
    text: 'Pullovers and zips with hoods that stand up.',
  },
  sweatshirts: {
    name: ['Sweatshirts', 'Sweatshirts', 'Свитшоты', 'Світшоти', '圆领卫衣'],
    text: 'Crews and quarter-zips, cut straight.',
  },
  trousers: {
    name: ['Pants', 'Hosen', 'Брюки', 'Штани', '裤装'],
    text: 'Chinos, cargos, joggers and pants for walking in.',
  },
  chinos: {
    name: ['Chinos & Cargos', 'Chinos & Cargos', 'Чиносы и карго', 'Чиноси та карго', '卡其裤与工装裤'],
    text: 'Cotton pants in slim, straight and pleated cuts.',
  },
  joggers: {
    name: ['Joggers', 'Jogginghosen', 'Джоггеры', 'Джогери', '束脚裤'],
    text: 'Soft pants with a good line.',
  },
  leggings: {
    name: ['Leggings & Tights', 'Leggings & Tights', 'Леггинсы и тайтсы', 'Легінси й тайтси', '紧身裤'],
    text: 'For the mat, the road and the stairs.',
  },
  jeans: {
    name: ['Jeans', 'Jeans', 'Джинсы', 'Джинси', '牛仔裤'],
    text: 'Straight, slim, wide and carpenter, by waist in inches.',
  },
  shorts: {
    name: ['Shorts', 'Shorts', 'Шорты', 'Шорти', '短裤'],
    text: 'Five inches, seven inches, or just above the knee.',
  },
  tailoring: {
    name: ['Tailoring', 'Anzüge & Blazer', 'Костюмы и блейзеры', 'Костюми та блейзери', '西装'],
    text: 'Soft blazers and pants to match, or not to.',
  },
  swimwear: {
    name: ['Swimwear', 'Bademode', 'Для плавания', 'Для плавання', '泳装'],
    text: 'For lengths and for loungers, in recovered nylon.',
  },
  dresses: {
    name: ['Dresses', 'Kleider', 'Платья', 'Сукні', '连衣裙'],
    text: 'Shirt dresses, wraps, knits and one good slip.',
  },
  'children/clothing/dresses': {
    name: ['Dresses & Skirts', 'Kleider & Röcke', 'Платья и юбки', 'Сукні та спідниці', '连衣裙与半裙'],
    text: 'For twirling, with shorts underneath where it helps.',
  },
  skirts: { name: ['Skirts', 'Röcke', 'Юбки', 'Спідниці', '半身裙'], text: 'Pleated, wrapped and denim.' },
  trainers: {
    name: ['Sneakers', 'Sneaker', 'Кроссовки', 'Кросівки', '运动鞋'],
    text: 'Road, trail, court and street.',
  },
  boots: { name: ['Boots', 'Stiefel', 'Ботинки', 'Черевики', '靴子'], text: 'Welted, lined or lugged.' },
  sandals: {
    name: ['Sandals', 'Sandalen', 'Сандалии', 'Сандалі', '凉鞋'],
    text: 'Leather for town, webbing for rivers.',
  },
  bags: {
    name: ['Bags', 'Taschen & Rucksäcke', 'Сумки и рюкзаки', 'Сумки й рюкзаки', '箱包'],
    text: 'Totes, duffels and packs from 16 to 42 liters.',
  },
  headwear: {
    name: ['Hats & Caps', 'Mützen & Kappen', 'Головные уборы', 'Головні убори', '帽子'],
    text: 'Beanies for the cold, caps for the glare.',
  },
  'scarves-gloves': {
    name: ['Scarves & Gloves', 'Schals & Handschuhe', 'Шарфы и перчатки', 'Шарфи та рукавички', '围巾与手套'],
    text: 'Wool, leather and fleece for necks and hands.',
  },
  belts: { name: ['Belts', 'Gürtel', 'Ремни', 'Ремені', '腰带'], text: 'Bridle leather and webbing.' },
  socks: { name: ['Socks', 'Socken', 'Носки', 'Шкарпетки', '袜子'], text: 'Left and right, cushioned and not.' },
  watches: { name: ['Watches', 'Uhren', 'Часы', 'Годинники', '腕表'], text: 'Small, legible and wound by hand.' },
  running: { name: ['Running', 'Laufen', 'Бег', 'Біг', '跑步'], text: 'Shoes, shorts and shells for road and track.' },
  training: {
    name: ['Training', 'Training', 'Тренировки', 'Тренування', '训练'],
    text: 'For the gym, the hall and the garage.',
  },
  yoga: { name: ['Yoga', 'Yoga', 'Йога', 'Йога', '瑜伽'], text: 'Mats, blocks and clothes that stay put upside down.' },
  tennis: {
    name: ['Tennis', 'Tennis', 'Теннис', 'Теніс', '网球'],
    text: 'Rackets, balls and whites, for clay and hard courts.',
  },
  football: {
    name: ['Soccer', 'Fußball', 'Футбол', 'Футбол', '足球'],
    text: 'Match shirts and balls for grass, hall and street.',
  },
  swimming: {
    name: ['Swimming', 'Schwimmen', 'Плавание', 'Плавання', '游泳'],
    text: 'For pools, lakes and the brave.',
  },
  outdoor: {
    name: ['Outdoor', 'Outdoor', 'Активный отдых', 'Активний відпочинок', '户外'],
    text: 'For three days out, or an hour in the park.',
  },
  bottoms: {
    name: ['Shorts & Pants', 'Shorts & Hosen', 'Шорты и брюки', 'Шорти та штани', '短裤与长裤'],
    text: 'Shorts, tights, skirts and pants.',
  },
  bras: {
    name: ['Sports Bras', 'Sport-BHs', 'Спортивные топы', 'Спортивні топи', '运动内衣'],
    text: 'Support by sport.',
  },
  shoes: { name: ['Shoes', 'Schuhe', 'Обувь', 'Взуття', '鞋'], text: 'By surface and by stride.' },
  equipment: {
    name: ['Equipment', 'Ausrüstung', 'Снаряжение', 'Спорядження', '装备'],
    text: 'Everything that is not worn, and the small things that are.',
  },
  'sport/swimming/equipment': {
    name: ['Swimwear & Pool', 'Bademode & Pool', 'Купальники и бассейн', 'Купальники та басейн', '泳装与泳池'],
    text: 'Swimsuits, jammers, shorts and slides.',
  },
  'gift-cards': {
    name: ['Gift Cards', 'Gutscheine', 'Подарочные карты', 'Подарункові картки', '礼品卡'],
    text: 'By e-mail, within minutes, valid for three years.',
  },
  services: {
    name: ['Services', 'Service', 'Услуги', 'Послуги', '服务'],
    text: 'Stringing, styling, tailoring and care.',
  },
  'plans-books': {
    name: ['Plans & Books', 'Pläne & Bücher', 'Планы и книги', 'Плани та книжки', '计划与电子书'],
    text: 'Training plans and e-books, to download and keep.',
  },
};
