import type { SqlConnection } from './connection';

type Dialect = SqlConnection['dialect'];

/** A member of a JSON document as text. @param member its name; not a path, and never from outside */
export function jsonText(dialect: Dialect, column: string, member: string): string {
  return dialect === 'sqlite' ? `json_extract(${column}, '$.${member}')` : `(${column}::json ->> '${member}')`;
}

/** A member of a JSON document as a number; NULL where it has none. True counts as 1, false as 0. */
export function jsonNumber(dialect: Dialect, column: string, member: string): string {
  if (dialect === 'sqlite') return `json_extract(${column}, '$.${member}')`;
  const text = jsonText(dialect, column, member);
  return `(CASE ${text} WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE ${text}::float8 END)`;
}

/** A member of a JSON document as the JSON of it. */
export function jsonPart(dialect: Dialect, column: string, member: string): string {
  return dialect === 'sqlite' ? `json_extract(${column}, '$.${member}')` : `(${column}::json -> '${member}')::text`;
}

/** `JSON.stringify` writes half of a surrogate pair as an escape; the driver ends the whole process where SQLite reads such a text out of JSON. */
const HALF_PAIR = /\\ud[89a-f]/;
const HALF_PAIRS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A document as JSON that every database can read members of: an emoji that was cut in the middle becomes the sign for what cannot be read. */
export function readableJson(document: unknown): string {
  const text = JSON.stringify(document);
  if (!HALF_PAIR.test(text)) return text;
  return JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(HALF_PAIRS, '\uFFFD') : value,
  );
}
