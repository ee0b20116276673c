import { describe, expect, it } from 'vitest';
import { drawingSeed } from '../../../adapters/demo/base/pictures';
import { FABRIC_KINDS, STYLES } from '../../../adapters/demo/data';
import {
  drawGarment,
  featuresOf,
  isTitle,
  TITLES,
  type Cut,
  type DrawingSpec,
  type Fabric,
  type Feature,
  type Print,
} from '../../../adapters/demo/drawings';
import { inkOf } from '../../../adapters/demo/drawings/material/emblem';
import { Sketch } from '../../../adapters/demo/drawings/material/sketch';
import { COLOURS as COLOUR_TABLE } from '../../../adapters/platform/starter/colours';
import { contrast } from './contrast';
import { LETTERS } from '../../../adapters/demo/drawings/material/letters';
import { goodsInOrder, SPECIALS } from '../../../adapters/demo/goods/order';
import { goodSitting } from '../../../adapters/demo/goods/make-simple';

interface Rule {
  readonly words: RegExp;
  readonly shows?: readonly Feature[];
  readonly hides?: readonly Feature[];
  readonly cuts?: readonly Cut[];
  readonly prints?: readonly Print[];
  readonly fabrics?: readonly Fabric[];
}

const RULES: readonly Rule[] = [
  { words: /\b(?:snood|tube without an end)\b|schlauchschal|снуд|围脖/i, shows: ['loop'], hides: ['fringe'] },
  { words: /\bfringed?\b/i, shows: ['fringe'] },
  {
    words: /\bzip hoodie|quarter-zip\b|\bfull zip|two-way (?:metal )?zip|fine zip|zip in place|zip it up/i,
    shows: ['zip'],
  },
  { words: /troyer|на молнии|с молнией|на блискавці|із блискавкою|拉链/i, shows: ['zip'] },
  {
    words: /\bbuttons (?:to|down)\b|two-button|horn buttons|six buttons|small buttons|button-down/i,
    shows: ['buttons'],
  },
  { words: /\bdouble-breasted|six buttons\b|zweireiher|двубортн|двобортн|双排扣/i, shows: ['double-breasted'] },
  { words: /\b(?:hood|hoodie|hooded)\b|kapuze|худи|худі|连帽/i, shows: ['hood'] },
  { words: /fur-edged/i, shows: ['fur'] },
  { words: /\bcargo\b|bellows pocket|карго|工装裤/i, shows: ['cargo-pockets'] },
  { words: /\broll-?neck\b|rollkragen|водолазка|高领/i, shows: ['roll-neck'], hides: ['crew-neck', 'v-neck'] },
  {
    words: /\bcrew-neck|crew (?:t-shirt|sweatshirt)\b|rundhals|с круглым|з круглим|圆领/i,
    shows: ['crew-neck'],
    hides: ['v-neck'],
  },
  { words: /\bV at the neck\b/, shows: ['v-neck'] },
  { words: /\bstand collar\b/i, shows: ['stand-collar', 'collar'] },
  { words: /\b(?:a|soft|knitted|semi-spread|button-down) collar\b/i, shows: ['collar', 'stand-collar'] },
  { words: /\bshirt dress\b|hemdblusenkleid|платье-рубашка|сукня-сорочка|衬衫裙/i, shows: ['collar'] },
  { words: /\blapels?\b/i, shows: ['lapels'] },
  { words: /\bcables?\b|zopf|с косами|绞花/i, shows: ['cables'] },
  { words: /\bcardigan\b|strickjacke|кардиган|开衫/i, shows: ['cardigan'] },
  { words: /\bbelt at the waist|a belt:/i, shows: ['belt'] },
  { words: /\blong-sleeve|long sleeves|langarm|лонгслив|лонгслів|长袖/i, shows: ['long-sleeves'] },
  { words: /\bshort sleeves\b/i, shows: ['short-sleeves'] },
  { words: /open-back tank|racerback|crossed back|an open back/i, shows: ['open-back'] },
  { words: /zip that can be worked/i, shows: ['zip'] },
  { words: /\b(?:sleeveless|tank|singlet)\b|майка в рубчик|背心/i, shows: ['sleeveless'] },
  { words: /\bstraps that adjust and\b|slip ?dress|slipkleid|комбинация|комбінація|吊带/i, shows: ['straps'] },
  { words: /\bpleat(?:s|ed) (?:all round|midi|and free)|knife pleats|плиссиров|plissiert|百褶/i, shows: ['pleats'] },
  {
    words: /pleated chinos|bundfaltenchinos|чиносы со складками|чиноси зі складками|褶裥卡其裤|forward pleat/i,
    shows: ['front-pleats'],
  },
  { words: /jeans without legs|denim skirt|jeansrock|джинсовая юбка|джинсова спідниця|牛仔裙/i, shows: ['fly'] },
  {
    words: /\b(?:midi|calf)(?! does|-length socks)\b(?<!dash at the calf)|midirock|миди|міді|中长/i,
    shows: ['calf-length'],
    hides: ['short'],
  },
  { words: /\b(?:to|above) the knee\b|\bmini\b/i, hides: ['calf-length'] },
  { words: /\bjammer\b|джаммер|джамер|五分/i, shows: ['knee-length'] },
  { words: /\bdrawcord|with a cord\b|a cord\b/i, shows: ['cord'] },
  { words: /\bquilt(?:ed|ing)\b|steppweste|стёган|стьобан|绗缝/i, shows: ['quilting'] },
  { words: /fleece vest|fleeceweste|флисовый жилет|флісовий жилет/i, hides: ['quilting'] },
  { words: /roll-?top|roll closure|ролл?-топ|卷口/i, shows: ['roll-closure'], hides: ['zip'] },
  { words: /\b(?:gym bag|shoe bag)\b|turnbeutel|schuhbeutel|мешок|мішок|抽绳|鞋袋/i, shows: ['sack'] },
  {
    words: /\b(?:backpack|rucksack|day pack|trek pack)\b(?<!straps|into a backpack)|рюкзак|背包/i,
    cuts: ['backpack', 'roll-top', 'trek-pack'],
  },
  {
    words: /\b(?:laces|laced|eyelets)\b(?! that lets)/i,
    shows: ['laces'],
    cuts: ['boot', 'derby-boot', 'trainer', 'sneaker'],
  },
  { words: /chelsea|челси|челсі|切尔西/i, hides: ['laces'] },
  {
    words: /tube of four|viererdose|мячи, 4 шт|м’ячі, 4 шт|网球四只装/i,
    shows: ['four-balls'],
  },
  {
    words:
      /\btennis balls\b|\bclub balls\b|tennisbälle|clubbälle|теннисные мячи|клубные мячи|тенісні м’ячі|клубні м’ячі/i,
    shows: ['curved-seams'],
    hides: ['channels'],
  },
  { words: /\bbasketball\b|баскетбольн|篮球/i, shows: ['channels'] },
  { words: /three pairs|drei paar|3 пары|3 пари|三双/i, shows: ['three-pairs'] },
  { words: /\btin\b|sock box|sockenbox|набор носков|набір шкарпеток|袜子三双礼盒/i, shows: ['tin'] },
  { words: /^e-book$/, shows: ['screen'] },
  { words: /^plan$/, shows: ['sheet'] },
  { words: /\bstringing$|besaitung$|натяжка струн|натягування струн|穿线/i, shows: ['stringing'] },
  { words: /\bstyling\b|stilberatung|стилиста|стиліста|造型咨询/i, shows: ['swatches'] },
  { words: /\bgift wrap\b|geschenkverpackung|подарочная упаковка|подарункове пакування|礼品包装/i, shows: ['parcel'] },
  { words: /\bhemming\b|hosen kürzen|подшив|підшивання|裤脚修改/i, shows: ['needle'] },
  { words: /\bresoling\b|neu besohlen|замена подошвы|заміна підошви|靴底更换/i, shows: ['sole'] },
  { words: /\breproofing\b|imprägnieren|пропитка|просочення|防水翻新/i, shows: ['drops'] },
  {
    words: /\btrucker\b|jeansjacke|джинсовая куртка|джинсова куртка|牛仔夹克|seams in a V\b|metal buttons/i,
    shows: ['metal-buttons'],
    hides: ['zip'],
    cuts: ['trucker'],
  },
  { words: /seams in a V\b/, shows: ['v-seams'] },
  { words: /two chest pockets|chest pocket\b/i, shows: ['chest-pockets'] },
  {
    words: /\bchore jacket\b|arbeitsjacke|рабочая куртка|робоча куртка|工装夹克|pencil slot/i,
    shows: ['pencil-slot'],
    hides: ['lapels', 'zip'],
  },
  { words: /\bpile jacket\b|high pile|fleecejacke|флисовая куртка|флісова куртка|抓绒夹克/i, shows: ['pile'] },
  { words: /elasticated at the hem/i, shows: ['gathered-hem'] },
  { words: /\brun shell\b|laufjacke|беговая ветровка|бігова вітрівка|跑步风衣/i, cuts: ['run-shell'] },
  { words: /\bdown parka|daunenparka|пуховая парка|пухова парка|羽绒派克/i, shows: ['quilting'] },
  { words: /fishtail|рыбий хвост|риб’ячий хвіст|鱼尾|split tail/i, shows: ['tail'], hides: ['fur', 'quilting'] },
  { words: /\bstorm flap\b/i, shows: ['storm-flap'] },
  { words: /pit zips/i, shows: ['pit-zips'] },
  { words: /peaked hood/i, shows: ['peak'], hides: ['fur', 'quilting', 'storm-flap'] },
  {
    words: /\bwestern shirt|westernhemd|рубашка вестерн|сорочка вестерн|西部牛仔衬衫|comes to two points/i,
    shows: ['pointed-yoke'],
  },
  { words: /sawtooth pockets/, shows: ['sawtooth-pockets'] },
  { words: /\bpearl snaps\b/i, shows: ['snaps'] },
  {
    words: /camp-collar|resorthemd|с отложным воротником|з відкладним коміром|古巴领衬衫/i,
    shows: ['camp-collar'],
  },
  { words: /\bblouse\b|\bbluse\b|блуза|垂感衬衫|collar that ties/i, shows: ['tie'], cuts: ['blouse'] },
  {
    words: /\bwrap dress\b|wickelkleid|платье с запахом|сукня на запах|裹身连衣裙|\ba true wrap\b/i,
    shows: ['overlap'],
    hides: ['crew-neck'],
  },
  { words: /\bwrap that ties\b/, shows: ['tie'] },
  { words: /gathered cuffs/, shows: ['gathered-cuffs'] },
  { words: /\bpatch pockets\b/i, shows: ['patch-pockets'] },
  { words: /\bshirt collar\b/i, shows: ['collar'], hides: ['lapels', 'stand-collar'] },
  { words: /\bwrap skirt\b|wickelrock|юбка с запахом|спідниця на запах|裹身裙/i, shows: ['overlap'] },
  { words: /\bwrap skirt\b|wickelrock|юбка с запахом|спідниця на запах|裹身裙/i, shows: ['tie'] },
  { words: /5″|5英寸|five-inch/i, shows: ['five-inch'] },
  { words: /\bsplit short|a split that|开衩/i, shows: ['side-split'] },
  { words: /7″|7英寸|seven-inch/i, shows: ['seven-inch'] },
  {
    words: /20 cm inseam|chino.shorts|шорты чинос|шорти чинос|卡其短裤/i,
    shows: ['fly'],
    hides: ['cord', 'five-inch', 'seven-inch'],
  },
  { words: /piqué|пике|піке|珠地/i, fabrics: ['pique'] },
  { words: /suede bomber|velours-bomber|замшевый бомбер|замшевий бомбер|绒面革飞行/i, fabrics: ['suede'] },
  { words: /pockets that are deep enough/, shows: ['patch-pockets'] },
  { words: /two flapped pockets/i, shows: ['pocket-flaps'] },
  { words: /two buckles/i, shows: ['two-buckles'] },
  { words: /vulcanised sole|stitched cupsole|flat sole|slim in profile/i, shows: ['flat-sole'] },
  { words: /fair isle|norwegerpullover|жаккардовым узором|жакардовим візерунком|费尔岛/i, prints: ['fair-isle'] },
  {
    words: /leather gloves|lederhandschuhe|кожаные перчатки|шкіряні рукавички|皮手套/i,
    shows: ['sewn-fingers'],
    hides: ['touch-tips', 'ribbed-wrist'],
  },
  { words: /touchscreen gloves/i, shows: ['touch-tips'] },
  { words: /chronograph|хронограф|计时/i, shows: ['subdials'] },
  { words: /\bpushers\b/i, shows: ['pushers'] },
  { words: /\bno numerals\b|plain dial/i, shows: ['plain-dial'], hides: ['numerals', 'subdials'] },
  { words: /twelve plain numerals|felduhr|полевые часы|польовий годинник|野战/i, shows: ['numerals'] },
  { words: /\bfield watch\b/i, shows: ['fabric-strap'] },
  { words: /derby|дерби|дербі|德比/i, shows: ['derby-lacing'] },
  { words: /storm welt/i, shows: ['flat-sole'] },
  { words: /\bsoft walls\b/i, shows: ['soft-walls'] },
  { words: /\ba valve\b|squeeze bottle/i, shows: ['nozzle'], hides: ['cup-lid'] },
  { words: /two cups in the lid|\bflask\b|thermoskanne/i, shows: ['cup-lid'], hides: ['nozzle'] },
  { words: /racket bag|schlägertasche|сумка для ракеток|网球拍包/i, shows: ['racket-shape'] },
  { words: /trek pack|trekkingrucksack|треккинговый рюкзак|трекінговий рюкзак|徒步背包/i, shows: ['hip-belt'] },
  { words: /trek pack/i, shows: ['lid'] },
  { words: /travel mat|reisematte|дорожный коврик|дорожній килимок|旅行瑜伽垫/i, shows: ['folded'], hides: ['rolled'] },
  { words: /web belt|stoffgürtel|тканевый ремень|тканинний ремінь|织带/i, shows: ['webbing'], hides: ['holes'] },
  { words: /plate buckle/i, shows: ['plate-buckle'] },
  { words: /\bfive holes\b/i, shows: ['holes'] },
  { words: /hammer loop/i, shows: ['hammer-loop'] },
  { words: /rule pocket/i, shows: ['rule-pocket'] },
  { words: /double knees/i, shows: ['double-knees'] },
  { words: /wide-leg|weite jeans|широкие джинсы|широкі джинси|阔腿/i, shows: ['wide-legs'] },
  { words: /\bstripes?\b|streifen|в полоску|в смужку|条纹/i, prints: ['stripe', 'colourblock'] },
  { words: /\bcheck\b|kariert|клетчат|картат|格纹/i, prints: ['check'] },
];

const ABOUT_OTHERS =
  /as easy as a cardigan|under a (?:blazer|jacket)|under backpack|hooks? that|logo|turn it into a backpack|suit jacket|a hood that takes a beanie|under a coat|a club stripe|with tights|good with a blazer|takes a karabiner/i;

interface Subject {
  readonly key: string;
  readonly texts: readonly string[];
  readonly specs: readonly DrawingSpec[];
}

const COLOURS = { view: 'front', color: '#1f2a44', accent: '#e4572e' } as const;

const OF_STYLES: readonly Subject[] = STYLES.map(({ key, cut, name, text: description, fabrics, prints, seeds }) => ({
  key,
  texts: [...name, ...description],
  specs: fabrics.flatMap((fabric, at) =>
    prints.flatMap((print) =>
      Array.from({ length: 14 }, (_none, number) => ({
        ...COLOURS,
        ...{ cut, print, fabric: FABRIC_KINDS[fabric].drawing, seed: drawingSeed(seeds, number + at) },
      })),
    ),
  ),
}));

const OF_GOODS: readonly Subject[] = [...goodsInOrder(), ...SPECIALS].flatMap((good) => {
  if (good.type !== 'simple') return [];
  const { kind, number } = good;
  const { cut, fabric, print, seed } = goodSitting(kind, number);
  return [
    {
      key: `${kind.key} ${String(number)}`,
      texts: [...kind.name, ...kind.text],
      specs: [{ ...COLOURS, cut, fabric, print, seed }],
    },
  ];
});

const OF_INTANGIBLES: readonly Subject[] = [...goodsInOrder(), ...SPECIALS].flatMap((good) => {
  if (good.type !== 'virtual' && good.type !== 'downloadable') return [];
  const { key, name, cut, ptype } = good.plan;
  return [{ key, texts: [...name, ptype], specs: [{ ...COLOURS, cut, fabric: 'cotton', print: 'solid', seed: 7 }] }];
});

const BEFORE: readonly (readonly [key: string, cut: Cut])[] = [
  ['wrap-skirt', 'skirt'],
  ['chino-shorts', 'shorts'],
  ['canvas-sneaker', 'trainer'],
  ['suede-trainer', 'trainer'],
  ['split-shorts', 'shorts'],
  ['training-shorts', 'shorts'],
  ['leather-gloves', 'gloves'],
  ['chronograph', 'watch'],
  ['field-watch', 'watch'],
  ['lace-boot', 'boot'],
  ['squeeze-bottle', 'bottle'],
  ['flask', 'bottle'],
  ['racket-bag', 'duffel'],
  ['trek-pack', 'backpack'],
  ['travel-mat', 'yoga-mat'],
  ['web-belt', 'belt'],
  ['carpenter-jeans', 'jeans'],
  ['wide-jeans', 'jeans'],
  ['pleated-chinos', 'chinos'],
  ['denim-skirt', 'skirt'],
  ['yoga-tank', 'tank'],
  ['racerback-swimsuit', 'swimsuit'],
];

const SUBJECTS = [...OF_STYLES, ...OF_GOODS, ...OF_INTANGIBLES];

function contradictions(
  { words, shows, hides, cuts, prints, fabrics }: Rule,
  { key, texts, specs }: Subject,
): string[] {
  const said = texts.filter((text) => !ABOUT_OTHERS.test(text) && words.test(text));
  if (said.length === 0) return [];
  return specs.flatMap((spec) => {
    const seen = featuresOf(spec);
    const wrong = [
      shows !== undefined && !shows.some((feature) => seen.has(feature)) && `not ${shows.join(' or ')}`,
      hides?.some((feature) => seen.has(feature)) === true &&
        hides.filter((feature) => seen.has(feature)).join(' and '),
      cuts !== undefined && !cuts.includes(spec.cut) && `a ${spec.cut}`,
      prints !== undefined && !prints.includes(spec.print) && `print ${spec.print}`,
      fabrics !== undefined && !fabrics.includes(spec.fabric) && `fabric ${spec.fabric}`,
    ].filter((entry) => entry !== false);
    return wrong.map(
      (fault) => `${key} says "${said[0] ?? ''}", and its picture (${spec.cut} ${spec.fabric}) shows ${fault}`,
    );
  });
}

describe('texts and pictures of demo products', () => {
  it.each(RULES.map((rule) => [String(rule.words), rule] as const))('match for %s', (_words, rule) => {
    const found = SUBJECTS.flatMap((subject) => contradictions(rule, subject));
    expect([...new Set(found)].slice(0, 12)).toEqual([]);
  });

  it.each(RULES.map((rule) => [String(rule.words), rule] as const))(
    'are compared for %s at least once',
    (_words, { words }) => {
      expect(SUBJECTS.some(({ texts }) => texts.some((text) => words.test(text)))).toBe(true);
    },
  );

  it('show baffles wherever the cloth is filled with down', () => {
    const filled = STYLES.filter(({ fabrics }) => fabrics.includes('padded'));
    expect(filled.length).toBeGreaterThan(1);
    const smooth = filled.filter(({ cut, seeds }) => {
      const fabric = FABRIC_KINDS['padded'].drawing;
      return !featuresOf({ ...COLOURS, cut, fabric, print: 'solid', seed: drawingSeed(seeds, 1) }).has('quilting');
    });
    expect(smooth.map(({ key }) => key)).toEqual([]);
  });

  it('show the title of a book or plan on its cover, with one motif for each subject', () => {
    const downloads = [...goodsInOrder(), ...SPECIALS].flatMap((good) =>
      good.type === 'downloadable' ? [good.plan] : [],
    );
    expect(downloads.length).toBeGreaterThan(10);
    const motifs = downloads.map(({ key, name: [name] }) => {
      const cover = isTitle(key) ? TITLES[key] : undefined;
      expect(cover?.lines.join(' '), key).toBe(name.toUpperCase());
      return `${/run|marathon|km/i.test(name) ? 'running' : key} ${cover?.motif ?? ''}`;
    });
    const subjects = new Set(motifs);
    expect(new Set([...subjects].map((entry) => entry.split(' ')[1])).size).toBe(subjects.size);
  });

  it('show the brand on its products, or its first letter, in legible letters', () => {
    const goods = Object.values(COLOUR_TABLE).flatMap(({ hex }) =>
      Object.values(COLOUR_TABLE).map((accent) => ({ color: hex, accent: accent.hex })),
    );
    const faint = goods.filter(({ color, accent }) => {
      const sketch = new Sketch({
        cut: 'tote',
        view: 'front',
        color,
        accent,
        fabric: 'canvas',
        print: 'solid',
        seed: 1,
      });
      return contrast(inkOf(sketch), color) < 3;
    });
    expect(faint).toEqual([]);
  });

  it.each(['gym-sack', 'sandal', 'racket', 'cap', 'backpack', 'tote', 'duffel', 'socks'] as const)(
    'show the mark of their brand, never that of the shop: the %s',
    (cut) => {
      const marked = Array.from({ length: 12 }, (_none, seed) => {
        const spec = { ...COLOURS, cut, fabric: 'canvas', print: 'logo', seed } as const;
        const [own, lido, forecourt] = [{}, { house: 'lido' }, { house: 'forecourt' }] as const;
        const [shop, first, second] = [own, lido, forecourt].map((house) => drawGarment({ ...spec, ...house }));
        return new Set([shop, first, second]).size;
      });
      expect(marked.filter((count) => count !== 1 && count !== 3)).toEqual([]);
    },
  );

  it('have a glyph for every character of each title', () => {
    const signs = Object.values(TITLES).flatMap(({ lines }) => Array.from(lines.join('')));
    expect(signs.filter((sign) => !LETTERS.has(sign))).toEqual([]);
  });

  it('reject a snood drawn as a scarf, and a calf-length dress drawn above the knee', () => {
    const wrong = (key: string, cut: Cut): readonly string[] => {
      const subject = SUBJECTS.find((one) => one.key.startsWith(key));
      const specs = (subject?.specs ?? []).map((spec) => ({ ...spec, cut }));
      return RULES.flatMap((rule) => contradictions(rule, { key, texts: subject?.texts ?? [], specs }));
    };
    expect(wrong('snood', 'scarf')).not.toEqual([]);
    expect(wrong('knit-dress', 'dress')).not.toEqual([]);
    expect(wrong('printed-bag', 'backpack')).not.toEqual([]);
    expect(wrong('tennis-balls', 'ball')).not.toEqual([]);
    expect(wrong('sock-box', 'socks')).not.toEqual([]);
    expect(wrong('trouser-hemming', 'chinos')).not.toEqual([]);
    expect(wrong('gift-wrap', 'gift-card')).not.toEqual([]);
    expect(wrong('trucker-jacket', 'bomber')).not.toEqual([]);
    expect(wrong('fleece-jacket', 'bomber')).not.toEqual([]);
    expect(wrong('running-shell', 'bomber')).not.toEqual([]);
    expect(wrong('down-parka', 'parka')).not.toEqual([]);
    expect(wrong('fishtail-parka', 'parka')).not.toEqual([]);
    expect(wrong('rain-jacket', 'parka')).not.toEqual([]);
    expect(wrong('denim-shirt', 'shirt')).not.toEqual([]);
    expect(wrong('camp-shirt', 'shirt')).not.toEqual([]);
    expect(wrong('blouse', 'shirt')).not.toEqual([]);
    expect(wrong('wrap-dress', 'dress')).not.toEqual([]);
    expect(wrong('chore-jacket', 'blazer')).not.toEqual([]);
    for (const [key, cut] of BEFORE) expect(wrong(key, cut), key).not.toEqual([]);
  });
});
