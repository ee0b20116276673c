import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeholdersOf, pluralsOf } from './compile.mjs';

/** Language that the others are compared with. */
const SOURCE = 'en';

function readCatalogue(file) {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Reads keys from source code: written out, or with parts inserted at run time (`home.${code}`, `${list}.full`). */
export function usageIn(code) {
  const words = new Set([...code.matchAll(/(['"])([\w.+/-]+(?: \w+)*)\1/g)].map((found) => found[2]));
  const starts = [...code.matchAll(/`((?:[a-z][\w-]*[.-])+)((?:\.?\$\{[^}]+\})+)`/g)].map(([, start, parts]) => {
    const inserted = parts.split('${').length - 1;
    return `${start.replaceAll('.', '\\.')}[^.]+(?:\\.[^.]+){${inserted - 1}}`;
  });
  const made = new RegExp(`^(?:${[...new Set(starts)].join('|')})$`);
  const ends = new Set([...code.matchAll(/\b(?:t|format\w*)\(`\$\{[^}]+\}([.-][a-z-]+)`/g)].map((found) => found[1]));
  const endOf = (key) => key.slice(key.search(key.includes('.') ? /\./ : /-/));
  return (key) => words.has(key) || made.test(key) || (/[.-]/.test(key) && ends.has(endOf(key)));
}

function codeOf(folders, catalogues) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return files
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(catalogues))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

function formFaults(language, text) {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join();
  const wrong = pluralsOf(text).map((forms) =>
    forms
      .filter((form) => !form.startsWith('='))
      .toSorted()
      .join(),
  );
  return wrong.filter((forms) => forms !== wanted).map((forms) => `has the forms ${forms}, not ${wanted}`);
}

function unequalTo(english, text, language) {
  const [wanted, own] = [placeholdersOf(english).join(), placeholdersOf(text).join()];
  return [...(own === wanted ? [] : [`has the placeholders {${own}}, not {${wanted}}`]), ...formFaults(language, text)];
}

/**
 * @param {{ folder: string, sources: readonly string[] }} room its catalogues and the folders whose code uses them
 * @returns {{ missing: string[], unused: string[], unequal: string[] }} each with file and key
 */
export function checkRoom({ folder, sources }) {
  const isUsed = usageIn(codeOf(sources, folder));
  const found = { missing: [], unused: [], unequal: [] };
  const languages = readdirSync(folder);
  const chunks = new Set(languages.flatMap((language) => readdirSync(join(folder, language))));
  for (const chunk of chunks) {
    const english = readCatalogue(join(folder, SOURCE, chunk));
    for (const language of languages) {
      const file = join(folder, language, chunk);
      const own = language === SOURCE ? english : readCatalogue(file);
      for (const key of english.keys()) if (!own.has(key)) found.missing.push(`${file}: ${key}`);
      for (const [key, text] of own) {
        const source = english.get(key);
        if (source === undefined) found.unused.push(`${file}: ${key} is not in ${SOURCE}/${basename(chunk)}`);
        else if (language === SOURCE && !isUsed(key)) found.unused.push(`${file}: ${key}`);
        const faults = source === undefined ? [] : unequalTo(source, text, language);
        found.unequal.push(...faults.map((fault) => `${file}: ${key} ${fault}`));
      }
    }
  }
  return found;
}
