/**
 * `npm run check:rules [folder]`: validates docs/rules.md and docs/decisions.md against files, symbols, tests and
 * chapters. Exits with 1 on a fault.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const RULES = 'docs/rules.md';
const DECISIONS = 'docs/decisions.md';
const SOURCES = ['core', 'adapters', 'ui', 'cli'];
const SOURCE_FILE = /\.(?:tsx?|mjs|css)$/;
const HEADING = /^#{2,} ([SA] §\d+(?:\.\d+)?)\b/;
const ROW = /^\| (.+) \| `([^`#]+)(?:#([^`]+))?` \| `([^`]+)` › "(.+)" \|$/;
const REASON = /\b(?:because|so that|since)\b/;

const kept = new Map();
function textOf(path) {
  if (!kept.has(path)) {
    const file = join(root, path);
    kept.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }
  return kept.get(path);
}

const unescaped = (text) => text?.replace(/\\(['"`])/g, '$1');

function linesOf(path) {
  const text = textOf(path);
  return (text ?? '').split('\n').map((line, index) => ({ line, at: `${path}:${index + 1}` }));
}

function hasTitle(shown, name) {
  if (shown.includes(name)) return true;
  const titles = [...shown.matchAll(/(['"`])((?:(?!\1).)*(?:%[sdifjo#]|\$\w+)(?:(?!\1).)*)\1/g)].map(
    ([, , title]) => title,
  );
  const parts = titles.map((title) =>
    title.split(/%[sdifjo#]|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  return parts.some((all) => all.join('').trim() !== '' && new RegExp(`^${all.join('.+')}$`).test(name));
}

/** An import of a symbol is no home of its rule. */
function defines(source, symbol) {
  const own = source.replaceAll(/^import [^;]*;/gms, '');
  return new RegExp(`(?<![\\w$])${symbol.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`).test(own);
}

function faultsOfRow(row, at) {
  const [, , file, symbol, test, name] = row;
  const source = textOf(file);
  const shown = unescaped(textOf(test));
  return [
    source === undefined && `${at}: no file ${file}`,
    source !== undefined && symbol !== undefined && !defines(source, symbol) && `${at}: ${file} has no '${symbol}'`,
    shown === undefined && `${at}: no test file ${test}`,
    shown !== undefined && !hasTitle(shown, name) && `${at}: ${test} has no test "${name}"`,
  ].filter(Boolean);
}

function checkRows() {
  const seen = new Map();
  return linesOf(RULES).flatMap(({ line, at }) => {
    if (!line.startsWith('|') || /^\| (?:Rule|---) \|/.test(line)) return [];
    const row = ROW.exec(line);
    if (row === null) return [`${at}: is no row "| rule | \`file\` | \`test\` › "name" |"`];
    const rule = row[1].toLowerCase();
    const before = seen.get(rule);
    seen.set(rule, at);
    return [...(before === undefined ? [] : [`${at}: says the same as ${before}`]), ...faultsOfRow(row, at)];
  });
}

function chaptersIn(line) {
  return [...line.matchAll(/\b([SA]) §\d[^);]*/g)].flatMap(([text, side]) => {
    const own = text.split(/, [SA] §/)[0] ?? '';
    return [...own.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => `${side} §${number}`);
  });
}

function checkChapters() {
  const known = new Set(linesOf(RULES).flatMap(({ line }) => HEADING.exec(line)?.[1] ?? []));
  const files = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => SOURCE_FILE.test(file))
    .flatMap((file) => linesOf(file))
    .flatMap(({ line, at }) => chaptersIn(line).map((chapter) => ({ chapter, at })))
    .filter(({ chapter }) => !known.has(chapter))
    .map(({ chapter, at }) => `${at}: names ${chapter}, which ${RULES} has no heading for`);
}

function checkDecisions() {
  const topics = new Map();
  return linesOf(DECISIONS).flatMap(({ line, at }) => {
    if (!line.startsWith('- ')) return [];
    const topic = /^- \*\*(.+?)\*\*/.exec(line)?.[1];
    if (topic === undefined) return [`${at}: begins with no **topic**`];
    const before = topics.get(topic.toLowerCase());
    topics.set(topic.toLowerCase(), at);
    return [
      before !== undefined && `${at}: decides '${topic}', as ${before} does`,
      !REASON.test(line) && `${at}: gives no reason ('because', 'so that', 'since')`,
    ].filter(Boolean);
  });
}

const missing = [RULES, DECISIONS].filter((path) => textOf(path) === undefined).map((path) => `${path}: is missing`);
const faults = [...missing, ...checkRows(), ...checkChapters(), ...checkDecisions()];
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${linesOf(RULES).filter(({ line }) => ROW.test(line)).length} rules stand.`);
process.exit(faults.length === 0 ? 0 : 1);
