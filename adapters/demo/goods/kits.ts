import type { BrandKey } from '../data';
import type { Words } from '../../platform/starter/words/words';
import type { PartRef, SetPlan } from './sets';

/** Surcharge in dollars, or in percent of the kit's own price. */
interface Surcharge {
  readonly price: number;
  readonly price_type: 'fixed' | 'percent';
}

export interface KitPlan extends Omit<SetPlan, 'parts'> {
  /** Fixed price in dollars; otherwise the sum of the parts. */
  readonly ownPrice?: number;
  readonly places: readonly {
    readonly title: string;
    readonly required: boolean;
    readonly qty: number;
    readonly choices: readonly PartRef[];
    readonly adds?: readonly (Surcharge | undefined)[];
  }[];
}

const bottles: readonly PartRef[] = [
  ['insulated-bottle', 0],
  ['insulated-bottle', 1],
  ['squeeze-bottle', 2],
];

const kit = (
  key: string,
  name: Words,
  brand: BrandKey,
  category: string,
  text: Words,
  places: KitPlan['places'],
): KitPlan => ({
  key,
  name,
  brand,
  category,
  text,
  places,
});

const place = (title: string, choices: readonly PartRef[], required = true, qty = 1): KitPlan['places'][number] => ({
  title,
  choices,
  required,
  qty,
});

export const KITS: readonly KitPlan[] = [
  kit(
    'training-kit',
    ['Training Kit', 'Trainingsset', 'Тренировочный набор', 'Тренувальний набір', '训练套装'],
    'meridian',
    'sport/training/equipment',
    [
      'Bag, bottle and socks, chosen by you and packed by us.',
      'Tasche, Flasche und Socken: du wählst, wir packen.',
      'Сумка, бутылка и носки: вы выбираете, мы упаковываем.',
      'Сумка, пляшка та шкарпетки: ви обираєте, ми пакуємо.',
      '包、水壶和袜子，您来挑选，我们打包。',
    ],
    [
      place('Bag', [
        ['drawstring-bag', 0],
        ['drawstring-bag', 1],
        ['drawstring-bag', 2],
      ]),
      place('Bottle', bottles),
      place(
        'Socks',
        [
          ['sock-box', 3],
          ['sock-box', 1],
        ],
        false,
      ),
    ],
  ),
  kit(
    'hall-kit',
    ['Hall Kit', 'Hallenset', 'Набор для зала', 'Набір для зали', '室内球馆套装'],
    'meridian',
    'sport/training/equipment',
    [
      'For the Tuesday evening in the school hall.',
      'Für den Dienstagabend in der Schulturnhalle.',
      'Для вечерней игры по вторникам в школьном зале.',
      'Для вечірньої гри щовівторка у шкільній залі.',
      '为周二晚上的学校球馆准备。',
    ],
    [
      place('Ball', [
        ['basketball', 0],
        ['basketball', 1],
      ]),
      place('Bag', [
        ['drawstring-bag', 1],
        ['drawstring-bag', 0],
      ]),
      place(
        'Bottle',
        [
          ['squeeze-bottle', 3],
          ['squeeze-bottle', 2],
        ],
        false,
      ),
    ],
  ),
  kit(
    'yoga-kit',
    ['Yoga Starter Kit', 'Yoga-Starterset', 'Стартовый набор для йоги', 'Стартовий набір для йоги', '瑜伽入门套装'],
    'stillwater',
    'sport/yoga/equipment',
    [
      'Choose a mat and a bottle; add the travel mat when the train calls.',
      'Wähle Matte und Flasche; für unterwegs kommt die Reisematte dazu.',
      'Выберите коврик и бутылку; для поездок добавьте дорожный коврик.',
      'Оберіть килимок і пляшку; для подорожей додайте дорожній килимок.',
      '选一张瑜伽垫和一只水壶；出门旅行可再加旅行垫。',
    ],
    [
      place('Mat', [
        ['yoga-mat', 0],
        ['yoga-mat', 1],
        ['yoga-mat', 2],
        ['yoga-mat', 3],
      ]),
      place('Bottle', [
        ['insulated-bottle', 4],
        ['insulated-bottle', 2],
      ]),
      place(
        'Travel mat',
        [
          ['travel-mat', 0],
          ['travel-mat', 1],
        ],
        false,
      ),
    ],
  ),
  kit(
    'retreat-kit',
    ['Retreat Kit', 'Retreat-Set', 'Набор для ретрита', 'Набір для ретриту', '静修套装'],
    'stillwater',
    'sport/yoga/equipment',
    [
      'For a week away from everything but the mat.',
      'Für eine Woche fern von allem außer der Matte.',
      'Для недели вдали от всего, кроме коврика.',
      'Для тижня далеко від усього, крім килимка.',
      '远离一切，只与瑜伽垫为伴的一周。',
    ],
    [
      place('Travel mat', [
        ['travel-mat', 1],
        ['travel-mat', 0],
      ]),
      place('Flask', [
        ['flask', 0],
        ['flask', 1],
      ]),
      place(
        'Snood',
        [
          ['snood', 0],
          ['snood', 1],
        ],
        false,
      ),
    ],
  ),
  kit(
    'tennis-kit',
    ['Tennis Kit', 'Tennisset', 'Теннисный набор', 'Тенісний набір', '网球套装'],
    'forecourt',
    'sport/tennis/equipment',
    [
      'A racket, two tubes of balls, and a bag if you like.',
      'Ein Schläger, zwei Dosen Bälle und auf Wunsch eine Tasche.',
      'Ракетка, две тубы мячей и, по желанию, сумка.',
      'Ракетка, дві туби м’ячів і, за бажанням, сумка.',
      '一支球拍、两筒球，还可选配一只包。',
    ],
    [
      place('Racket', [
        ['tennis-racket', 0],
        ['tennis-racket', 1],
        ['tennis-racket', 3],
      ]),
      place(
        'Balls',
        [
          ['tennis-balls', 0],
          ['tennis-balls', 1],
        ],
        true,
        2,
      ),
      place(
        'Bag',
        [
          ['racket-bag', 0],
          ['racket-bag', 1],
          ['racket-bag', 2],
        ],
        false,
      ),
    ],
  ),
  kit(
    'coach-kit',
    ['Coach’s Kit', 'Trainerset', 'Набор тренера', 'Набір тренера', '教练套装'],
    'forecourt',
    'sport/tennis/equipment',
    [
      'Six tubes of balls and somewhere to put them.',
      'Sechs Dosen Bälle und eine Tasche dafür.',
      'Шесть туб мячей и сумка для них.',
      'Шість туб м’ячів і сумка для них.',
      '六筒球，以及装球的包。',
    ],
    [
      place(
        'Balls',
        [
          ['tennis-balls', 1],
          ['tennis-balls', 2],
        ],
        true,
        6,
      ),
      place('Bag', [
        ['racket-bag', 2],
        ['racket-bag', 1],
      ]),
    ],
  ),
  kit(
    'winter-kit',
    ['Winter Kit', 'Winterset', 'Зимний набор', 'Зимовий набір', '冬季套装'],
    'norrland',
    'sport/outdoor/equipment',
    [
      'Head, neck and hands, mixed as you please.',
      'Kopf, Hals und Hände, ganz nach Wunsch kombiniert.',
      'Голова, шея и руки: сочетайте по своему вкусу.',
      'Голова, шия та руки: поєднуйте на свій смак.',
      '头、颈、手，随心搭配。',
    ],
    [
      place('Beanie', [
        ['ski-beanie', 0],
        ['ski-beanie', 1],
        ['ski-beanie', 2],
        ['ski-beanie', 3],
      ]),
      place('Snood', [
        ['snood', 1],
        ['snood', 0],
        ['snood', 2],
      ]),
      place('Gloves', [
        ['liner-gloves', 0],
        ['liner-gloves', 3],
      ]),
      place(
        'Flask',
        [
          ['flask', 2],
          ['flask', 1],
        ],
        false,
      ),
    ],
  ),
  kit(
    'picnic-kit',
    ['Day-Out Kit', 'Ausflugsset', 'Набор для прогулки', 'Набір для прогулянки', '郊游套装'],
    'hollow-pine',
    'sport/outdoor/equipment',
    [
      'A flask for the summit and a bottle for the way.',
      'Eine Thermosflasche für den Gipfel und eine Flasche für den Weg.',
      'Термос для вершины и бутылка для дороги.',
      'Термос для вершини й пляшка для дороги.',
      '山顶用保温瓶，路上用水壶。',
    ],
    [
      place('Flask', [
        ['flask', 0],
        ['flask', 1],
        ['flask', 2],
      ]),
      place('Bottle', [
        ['insulated-bottle', 0],
        ['insulated-bottle', 1],
        ['insulated-bottle', 3],
      ]),
    ],
  ),
  kit(
    'school-kit',
    ['School Kit', 'Schulset', 'Школьный набор', 'Шкільний набір', '上学套装'],
    'little-fell',
    'children/accessories/bags',
    [
      'Let them choose: it is carried more gladly.',
      'Lass sie selbst wählen: So wird alles lieber getragen.',
      'Пусть выбирают сами: так носят охотнее.',
      'Нехай обирають самі: так носять охочіше.',
      '让孩子自己挑选，背起来更开心。',
    ],
    [
      place('Backpack', [
        ['small-backpack', 0],
        ['small-backpack', 1],
        ['small-backpack', 2],
      ]),
      place('Bottle', [
        ['small-bottle', 0],
        ['small-bottle', 1],
        ['small-bottle', 2],
      ]),
      place(
        'Ball',
        [
          ['soft-ball', 0],
          ['soft-ball', 1],
          ['soft-ball', 2],
        ],
        false,
      ),
    ],
  ),
  kit(
    'gentleman-kit',
    [
      'Watch & Socks Gift',
      'Geschenk: Uhr & Socken',
      'Подарок: часы и носки',
      'Подарунок: годинник і шкарпетки',
      '腕表与袜子礼盒',
    ],
    'halden-row',
    'gifts',
    [
      'A watch and three pairs of socks, in one box with a ribbon.',
      'Eine Uhr und drei Paar Socken, in einer Schachtel mit Schleife.',
      'Часы и три пары носков в одной коробке с лентой.',
      'Годинник і три пари шкарпеток в одній коробці зі стрічкою.',
      '一只腕表和三双袜子，装入系丝带的礼盒。',
    ],
    [
      place('Watch', [
        ['dress-watch', 0],
        ['dress-watch', 1],
        ['dress-watch', 2],
        ['chronograph', 1],
      ]),
      place('Socks', [
        ['sock-box', 0],
        ['sock-box', 1],
        ['sock-box', 2],
      ]),
    ],
  ),
];
