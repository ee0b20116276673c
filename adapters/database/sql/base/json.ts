import type { SqlConnection } from './connection';

type Dialect = SqlConnection['dialect'];

export function jsonText(dialect: Dialect, column: string, member: string): string {
  return dialect === 'sqlite' ? `json_extract(${column}, '$.${member}')` : `(${column}::json ->> '${member}')`;
}

export function jsonNumber(dialect: Dialect, column: string, member: string): string {
  if (dialect === 'sqlite') return `json_extract(${column}, '$.${member}')`;
  const text = jsonText(dialect, column, member);
  return `(CASE ${text} WHEN 'true' THEN 1 WHEN 'false' THEN 0 ELSE ${text}::float8 END)`;
}

export function jsonPart(dialect: Dialect, column: string, member: string): string {
  return dialect === 'sqlite' ? `json_extract(${column}, '$.${member}')` : `(${column}::json -> '${member}')::text`;
}

/** JSON list of the rows of a subquery, each a list of its columns, in any order. */
export function jsonRows(dialect: Dialect, columns: string): string {
  if (dialect === 'sqlite') return `json_group_array(json_array(${columns}))`;
  return `coalesce(json_agg(json_build_array(${columns})), '[]'::json)::text`;
}

/** The SQLite driver aborts the process when it reads a lone surrogate from JSON. */
const HALF_PAIR = /\\ud[89a-f]/;
const HALF_PAIRS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export function readableJson(document: unknown): string {
  const text = JSON.stringify(document);
  if (!HALF_PAIR.test(text)) return text;
  return JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(HALF_PAIRS, '\uFFFD') : value,
  );
}
