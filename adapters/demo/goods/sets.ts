import type { BrandKey } from '../data';
import type { Words } from '../../platform/starter/words/words';

export type PartRef = readonly [kind: string, number: number];

export interface SetPlan {
  readonly key: string;
  readonly name: Words;
  readonly brand: BrandKey;
  readonly category: string;
  readonly text: Words;
  readonly parts: readonly PartRef[];
}

const FIRST_SET: Words = ['First Set', 'Erster Satz', 'Набор «Первый сет»', 'Набір «Перший сет»', '首盘网球套组'];
const WINTER: Words = ['Winter Trio', 'Wintertrio', 'Зимнее трио', 'Зимове тріо', '冬日三件组'];
const KICK_ABOUT: Words = ['Kick-About', 'Bolzplatz-Set', 'Дворовый набор', 'Дворовий набір', '街头足球套组'];
const PRACTICE: Words = ['Practice Set', 'Yoga-Set', 'Набор для практики', 'Набір для практики', '瑜伽练习套组'];
const SCHOOL: Words = [
  'First Day of School',
  'Schulstart-Set',
  'Набор «Первый звонок»',
  'Набір «Перший дзвоник»',
  '开学套组',
];
const SWIM: Words = ['Morning Swim', 'Morgenschwimmen', 'Утренний заплыв', 'Ранковий заплив', '晨泳套组'];

const firstSet = (key: string, brandModel: string, racket: number, balls: number, bag: number): SetPlan => ({
  key,
  name: named(FIRST_SET, brandModel),
  brand: 'forecourt',
  category: 'sport/tennis/equipment',
  text: [
    'Racket, balls and bag that go together: complete the look, or take only what you lack.',
    'Schläger, Bälle und Tasche, die zusammenpassen: nimm alles oder nur, was dir fehlt.',
    'Ракетка, мячи и сумка в одном стиле: возьмите всё или только то, чего не хватает.',
    'Ракетка, м’ячі та сумка в одному стилі: візьміть усе або лише те, чого бракує.',
    '相配的球拍、球和球拍包：可整套购买，也可只选所缺。',
  ],
  parts: [
    ['tennis-racket', racket],
    ['tennis-balls', balls],
    ['racket-bag', bag],
  ],
});

const winter = (key: string, colour: string, beanie: number, snood: number, gloves: number): SetPlan => ({
  key,
  name: named(WINTER, colour),
  brand: 'norrland',
  category: 'sport/outdoor/equipment',
  text: [
    'Beanie, snood and gloves from one yarn lot, so the colors agree.',
    'Mütze, Schlauchschal und Handschuhe aus einer Garnpartie, damit die Farben zusammenpassen.',
    'Шапка, снуд и перчатки из одной партии пряжи, поэтому цвета совпадают.',
    'Шапка, снуд і рукавички з однієї партії пряжі, тож кольори збігаються.',
    '帽子、围脖和手套采用同一批纱线，颜色一致。',
  ],
  parts: [
    ['ski-beanie', beanie],
    ['snood', snood],
    ['liner-gloves', gloves],
  ],
});

const school = (key: string, animal: string, number: number): SetPlan => ({
  key,
  name: named(SCHOOL, animal),
  brand: 'little-fell',
  category: 'children/accessories/bags',
  text: [
    'A backpack, a bottle and a ball for the break: everything that the bench calls for.',
    'Ein Rucksack, eine Flasche und ein Ball für die Pause: alles für den Schultag.',
    'Рюкзак, бутылка и мяч для перемены: всё для школьного дня.',
    'Рюкзак, пляшка та м’яч для перерви: усе для шкільного дня.',
    '书包、水壶和课间玩的球：上学所需一应俱全。',
  ],
  parts: [
    ['small-backpack', number],
    ['small-bottle', number],
    ['soft-ball', number],
  ],
});

function named(words: Words, suffix: string): Words {
  const [en, de, ru, uk, zh] = words;
  return [`${en} ${suffix}`, `${de} ${suffix}`, `${ru} ${suffix}`, `${uk} ${suffix}`, `${zh} ${suffix}`];
}

export const SETS: readonly SetPlan[] = [
  firstSet('first-set-green', 'Green', 0, 0, 0),
  firstSet('first-set-navy', 'Navy', 1, 1, 1),
  firstSet('first-set-clay', 'Clay', 2, 2, 2),
  winter('winter-trio-pine', 'Pine', 0, 1, 2),
  winter('winter-trio-navy', 'Navy', 1, 3, 1),
  winter('winter-trio-rust', 'Rust', 2, 2, 3),
  winter('winter-trio-charcoal', 'Charcoal', 3, 0, 0),
  {
    key: 'kick-about-red',
    name: named(KICK_ABOUT, 'Red'),
    brand: 'terrace-club',
    category: 'sport/football/equipment',
    text: [
      'A ball for asphalt, a bag for the ball and a bottle for half-time.',
      'Ein Ball für Asphalt, ein Beutel für den Ball und eine Flasche für die Halbzeit.',
      'Мяч для асфальта, мешок для мяча и бутылка для перерыва.',
      'М’яч для асфальту, мішок для м’яча й пляшка для перерви.',
      '适合水泥地的球、装球的抽绳包，以及中场用的水壶。',
    ],
    parts: [
      ['street-football', 0],
      ['drawstring-bag', 0],
      ['squeeze-bottle', 2],
    ],
  },
  {
    key: 'kick-about-navy',
    name: named(KICK_ABOUT, 'Navy'),
    brand: 'terrace-club',
    category: 'sport/football/equipment',
    text: [
      'The park version: a match ball, a bag, a bottle.',
      'Die Ausgabe für den Park: ein Spielball, ein Beutel, eine Flasche.',
      'Вариант для парка: игровой мяч, мешок, бутылка.',
      'Варіант для парку: ігровий м’яч, мішок, пляшка.',
      '公园版：比赛用球、抽绳包和水壶。',
    ],
    parts: [
      ['match-football', 0],
      ['drawstring-bag', 1],
      ['squeeze-bottle', 3],
    ],
  },
  {
    key: 'practice-set-sage',
    name: named(PRACTICE, 'Sage'),
    brand: 'stillwater',
    category: 'sport/yoga/equipment',
    text: [
      'A mat for home, a mat for the road, and something to drink on both.',
      'Eine Matte für zu Hause, eine für unterwegs und eine Flasche für beides.',
      'Коврик для дома, коврик для дороги и бутылка для обоих.',
      'Килимок для дому, килимок для дороги й пляшка для обох.',
      '居家一张垫，旅途一张垫，再配一只水壶。',
    ],
    parts: [
      ['yoga-mat', 0],
      ['travel-mat', 0],
      ['insulated-bottle', 4],
    ],
  },
  {
    key: 'practice-set-plum',
    name: named(PRACTICE, 'Plum'),
    brand: 'stillwater',
    category: 'sport/yoga/equipment',
    text: [
      'Plum and lilac, rolled up together.',
      'Pflaume und Flieder, im Set.',
      'Сливовый и сиреневый в одном наборе.',
      'Сливовий і бузковий в одному наборі.',
      '梅紫与丁香紫，成套搭配。',
    ],
    parts: [
      ['yoga-mat', 1],
      ['travel-mat', 1],
      ['insulated-bottle', 2],
    ],
  },
  school('first-day-fox', 'Mustard', 0),
  school('first-day-wren', 'Sky', 1),
  {
    key: 'morning-swim',
    name: SWIM,
    brand: 'lido',
    category: 'sport/swimming/equipment',
    text: [
      'A bag for the towel, a flask for afterwards.',
      'Eine Tasche fürs Handtuch, eine Thermosflasche für danach.',
      'Сумка для полотенца и термос на потом.',
      'Сумка для рушника й термос на потім.',
      '装毛巾的包，以及游完后的保温瓶。',
    ],
    parts: [
      ['beach-bag', 0],
      ['flask', 0],
    ],
  },
];
