import { drawingPath } from '../drawings';
import type { Cut, Fabric, Print } from '../drawings';
import type { Slide } from '../../../core/contract';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import type { ColourKey } from '../../platform/starter/colours';
import { inLanguage } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';

type Piece = readonly [cut: Cut, fabric: Fabric, print: Print, color: ColourKey, accent: ColourKey, kids?: 'kids'];

interface SlidePlan {
  readonly title: Words;
  readonly subtitle: Words;
  readonly button: Words;
  readonly link: string;
  /** `#rrggbb` with a contrast of at least 4.5. */
  readonly bg: string;
  readonly fg: string;
  readonly light: boolean;
  readonly pieces: readonly Piece[];
}

const SLIDES: readonly SlidePlan[] = [
  {
    title: [
      'Rain is a\u00a0season',
      'Regen ist eine Jahreszeit',
      'Дождь\u00a0— это время года',
      'Дощ\u00a0— це пора року',
      '雨，也是一个季节',
    ],
    subtitle: [
      'Norrland’s new parkas: taped, hooded and long enough to wait for a bus in.',
      'Die neuen Parkas von Norrland: verschweißt, mit Kapuze und lang genug fürs Warten auf den Bus.',
      'Новые парки Norrland: проклеенные швы, капюшон и длина, в которой можно ждать автобус.',
      'Нові парки Norrland: проклеєні шви, капюшон і довжина, в якій можна чекати автобус.',
      'Norrland新款派克大衣：全压胶、连帽，长度足够陪你等一班车。',
    ],
    button: ['See the parkas', 'Zu den Parkas', 'Смотреть парки', 'Дивитися парки', '选购派克大衣'],
    link: '/c/men-parkas',
    bg: '#1f4239',
    fg: '#f4f3ef',
    light: false,
    pieces: [
      ['parka', 'nylon', 'solid', 'rust', 'stone'],
      ['boot', 'leather', 'solid', 'tan', 'ecru'],
      ['beanie', 'knit', 'zigzag', 'mustard', 'ecru'],
    ],
  },
  {
    title: [
      'Knitted, not rushed',
      'Gestrickt, nicht gehetzt',
      'Связано без спешки',
      'Зв’язано без поспіху',
      '慢工，细织',
    ],
    subtitle: [
      'Oda Lind’s winter: lambswool from a mill of thirty people, in colors that will not come back.',
      'Der Winter von Oda Lind: Lammwolle aus einer Spinnerei mit dreißig Menschen, in Farben, die nicht wiederkommen.',
      'Зима Oda Lind: шерсть ягнёнка с фабрики на тридцать человек, в цветах, которые не повторятся.',
      'Зима Oda Lind: вовна ягняти з фабрики на тридцять людей, у кольорах, які не повторяться.',
      'Oda Lind的冬天：三十人小厂的羊羔毛，颜色不再重来。',
    ],
    button: ['See the knitwear', 'Zum Strick', 'Смотреть трикотаж', 'Дивитися трикотаж', '选购针织'],
    link: '/c/women-knitwear',
    bg: '#e8dfcb',
    fg: '#1c1c1e',
    light: true,
    pieces: [
      ['knit', 'knit', 'solid', 'rust', 'ecru'],
      ['scarf', 'wool', 'check', 'camel', 'navy'],
      ['knit', 'knit', 'zigzag', 'navy', 'ecru'],
    ],
  },
  {
    title: ['Out before the city', 'Vor der Stadt auf den Beinen', 'Раньше города', 'Раніше за місто', '先于城市醒来'],
    subtitle: [
      'Kestrel’s road shoes and ninety-gram shells, for the hour that belongs to nobody.',
      'Straßenlaufschuhe und Neunzig-Gramm-Jacken von Kestrel, für die Stunde, die niemandem gehört.',
      'Шоссейные кроссовки и ветровки весом 90 граммов от Kestrel — для часа, который ничей.',
      'Шосейні кросівки й вітрівки вагою 90 грамів від Kestrel — для години, яка нічия.',
      'Kestrel公路跑鞋与九十克风衣，献给还不属于任何人的清晨。',
    ],
    button: ['Go running', 'Zum Laufen', 'К бегу', 'До бігу', '去跑步'],
    link: '/c/sport-running',
    bg: '#9cc3dc',
    fg: '#1c1c1e',
    light: true,
    pieces: [
      ['trainer', 'mesh', 'ombre', 'coral', 'white'],
      ['shorts', 'ripstop', 'colourblock', 'navy', 'lime'],
      ['tank', 'mesh', 'stripe', 'white', 'coral'],
    ],
  },
  {
    title: [
      'A decade in denim',
      'Zehn Jahre Denim',
      'Деним на десять лет',
      'Денім на десять років',
      '一条丹宁，十年光阴',
    ],
    subtitle: [
      'Bluework cuts it straight, sews it three times, and repairs it free of charge for two years.',
      'Bluework schneidet gerade, näht dreifach und repariert zwei Jahre lang kostenlos.',
      'Bluework кроит прямо, шьёт тройным швом и два года чинит бесплатно.',
      'Bluework кроїть прямо, шиє потрійним швом і два роки лагодить безкоштовно.',
      'Bluework直裁、三线缝制，两年内免费修补。',
    ],
    button: ['See the jeans', 'Zu den Jeans', 'Смотреть джинсы', 'Дивитися джинси', '选购牛仔裤'],
    link: '/c/men-jeans',
    bg: '#a0673a',
    fg: '#ffffff',
    light: false,
    pieces: [
      ['jeans', 'denim', 'solid', 'indigo', 'tan'],
      ['trucker', 'denim', 'solid', 'light-wash', 'tan'],
      ['t-shirt', 'cotton', 'stripe', 'ecru', 'navy'],
    ],
  },
  {
    title: ['Made for puddles', 'Für Pfützen gemacht', 'Для луж', 'Для калюж', '专为水坑而生'],
    subtitle: [
      'Little Fell’s coats have a label for three names, because they are handed down.',
      'In den Jacken von Little Fell steht Platz für drei Namen, denn sie werden weitergegeben.',
      'На ярлыке курток Little Fell есть место для трёх имён: их передают младшим.',
      'На ярлику курток Little Fell є місце для трьох імен: їх передають молодшим.',
      'Little Fell的外套标签可写三个名字，因为它会一代代传下去。',
    ],
    button: ['See children’s jackets', 'Zu den Kinderjacken', 'Детские куртки', 'Дитячі куртки', '选购儿童外套'],
    link: '/c/children-jackets',
    bg: '#ecc94b',
    fg: '#1c1c1e',
    light: true,
    pieces: [
      ['parka', 'nylon', 'colourblock', 'navy', 'coral', 'kids'],
      ['boot', 'rubber', 'solid', 'red', 'ecru', 'kids'],
      ['backpack', 'ripstop', 'dots', 'sage', 'ecru', 'kids'],
    ],
  },
];

function pathOf([cut, fabric, print, color, accent, kids]: Piece, index: number): string {
  const spec = { cut, view: 'front', fabric, print, color: COLOURS[color].hex, accent: COLOURS[accent].hex } as const;
  return `/garment/${drawingPath({ ...spec, seed: 11 + index, ...(kids === undefined ? {} : { kids: true }) })}`;
}

export function slidesIn(language: Language): Slide[] {
  return SLIDES.map(({ title, subtitle, button, link, bg, fg, light, pieces }) => {
    const images = pieces.map(pathOf);
    return {
      ...(images[0] === undefined ? {} : { image: images[0] }),
      images,
      title: inLanguage(title, language),
      subtitle: inLanguage(subtitle, language),
      button_text: inLanguage(button, language),
      link,
      light_bg: light,
      bg,
      fg,
    };
  });
}
