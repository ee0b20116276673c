import { readFileSync } from 'node:fs';
import { placeholdersOf } from './compile.mjs';

/** Catalogues of the interface that code fills in by one function. */
const CATALOGUES = {
  storefront: ['first', 'later'],
  order: ['order'],
  cabinet: ['cabinet'],
  manage: ['manage'],
  design: ['design'],
  developer: ['developer'],
};

function declared(name, catalogue) {
  const lines = Object.entries(catalogue).flatMap(([key, text]) => {
    const names = placeholdersOf(text);
    const property = /^\w+$/.test(key) ? key : `'${key}'`;
    return names.length === 0 ? [] : [`  ${property}: ${names.map((one) => `'${one}'`).join(' | ')};`];
  });
  return [
    '// Written by `npm run messages -- --write`.',
    '',
    '/** Placeholders of each text that has some. */',
    `export interface ${name} {`,
    ...lines,
    '}',
    '',
  ].join('\n');
}

/**
 * Returns modules that declare the placeholders of English texts.
 *
 * @returns {readonly { readonly module: string, readonly text: string }[]}
 */
export function placeholderModules() {
  return Object.entries(CATALOGUES).map(([catalogue, chunks]) => {
    const read = chunks.map((chunk) => JSON.parse(readFileSync(`ui/text/messages/en/${chunk}.json`, 'utf8')));
    const name = `${catalogue.charAt(0).toUpperCase()}${catalogue.slice(1)}Placeholders`;
    return { module: `ui/text/placeholders/${catalogue}.ts`, text: declared(name, Object.assign({}, ...read)) };
  });
}
