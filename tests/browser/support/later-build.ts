import { readdirSync } from 'node:fs';

/** Simulates a later build: all scripts and styles are renamed. */
export interface LaterBuild {
  readonly number: number;
  /** Undefined if this build has no such file. */
  before(path: string): string | undefined;
  changes(type: string | undefined): boolean;
  after(text: string): string;
}

const FILE = /\.(js|css)$/;

export function laterBuild(number: number): LaterBuild {
  const names = readdirSync('dist/ui/client/assets').filter((name) => FILE.test(name));
  const mark = `.b${String(number)}`;
  const later = (name: string): string => name.replace(FILE, `${mark}.$1`);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  return {
    number,
    before: (path) => {
      if (!/^\/assets\/.*\.(js|css)$/.test(path)) return path;
      const name = path.slice('/assets/'.length).replace(mark, '');
      return path.includes(mark) && names.includes(name) ? `/assets/${name}` : undefined;
    },
    changes: (type) => /^text\/(html|javascript|css)/.test(type ?? ''),
    after: (text) => text.replace(anyName, later),
  };
}
