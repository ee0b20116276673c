import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['core', 'adapters/import'];
const LITERAL = /(?<=[(=,:?[]\s*|return )\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/gu;
const ATOM = String.raw`(?:\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[(^$])`;
/** Repetition at the begin with something behind it: each character of a run starts the same search again. */
const REPEATED = new RegExp(String.raw`^/${ATOM}[*+]\??(?!/|\||\((?:[^()]|\[[^\]]*\])*\)[?*]/|\[[^\]]*\]\?/)`, 'u');
/** 'A', anything, 'B', where anything may hold 'A': each 'A' searches to the end. */
const ENCLOSED = new RegExp(
  String.raw`^/(?!\^)(?<first>\\.|[^\\[(^$])(?:\.[*+]|\[\^(?!\k<first>)[^\]\\]\][*+])(?!/)`,
  'u',
);

function isQuadratic(literal: string): boolean {
  const isRead = literal.endsWith('/s') || literal.endsWith('/su');
  return REPEATED.test(literal) || (ENCLOSED.test(literal) && !(isRead && literal.includes('.*$')));
}

function patternsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = join(folder, name);
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');
      return [...code.matchAll(LITERAL)].map(([literal]) => `${file} ${literal}`);
    });
}

const FOUND_BUT_LINEAR = new Set([
  // Reads the first 60 characters of a review.
  String.raw`adapters/import/reviews/read-reviews.ts /\s+\S*$/u`,
  // Begins with the one character that it does not repeat.
  String.raw`adapters/import/source/source-name.ts /\.[^.]*$/u`,
]);

describe('a pattern for texts of people and files', () => {
  it('searches no text in quadratic time', () => {
    const found = FOLDERS.flatMap(patternsIn);
    expect(found.length).toBeGreaterThan(150);
    const slow = found.filter((one) => {
      const [, ...literal] = one.split(' ');
      return !FOUND_BUT_LINEAR.has(one) && isQuadratic(literal.join(' '));
    });
    expect(slow).toEqual([]);
  });

  it.each([String.raw`/\s*%$/u`, String.raw`/\(.*\)$/`, '/<[^>]*>/g', String.raw`/\/+$/`, String.raw`/[\s,]+$/u`])(
    'matches: %s',
    (literal) => expect(isQuadratic(literal)).toBe(true),
  );

  it.each([String.raw`/(?<!\s)\s*%$/u`, '/<[^<>]*>/g', String.raw`/\s+/gu`, String.raw`/^[\s/]+/`, '/#.*$/s'])(
    'does not match: %s',
    (literal) => expect(isQuadratic(literal)).toBe(false),
  );
});
