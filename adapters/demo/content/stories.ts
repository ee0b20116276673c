import type { Slide } from '../../../core/contract';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import type { OwnBlock } from '../../platform/starter/settings/blocks';
import { inLanguage, type Words } from '../../platform/starter/words/words';
import { drawingPath } from '../drawings';

interface Notified {
  readonly identifier: string;
  readonly title: Words;
  readonly text: Words;
  readonly button: Words;
  readonly link: string;
  readonly images: readonly string[];
}

const knitted = { cut: 'knit', fabric: 'knit', seed: 23 } as const;
const NAVY = { color: COLOURS.navy.hex, accent: COLOURS.ecru.hex };
const RUST = { color: COLOURS.rust.hex, accent: COLOURS.ecru.hex };

const NOTIFIED: readonly Notified[] = [
  {
    identifier: 'editorial',
    title: ['Above 66', 'Über 66', 'Выше 66', 'Вище 66', '北纬66度以北'],
    text: [
      'One parka, one knit, one pair of boots. North of the sixty-sixth parallel nobody packs more, and nobody misses it.',
      'Ein Parka, ein Strick, ein Paar Stiefel. Nördlich des 66. Breitengrads packt niemand mehr ein, und niemand vermisst es.',
      'Одна парка, один свитер, одна пара ботинок. Севернее шестьдесят шестой параллели никто не берёт больше и ни о чём не жалеет.',
      'Одна парка, один светр, одна пара черевиків. Північніше шістдесят шостої паралелі ніхто не бере більше й ні за чим не шкодує.',
      '一件派克大衣、一件毛衣、一双靴子。在北纬66度以北，没有人多带，也没有人觉得少。',
    ],
    button: ['See Norrland', 'Zu Norrland', 'Смотреть Norrland', 'Дивитися Norrland', '选购Norrland'],
    link: '/brands/norrland',
    images: [
      drawingPath({ ...knitted, ...NAVY, house: 'norrland', view: 'fabric', print: 'zigzag' }),
      drawingPath({
        cut: 'parka',
        house: 'norrland',
        view: 'front',
        fabric: 'nylon',
        print: 'solid',
        seed: 31,
        color: COLOURS.mustard.hex,
        accent: COLOURS.navy.hex,
      }),
    ],
  },
  {
    identifier: 'story',
    title: [
      'Thirty people and a mill',
      'Dreißig Menschen und eine Spinnerei',
      'Тридцать человек и одна фабрика',
      'Тридцять людей і одна фабрика',
      '三十个人，一座纺纱厂',
    ],
    text: [
      'Oda Lind buys its lambswool where the river turns the cards. The mill spins for nine weeks a year; when a color is used up it is gone, and the next one comes with the next fleece. That is why no two winters of a sweater are quite alike, and why each has the number of its bale sewn in.',
      'Oda Lind kauft ihre Lammwolle dort, wo der Fluss die Karden dreht. Neun Wochen im Jahr wird gesponnen; ist eine Farbe aufgebraucht, ist sie weg, und die nächste kommt mit der nächsten Schur. Darum gleicht kein Winter eines Pullovers ganz dem anderen, und darum ist in jeden die Nummer seines Ballens eingenäht.',
      'Oda Lind покупает шерсть ягнёнка там, где чесальные машины крутит река. Фабрика прядёт девять недель в году; когда цвет заканчивается, его больше нет, а следующий приходит с новой стрижкой. Поэтому ни одна зима свитера не похожа на другую, и поэтому в каждый вшит номер его тюка.',
      'Oda Lind купує вовну ягняти там, де чесальні машини крутить річка. Фабрика пряде дев’ять тижнів на рік; коли колір закінчується, його більше немає, а наступний приходить із новою стрижкою. Тому жодна зима светра не схожа на іншу, і тому в кожен вшито номер його паки.',
      'Oda Lind的羊羔毛来自一座由河水带动梳毛机的小厂。工厂一年只纺九周；一种颜色用完便不再有，下一种随下一次剪毛而来。所以同一款毛衣的每个冬天都不尽相同，每一件里都缝着它那包羊毛的编号。',
    ],
    button: ['All of Oda Lind', 'Alles von Oda Lind', 'Всё от Oda Lind', 'Усе від Oda Lind', '查看Oda Lind全部商品'],
    link: '/brands/oda-lind',
    images: [drawingPath({ ...knitted, ...RUST, house: 'oda-lind', view: 'fabric', print: 'solid' })],
  },
];

function blockOf({ identifier, title, text, button, link, images }: Notified): OwnBlock {
  return {
    identifier,
    text: (language: Language) => ({
      title: inLanguage(title, language),
      content: `<p>${inLanguage(text, language)}</p>`,
      json: {
        images: images.map((name) => `/garment/${name}`),
        link,
        button_text: inLanguage(button, language),
      } satisfies Slide,
    }),
  };
}

export const STORIES: readonly OwnBlock[] = NOTIFIED.map(blockOf);
