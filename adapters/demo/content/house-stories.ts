import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import type { OwnBlock } from '../../platform/starter/settings/blocks';
import { inLanguage, type Words } from '../../platform/starter/words/words';
import { brandOf, BRANDS, type BrandKey } from '../brands';
import { drawingPath } from '../drawings';
import type { Cut, Fabric } from '../drawings';

const TEXTS: Readonly<Record<BrandKey, Words>> = {
  norrland: [
    'One parka, one knit, one pair of boots: designed in the north for weather that changes its mind, and repaired for as long as you own it.',
    'Ein Parka, ein Strick, ein Paar Stiefel: im Norden entworfen für Wetter, das es sich anders überlegt, und repariert, solange es Ihnen gehört.',
    'Одна парка, один свитер, одна пара ботинок: придумано на севере для переменчивой погоды и чинится, пока вещь у вас.',
    'Одна парка, один светр, одна пара черевиків: створено на півночі для мінливої погоди й ремонтується, поки річ у вас.',
    '一件派克大衣、一件毛衣、一双靴子：为北方多变的天气而设计，只要它属于你，就一直为你修补。',
  ],
  kestrel: [
    'Running gear that forty club runners wear in before it reaches the shop.',
    'Laufsachen, die vierzig Vereinsläufer einlaufen, bevor sie in den Laden kommen.',
    'Одежда и обувь для бега, которую до магазина обкатывают сорок бегунов клуба.',
    'Одяг і взуття для бігу, які до крамниці обкатують сорок бігунів клубу.',
    '上架之前，由四十位俱乐部跑者先行试穿的跑步装备。',
  ],
  stillwater: [
    'For the mat and the studio: tried by dancers, teachers and beginners, dyed in a closed water loop.',
    'Für Matte und Studio: erprobt von Tänzern, Lehrern und Anfängern, gefärbt in geschlossenem Wasserkreislauf.',
    'Для коврика и зала: испытано танцорами, учителями и новичками, окрашено в замкнутом цикле воды.',
    'Для килимка й зали: випробувано танцівниками, вчителями й новачками, пофарбовано в замкненому циклі води.',
    '为瑜伽垫与练功房而生：由舞者、教师和初学者试穿，以闭环用水染色。',
  ],
  forecourt: [
    'Tennis for players who call their own lines, accepted at clubs with a dress code.',
    'Tennis für alle, die ihre Bälle selbst ausrufen, auch in Klubs mit Kleiderordnung.',
    'Теннис для тех, кто сам судит свои мячи; принимают и в клубах с дресс-кодом.',
    'Теніс для тих, хто сам судить свої м’ячі; приймають і в клубах із дрес-кодом.',
    '为自己判线的球手打造的网球服，也合乎俱乐部的着装要求。',
  ],
  lido: [
    'Swimwear with prints drawn by hand in the studio over the pool café.',
    'Bademode mit Mustern, von Hand gezeichnet im Atelier über dem Freibadcafé.',
    'Купальники с рисунками, сделанными от руки в студии над кафе бассейна.',
    'Купальники з малюнками, зробленими від руки в студії над кав’ярнею басейну.',
    '泳装印花，由泳池咖啡馆楼上的工作室手绘而成。',
  ],
  meridian: [
    'Training clothes made with two handball teams and a rowing eight, to be used daily and packed wet.',
    'Trainingskleidung, entwickelt mit zwei Handballteams und einem Ruderachter, für jeden Tag und auch nass zu packen.',
    'Тренировочная одежда, созданная с двумя гандбольными командами и восьмёркой гребцов: на каждый день.',
    'Тренувальний одяг, створений із двома гандбольними командами та вісімкою веслярів: на щодень.',
    '与两支手球队和一支八人赛艇队共同开发的训练服，天天可穿，湿着也能收。',
  ],
  'hollow-pine': [
    'For the trail, by people who would rather be out on it; one per cent goes to the upkeep of footpaths.',
    'Für den Weg, von Leuten, die lieber draußen wären; ein Prozent geht in die Pflege von Wanderwegen.',
    'Для тропы от тех, кто сам предпочёл бы быть на ней; один процент идёт на уход за тропами.',
    'Для стежки від тих, хто сам радше був би на ній; один відсоток іде на догляд за стежками.',
    '由宁愿待在山路上的人为山路而做；售价的百分之一用于养护步道。',
  ],
  'halden-row': [
    'Tailoring in numbered lots, made the slow way in a workshop with north light.',
    'Schneiderei in nummerierten Auflagen, mit Ruhe gemacht in einer Werkstatt mit Nordlicht.',
    'Костюмы нумерованными партиями, без спешки, в мастерской с северным светом.',
    'Костюми нумерованими партіями, без поспіху, у майстерні з північним світлом.',
    '编号限量的剪裁，在朝北采光的工坊里慢慢做成。',
  ],
  'oda-lind': [
    'Knitwear from a family mill of thirty people; when a yarn is gone, the color is gone.',
    'Strick aus einer Familienspinnerei mit dreißig Menschen; ist ein Garn aufgebraucht, ist die Farbe weg.',
    'Трикотаж с семейной фабрики из тридцати человек; кончилась пряжа — кончился цвет.',
    'Трикотаж із родинної фабрики на тридцять людей; скінчилася пряжа — скінчився колір.',
    '出自一家三十人的家族纺纱厂；纱线用完，颜色便不再有。',
  ],
  'terrace-club': [
    'The classics of the terrace, with the proportions brought up to date and the badge sewn on.',
    'Die Klassiker der Tribüne in Proportionen von heute, das Abzeichen aufgenäht.',
    'Классика трибун в сегодняшних пропорциях, с нашитой эмблемой.',
    'Класика трибун у сьогоднішніх пропорціях, із нашитою емблемою.',
    '看台经典，比例更合当下，徽章一针一线缝上。',
  ],
  bluework: [
    'Denim that takes a little time to become yours; repairs are free for two years.',
    'Denim, der ein wenig Zeit braucht, bis er Ihnen gehört; Reparaturen sind zwei Jahre kostenlos.',
    'Деним, которому нужно время, чтобы стать вашим; два года бесплатного ремонта.',
    'Денім, якому потрібен час, щоб стати вашим; два роки безкоштовного ремонту.',
    '需要一点时间才会真正属于你的牛仔；两年内免费修补。',
  ],
  'little-fell': [
    'For children: tested at two kindergartens and one farm, with a label for three names.',
    'Für Kinder: erprobt in zwei Kindergärten und auf einem Hof, mit einem Etikett für drei Namen.',
    'Для детей: испытано в двух детских садах и на одной ферме, с биркой на три имени.',
    'Для дітей: випробувано у двох садочках і на одній фермі, з етикеткою на три імені.',
    '童装：经两所幼儿园和一座农场试穿，标签上留有三个名字的位置。',
  ],
  'cobble-welt': [
    'Shoes lasted by hand; when the sole is done, the workshop puts on a new one.',
    'Von Hand gezwickte Schuhe; ist die Sohle durch, setzt die Werkstatt eine neue an.',
    'Обувь ручной затяжки; сносится подошва — мастерская поставит новую.',
    'Взуття ручного затягування; зноситься підошва — майстерня поставить нову.',
    '手工绷楦的鞋履；鞋底磨尽，工坊再换新底。',
  ],
  ostra: [
    'Leather made at one bench by one person, who signs the inside.',
    'Lederwaren, an einer Bank von einem Menschen gemacht, der innen unterschreibt.',
    'Изделия из кожи: один верстак, один мастер и его подпись внутри.',
    'Вироби зі шкіри: один верстак, один майстер і його підпис усередині.',
    '一张工作台，一位匠人，在内里签名的皮具。',
  ],
  'plain-goods': [
    'One good version of a plain thing, at one fair price.',
    'Eine gute Ausführung einer schlichten Sache, zu einem fairen Preis.',
    'Одна хорошая версия простой вещи по одной честной цене.',
    'Одна добра версія простої речі за однією чесною ціною.',
    '简单之物的一个好版本，一个公道价。',
  ],
  'maison-verre': [
    'Made in Paris in lots of sixty, for evenings that begin in the afternoon.',
    'In Paris in Auflagen von sechzig gemacht, für Abende, die am Nachmittag beginnen.',
    'Сделано в Париже партиями по шестьдесят, для вечеров, которые начинаются днём.',
    'Зроблено в Парижі партіями по шістдесят, для вечорів, що починаються вдень.',
    '巴黎制造，每批六十件，为从午后开始的夜晚。',
  ],
};

const CLOTH_OF: Readonly<Record<BrandKey, readonly [cut: Cut, fabric: Fabric]>> = {
  norrland: ['knit', 'knit'],
  kestrel: ['bomber', 'ripstop'],
  stillwater: ['leggings', 'nylon'],
  forecourt: ['polo', 'rib'],
  lido: ['swimsuit', 'satin'],
  meridian: ['t-shirt', 'mesh'],
  'hollow-pine': ['backpack', 'canvas'],
  'halden-row': ['blazer', 'wool'],
  'oda-lind': ['dress', 'linen'],
  'terrace-club': ['sweatshirt', 'fleece'],
  bluework: ['jeans', 'denim'],
  'little-fell': ['shirt', 'corduroy'],
  'cobble-welt': ['boot', 'leather'],
  ostra: ['tote', 'suede'],
  'plain-goods': ['t-shirt', 'cotton'],
  'maison-verre': ['shirt', 'poplin'],
};

function labelOf(key: BrandKey): string {
  const [cut, fabric] = CLOTH_OF[key];
  const { palette, accents } = brandOf(key);
  const [color, accent] = [palette[0], accents[0]].map((name) => COLOURS[name ?? 'navy'].hex);
  return drawingPath({
    cut,
    fabric,
    view: 'fabric',
    print: 'solid',
    seed: 23,
    house: key,
    color: color ?? COLOURS.navy.hex,
    accent: accent ?? COLOURS.ecru.hex,
  });
}

export const HOUSE_STORIES: readonly OwnBlock[] = (Object.keys(BRANDS) as BrandKey[]) // BRANDS is a literal without further members
  .map((key) => ({
    identifier: `brand-${key}`,
    text: (language: Language) => ({
      title: brandOf(key).name,
      content: `<p>${inLanguage(TEXTS[key], language)}</p>`,
      json: { images: [`/garment/${labelOf(key)}`] },
    }),
  }));
