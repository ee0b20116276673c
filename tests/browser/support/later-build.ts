import { readdirSync } from 'node:fs';

/** The shop's build as a later one would be: every script and style has another name, and none of before is there. */
export interface LaterBuild {
  readonly number: number;
  /** The path that the shop itself has for one of this build; undefined where this build has none. */
  before(path: string): string | undefined;
  /** Whether what is sent of this type names files of the build. */
  changes(type: string | undefined): boolean;
  /** A text of the shop with this build's names. */
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
