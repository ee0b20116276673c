import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const BLANK = /\{(\w+)\}/g;

function refuse(text, reason) {
  throw new Error(`${reason}: ${text}`);
}

function writeOut(part, counted, text) {
  if (part.type === TYPE.literal) return part.value;
  if (part.type === TYPE.argument && /^\w+$/.test(part.value)) return `{${part.value}}`;
  if (part.type === TYPE.pound) return `{${counted}}`;
  return refuse(text, 'Only {name}, plural and select are known; dates and numbers are formatted by the code');
}

/** Distributes the text around a plural or select over its forms, so that each form is a whole sentence. */
function formsOf(parts, counted, text) {
  const at = parts.findIndex(({ type }) => type === TYPE.plural || type === TYPE.select);
  if (at === -1) return parts.map((part) => writeOut(part, counted, text)).join('');
  const { type, value: by, options, offset, pluralType } = parts[at];
  if (offset || pluralType === 'ordinal') refuse(text, 'Neither offset nor selectordinal is known');
  const isPlural = type === TYPE.plural;
  const pounds = (list) =>
    list.map((part) => (part.type === TYPE.pound ? { type: TYPE.argument, value: counted } : part));
  const forms = Object.entries(options).map(([form, { value }]) => {
    const whole = [...pounds(parts.slice(0, at)), ...value, ...pounds(parts.slice(at + 1))];
    return [form, formsOf(whole, isPlural ? by : counted, text)];
  });
  return Object.fromEntries(by === 'count' ? forms : [['#', by], ...forms]);
}

function argumentsIn(parts) {
  return parts.flatMap(({ type, value, options }) => {
    if (type === TYPE.literal || type === TYPE.pound) return [];
    return [value, ...Object.values(options ?? {}).flatMap((option) => argumentsIn(option.value))];
  });
}

function literalsIn(parts) {
  return parts.flatMap(({ type, value, options }) => {
    if (type === TYPE.literal) return [value];
    return Object.values(options ?? {}).flatMap((option) => literalsIn(option.value));
  });
}

function parseMessage(text) {
  try {
    return parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    return refuse(text, error.message);
  }
}

/**
 * Compiles a text in ICU MessageFormat into what `makeTranslate` reads: a text with {placeholders}, or one for each form.
 *
 * @param {string} text
 * @returns {string | Record<string, unknown>}
 */
export function compileMessage(text) {
  const parts = parseMessage(text);
  const names = argumentsIn(parts);
  for (const [, name] of literalsIn(parts).join('\n').matchAll(BLANK))
    if (names.includes(name)) refuse(text, `'{'${name}'}' would be filled in, as {${name}} is a placeholder too`);
  return formsOf(parts, 'count', text);
}

/**
 * @param {string} json catalogue: keys with texts in ICU MessageFormat
 * @returns {Record<string, unknown>} the same keys, compiled
 */
export function compileCatalogue(json) {
  const compiled = Object.entries(JSON.parse(json)).map(([key, text]) => {
    try {
      return [key, compileMessage(text)];
    } catch (error) {
      throw new Error(`${key}: ${error.message}`, { cause: error });
    }
  });
  return Object.fromEntries(compiled);
}

/** Sorted names of a text's placeholders. */
export function placeholdersOf(text) {
  return [...new Set(argumentsIn(parseMessage(text)))].sort();
}

/** Plurals of a text, each with its forms, wherever they stand in it. */
export function pluralsOf(text) {
  const within = (parts) =>
    parts.flatMap(({ type, options }) => [
      ...(type === TYPE.plural ? [Object.keys(options)] : []),
      ...Object.values(options ?? {}).flatMap((option) => within(option.value)),
    ]);
  return within(parseMessage(text));
}
