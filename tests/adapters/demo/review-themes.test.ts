import { describe, expect, it } from 'vitest';
import { VOICES } from '../../../adapters/demo/data';
import type { ThemeName } from '../../../adapters/demo/reviews/theme-of';

/** Parts that only some of the products of a theme have: a sandal has no laces, joggers no button. */
const PARTS_OF_SOME: readonly (readonly [ThemeName, RegExp])[] = [
  ['footwear', /\blaces?\b|tongue|schnürsenkel|шнурк|鞋带/i],
  ['children-shoes', /velcro|klett|липучк|魔术贴|puddle|pfütze|лужах|калюж|水坑/i],
  ['dresses', /\bzip\b|pockets|reißverschluss|taschen|молни|карман|блискавк|кишен|拉链|口袋/i],
  ['bottoms', /button|\bW\d\d\b|knopf|пуговиц|ґудзик|扣子/i],
  ['studio', /\bpads\b|waistband|ankle|polster|\bbund\b|чашк|пояс|胸垫|腰带/i],
  ['swimming', /pocket|\bprint\b|cut high|tasche|hoch geschnitten|карман|вырез|кишен|виріз|口袋|开衩/i],
  ['run-and-train', /\bprint\b|drawcord|\bdruck\b|принт|印花/i],
  ['tops', /white one|sleeves/i],
];

describe('reviews by theme', () => {
  it.each(PARTS_OF_SOME)('about %s name no part that its products may lack: %s', (theme, parts) => {
    const lists = Object.values(VOICES).flatMap(({ themes }) => Object.values(themes[theme]));
    expect(lists.flat().length).toBeGreaterThan(20);
    expect(lists.flat().filter((sentence) => parts.test(sentence))).toEqual([]);
  });

  it('do not call one top both thick and thin', () => {
    const lists = Object.values(VOICES).flatMap(({ themes }) => themes.tops.blame);
    expect(lists.filter((sentence) => /thinner|needs something under|dünner|тоньше|тонше|薄/i.test(sentence))).toEqual(
      [],
    );
  });
});
