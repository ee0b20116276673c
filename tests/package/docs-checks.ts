import { existsSync, readFileSync } from 'node:fs';
import type { Block } from './docs-pages';

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

export type Check =
  | { readonly by: 'shell'; readonly fails: boolean }
  | { readonly by: 'output' }
  | { readonly by: 'file'; readonly file: string }
  | { readonly by: 'program' }
  | { readonly by: 'test'; readonly file: string }
  | { readonly by: 'reading'; readonly because: string }
  | { readonly by: 'eyes' };

/**
 * Parses the check of a block from its fence: `sh run`, `sh run fails`, `txt output`, `json file=NAME`, `ts run`, `ts
 * suite`, `sh tested=tests/…`, `ts example why=servers`.
 * @throws Error with page and line when the fence is missing a check or has an invalid one
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
