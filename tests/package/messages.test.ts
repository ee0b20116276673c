import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRoom, usageIn } from '../../scripts/messages/check.mjs';
import { compileCatalogue, compileMessage } from '../../scripts/messages/compile.mjs';
import { placeholderModules } from '../../scripts/messages/placeholders.mjs';
import { ROOMS } from '../../scripts/messages/rooms.mjs';
import { makeTranslate } from '../../ui/text/text-context';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function said(text: string, params?: Readonly<Record<string, string | number>>, locale = 'en'): string {
  return makeTranslate(() => compileMessage(text), locale)('key', params);
}

describe('a text in ICU MessageFormat', () => {
  it('fills in its placeholders, numbers in the digits of the locale', () => {
    expect(said('{name} waits')).toBe('{name} waits');
    expect(said('{name} waits', { name: 'Ada' })).toBe('Ada waits');
    expect(said('{n} Teile', { n: 12_345 }, 'de')).toBe('12.345 Teile');
  });
  it('keeps apostrophes, and quoted braces', () => {
    expect(said("It's {name}''s", { name: 'Ada' })).toBe("It's Ada's");
    expect(said("l''{name}", { name: 'Ada' })).toBe("l'Ada");
    expect(said("With '{number}' for the number", {})).toBe('With {number} for the number');
    expect(said("'{'{name}'}'", { name: 'Ada' })).toBe('{Ada}');
  });
  it('selects the plural form, in the locale', () => {
    const text = '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}';
    expect([0, 1, 2, 5, 21].map((count) => said(text, { count }, 'ru'))).toEqual([
      ...['0 отзывов', '1 отзыв', '2 отзыва', '5 отзывов', '21 отзыв'],
    ]);
  });
  it('prefers an exact number, of any argument', () => {
    const text = 'You have {left, plural, =0 {no tries} one {# try} other {# tries}} left.';
    expect([0, 1, 2].map((left) => said(text, { left }))).toEqual([
      ...['You have no tries left.', 'You have 1 try left.', 'You have 2 tries left.'],
    ]);
  });
  it('selects a choice, with nested ones', () => {
    const text = '{who, select, you {You} other {{who}}} chose {count, plural, one {# piece} other {# pieces}}';
    expect(said(text, { who: 'you', count: 1 })).toBe('You chose 1 piece');
    expect(said(text, { who: 'Ada', count: 2 })).toBe('Ada chose 2 pieces');
    expect(said(text, { who: 'constructor', count: 2 })).toBe('constructor chose 2 pieces');
  });
  it.each([
    ['{count, plural, one {# piece}}', 'MISSING_OTHER_CLAUSE'],
    ['{name', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['{day, date, short}', 'formatted by the code'],
    ['{count, selectordinal, one {#st} other {#th}}', 'selectordinal'],
    ["'{name}' or {name}", 'would be filled in'],
  ])('is refused if it would not be shown as written: %s', (text, reason) => {
    expect(() => compileMessage(text)).toThrow(reason);
  });
  it('is refused with its key', () => {
    expect(() => compileCatalogue('{"nav.menu": "{"}')).toThrow('nav.menu: ');
  });
});

function room(files: Readonly<Record<string, object>>) {
  const root = mkdtempSync(join(folder, 'room-'));
  for (const [path, messages] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'messages', path)), { recursive: true });
    writeFileSync(join(root, 'messages', path), JSON.stringify(messages));
  }
  writeFileSync(join(root, 'page.ts'), "t('used'); t('count'); t(`list.${code}`);");
  return { folder: join(root, 'messages'), sources: [root] };
}

describe('npm run messages', () => {
  it.each(ROOMS.map(({ folder: name, sources }) => [name, sources] as const))(
    'finds no errors in %s',
    (name, sources) => {
      expect(checkRoom({ folder: name, sources })).toEqual({ missing: [], unused: [], unequal: [] });
    },
  );
  it('generates the placeholder types from the English texts', () => {
    for (const { module, text } of placeholderModules()) expect(readFileSync(module, 'utf8'), module).toBe(text);
  });
  it('checks each folder of catalogues', () => {
    const folders = ['adapters', 'cli', 'core', 'ui'].flatMap((area) =>
      readdirSync(area, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
        const [, name] = /^(.*messages)[/\\][a-z]{2}[/\\][\w-]+\.json$/.exec(path) ?? [];
        return name === undefined ? [] : [`${area}/${name.replaceAll('\\', '/')}`];
      }),
    );
    expect([...new Set(folders)].sort()).toEqual(ROOMS.map(({ folder: name }) => name).sort());
  });
  it('lists keys that a language lacks, that no code uses and that are not in English', () => {
    const own = room({
      'en/first.json': { used: 'A', count: 'B', 'list.any': 'C', forgotten: 'D' },
      'de/first.json': { used: 'A', 'list.any': 'C', forgotten: 'D', more: 'E' },
      'uk/other.json': {},
    });
    const { missing, unused } = checkRoom(own);
    expect(missing).toEqual([
      `${own.folder}/de/first.json: count`,
      ...['used', 'count', 'list.any', 'forgotten'].map((key) => `${own.folder}/uk/first.json: ${key}`),
    ]);
    expect(unused).toEqual([
      `${own.folder}/de/first.json: more is not in en/first.json`,
      `${own.folder}/en/first.json: forgotten`,
    ]);
  });
  it('lists texts with other placeholders than in English, and without a form that their language has', () => {
    const own = room({
      'en/first.json': { used: 'Hello {name}', count: '{count, plural, one {# piece} other {# pieces}}' },
      'ru/first.json': { used: 'Привет, {nmae}', count: '{count, plural, one {# товар} other {# товаров}}' },
    });
    expect(checkRoom(own).unequal).toEqual([
      `${own.folder}/ru/first.json: used has the placeholders {nmae}, not {name}`,
      `${own.folder}/ru/first.json: count has the forms one,other, not few,many,one,other`,
    ]);
  });
  it('counts a key as used if the code contains it or inserts a part', () => {
    const isUsed = usageIn("t('nav.menu'); t(`home.${code}`); t(`${list}.full`); t(`${name}-running`)");
    for (const key of ['nav.menu', 'home.top', 'cart.full', 'skins-running']) expect(isUsed(key), key).toBe(true);
    for (const key of ['nav.no', 'home.top.more', 'running', 'menu']) expect(isUsed(key), key).toBe(false);
  });
});
