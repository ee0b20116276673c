import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cabinetEn } from '../../../ui/text/messages-cabinet-en';
import { orderEn } from '../../../ui/text/messages-order-en';
import { manageEn } from '../../../ui/text/messages-manage-en';
import { en } from '../all-words';

const UI = join(import.meta.dirname, '../../../ui');
const DEFINES = /^text\/(messages|core-texts)/;

const sources = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !DEFINES.test(path))
  .map((path) => readFileSync(join(UI, path), 'utf8'))
  .join('\n');

/** Keys with a part inserted at run time: `home.${code}`, `${list}.full`. */
const beginnings = new Set(
  [...sources.matchAll(/`([a-z][\w-]*(?:\.[a-z][\w-]*)*\.)\$\{[^}]+\}`/g)].map((found) => found[1]),
);
const ends = new Set([...sources.matchAll(/\bt\(`\$\{[^}]+\}(\.[a-z-]+)`/g)].map((found) => found[1]));

function isSaid(key: string): boolean {
  const [first, last] = [key.slice(0, key.lastIndexOf('.') + 1), key.slice(key.indexOf('.'))];
  return sources.includes(`'${key}'`) || beginnings.has(first) || ends.has(last);
}

describe('the sentences of the interface', () => {
  it('are each said somewhere: what nobody says is not translated, nor sent to anybody', () => {
    expect(
      [...Object.keys(en), ...Object.keys(cabinetEn), ...Object.keys(orderEn), ...Object.keys(manageEn)].filter(
        (key) => !isSaid(key),
      ),
    ).toEqual([]);
  });
  it('would be missed if nobody said them', () => {
    expect(isSaid('home.no-such-row-of-words.at-all')).toBe(false);
    expect(isSaid('nav.no-such-word')).toBe(false);
    expect(isSaid('nav.menu')).toBe(true);
    expect(isSaid('home.top_brand')).toBe(true);
  });
});
