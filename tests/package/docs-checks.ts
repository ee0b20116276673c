import { existsSync, readFileSync } from 'node:fs';
import type { Block } from './docs-pages';

/** Why a block is not run: the words after `why=` of its fence. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['registry', 'installs packages from the registry'],
  ['containers', 'needs a container engine'],
  ['servers', 'asks servers outside: a database, a search engine, a mail server, a provider'],
  ['open', 'opens a shop, which goes on until it is ended, or asks one that is open'],
  ['minutes', 'takes minutes'],
  ['own', 'goes on from what the reader has: a bag, orders, files, folders'],
  ['page', 'is a part of a page, which a program of its own would have to show'],
  ['nightly', 'is done by the clock of a machine'],
]);

/** What becomes of a block in the tests. */
export type Check =
  /** It is run here; `fails`: it shows a fault, and ends with one. */
  | { readonly by: 'shell'; readonly fails: boolean }
  /** What the block of shell before it says. */
  | { readonly by: 'output' }
  /** Read into the folder of the block of shell behind it, under this name. */
  | { readonly by: 'file'; readonly file: string }
  /** Run by `docs-examples.test.ts`. */
  | { readonly by: 'program' }
  /** Run by a test of its own. */
  | { readonly by: 'test'; readonly file: string }
  /** Its types, its commands or its form are checked, and it is not run because of this. */
  | { readonly by: 'reading'; readonly because: string }
  /** A drawing: nothing of it can be run. */
  | { readonly by: 'eyes' };

/**
 * What the fence of a block says of its check: `sh run`, `sh run fails`, `txt output`, `json file=NAME`, `ts run`, `ts suite`,
 * `sh tested=tests/…`, `ts example why=servers`.
 * @throws Error naming page and line of a block that says nothing, or what cannot be
 */
export function checkOf({ path, line, kind }: Block): Check {
  const [language = '', ...marks] = kind.split(' ');
  const fault = (what: string) => new Error(`${path}:${String(line)}: ${what}`);
  const after = (sign: string) => marks.find((mark) => mark.startsWith(sign))?.slice(sign.length);
  const [tested, why, file] = [after('tested='), after('why='), after('file=')];
  if (tested !== undefined) {
    if (!existsSync(tested) || !readFileSync(tested, 'utf8').includes(path)) throw fault(`${tested} does not run it`);
    return { by: 'test', file: tested };
  }
  if (why !== undefined) {
    const because = REASONS.get(why);
    if (because === undefined) throw fault(`'${why}' is no reason; there are ${[...REASONS.keys()].join(', ')}`);
    return { by: 'reading', because };
  }
  if (language === '') return { by: 'eyes' };
  if (/^tsx?$/.test(language) && (marks.includes('run') || marks.includes('suite'))) return { by: 'program' };
  if (language === 'sh' && marks.includes('run')) return { by: 'shell', fails: marks.includes('fails') };
  if (language === 'txt' && marks.includes('output')) return { by: 'output' };
  if (language === 'json' && file !== undefined) return { by: 'file', file };
  throw fault('it is neither run nor says why not (`why=…`)');
}
