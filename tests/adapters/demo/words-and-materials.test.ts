import { describe, expect, it } from 'vitest';
import { createChance } from '../../../adapters/demo/base/chance';
import { BRANDS, CARE, FABRIC_KINDS, STYLES, type FabricKind } from '../../../adapters/demo/data';
import type { Cut } from '../../../adapters/demo/drawings';
import { goodsInOrder, SPECIALS } from '../../../adapters/demo/goods/order';
import { englishTexts } from '../../../adapters/demo/texts/descriptions';

/** A cut beside a matter that it is sold in. */
interface Pair {
  readonly key: string;
  readonly cut: Cut;
  readonly fabric: FabricKind;
  readonly text: readonly string[];
}

const PAIRS: readonly Pair[] = [
  ...STYLES.flatMap(({ key, cut, fabrics, text: text_ }) =>
    fabrics.map((fabric) => ({ key, cut, fabric, text: text_ })),
  ),
  ...[...goodsInOrder(), ...SPECIALS].flatMap((good) => (good.type === 'simple' ? [good.kind] : [])),
];

/** Every sentence about the matter and its care, in every language. */
function sentencesOf(fabric: FabricKind): readonly string[] {
  const { text: text_, also, care } = FABRIC_KINDS[fabric];
  return [...text_, ...also, ...CARE[care]];
}

const LEGS: readonly Cut[] = [
  'joggers',
  'leggings',
  'training-shorts',
  'shorts',
  'chino-shorts',
  'chinos',
  'jeans',
  'split-shorts',
];
const BALLS: readonly Cut[] = ['ball', 'tennis-balls'];
const WATCHES: readonly Cut[] = ['watch', 'field-watch', 'chronograph'];
const SHOES: readonly Cut[] = ['trainer', 'sneaker', 'boot', 'derby-boot', 'sandal'];
const BAGS: readonly Cut[] = ['backpack', 'trek-pack', 'roll-top', 'gym-sack', 'duffel', 'tote'];
const DRINKING: readonly Cut[] = ['bottle', 'flask', 'squeeze-bottle'];

/** Sentences that would be nonsense of these cuts. */
const NONSENSE: readonly (readonly [string, RegExp, readonly Cut[]])[] = [
  ['arms of trousers', /under the arms/i, LEGS],
  [
    'the taste or coat of a watch',
    /powder.?coat|pulverbeschicht|порошков|粉末|lining to taste|привкус|присмак/i,
    WATCHES,
  ],
  ['a watch that is rinsed', /rinse in clear water|abspülen|сполоснуть|сполоснути|清水冲洗/i, WATCHES],
  ['the smell or grip of rubber', /the smell goes|geruch|запах|气味/i, [...DRINKING, ...BALLS]],
  ['the sweat on a ball', /sweat|schweiß|пот наружу|汗/i, BALLS],
  ['calf on a ball', /calf|hide|deepens with wear/i, BALLS],
  ['brushed steel under paint', /brushed surgical|gebürstet/i, DRINKING],
  [
    'shoes and bags in the washing machine',
    /machine wash|auf links|вывернув|вивернувши|翻面|机洗/i,
    [...SHOES, ...BAGS],
  ],
  ['a smooth pile', /smooth face/i, ['pile-jacket']],
];

const UNSHOWN: readonly (readonly [key: string, words: RegExp])[] = [
  ['crew-sweatshirt', /plain at the front/i],
  ['jersey-dress', /long T-shirt/],
  ['leather-sneaker', /one leather/i],
  ['trekking-trousers', /vents/],
  ['tennis-shorts', /cord inside/],
  ['sports-bra-low', /no elastic/],
  ['sports-bra-high', /hook at the back/],
  ['poplin-shirt', /a little wide/],
];

describe("material texts of the demo's products", () => {
  it.each(UNSHOWN)('make no claim about %s that the picture does not show: %s', (key, words) => {
    const texts = STYLES.find((style) => style.key === key)?.text ?? [];
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => words.test(text))).toEqual([]);
  });

  it('claim nothing about swimwear that applies to one cut only', () => {
    const { text, also } = FABRIC_KINDS['swim-knit'];
    expect([...text, ...also].filter((line) => /lined|flattering/i.test(line))).toEqual([]);
  });

  it.each(NONSENSE)('never mention %s', (_name, words, cuts) => {
    const pairs = PAIRS.filter(({ cut }) => cuts.includes(cut));
    expect(pairs.length).toBeGreaterThan(0);
    const said = pairs.flatMap(({ key, fabric }) =>
      sentencesOf(fabric)
        .filter((sentence) => words.test(sentence))
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(said).toEqual([]);
  });

  it('never praise smooth leather if the product is also made of suede', () => {
    const suede = PAIRS.filter(({ fabric }) => fabric === 'suede');
    expect(suede.length).toBeGreaterThan(3);
    const said = suede.flatMap(({ key, text: text_ }) =>
      text_.filter((sentence) => /bridle|leather that is finished/i.test(sentence)).map((text) => `${key}: ${text}`),
    );
    expect(said).toEqual([]);
  });

  it("claim nothing that the brand's own products contradict, such as printed logos or materials it does not use", () => {
    const said = Object.values(BRANDS).flatMap(({ name, text: text_ }) =>
      text_.map((sentence) => `${name}: ${sentence}`),
    );
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((sentence) => /no visible logo|not printed|worn in|reflective details/i.test(sentence))).toEqual(
      [],
    );
  });

  it('recommend a brush for suede, and conditioner only for smooth leather', () => {
    expect(CARE[FABRIC_KINDS['suede'].care].join(' ')).not.toMatch(/cream|Creme|крем|膏/i);
    expect(CARE[FABRIC_KINDS['leather'].care].join(' ')).toMatch(/cream/);
  });

  it('give each temperature its unit, and Fahrenheit in English', () => {
    const all = Object.values(CARE).flat();
    const degrees = all.filter((text) => /\d+ ?(?:°|degrees|Grad|град|度)/.test(text));
    expect(degrees).toHaveLength(10);
    expect(degrees.filter((text) => !/\d ?°C/.test(text))).toEqual([]);
    const english = Object.values(CARE).map(([text]) => text);
    expect(english.filter((text) => text.includes('°C') && !text.includes('°F'))).toEqual([]);
  });

  it('give lengths of clothes and weights of strings in American measures as well', () => {
    const said = PAIRS.flatMap(({ fabric, text: text_ }) => [
      ...text_,
      FABRIC_KINDS[fabric].text[0],
      ...FABRIC_KINDS[fabric].also,
    ]);
    const metric = [...new Set(said)].filter((text) => /\d+ cm\b|\d kg\b|millimeters wide/.test(text));
    expect(metric.length).toBeGreaterThanOrEqual(4);
    expect(metric.filter((text) => !/\((?:\d|1¼)+ (?:in|lb)\)/.test(text))).toEqual([]);
  });

  it('leave care instructions to their own row', () => {
    const brand = BRANDS.ostra;
    const subject = {
      model: 'Mercer',
      cut: STYLES[0]?.name ?? ['', '', '', '', ''],
      brand,
      forChildren: false,
    } as const;
    for (let seed = 0; seed < 40; seed += 1) {
      const texts = englishTexts({ ...subject, fabric: 'suede', text: ['Short.'] }, createChance(String(seed)));
      expect(texts.description).not.toContain(texts.care);
    }
  });
});
