import { readFileSync } from 'node:fs';
import { lookUp } from '../../core';
import type { Parameter } from './parameter';
import { UsageError } from './usage-error';

/** Characters that a file of one setting may have. */
const MOST_CHARACTERS = 10_000;

/** A parameter that a variable of the environment may say too. */
export interface FromEnvironment<T> extends Parameter<T> {
  readonly variable: string;
  /** The same without its variable. */
  readonly onLine: Parameter<T>;
}

/**
 * A parameter that the environment says where the line does not: `VITRINE_DATABASE`, or `VITRINE_DATABASE_FILE` with the path of a file that it stands in, as
 * secrets are handed to containers. A list has commas between its entries. An empty variable says nothing.
 */
export function inEnvironment<T>(variable: string, parameter: Parameter<T>): FromEnvironment<T> {
  const { summary } = parameter;
  return {
    ...parameter,
    variable,
    onLine: parameter,
    summary: summary.includes(variable) ? summary : `${summary} (environment: ${variable})`,
    read: (raw, name) => {
      const isOnLine = raw !== undefined && (typeof raw === 'string' || typeof raw === 'boolean' || raw.length > 0);
      const said = isOnLine ? undefined : textOf(variable);
      if (said === undefined) return parameter.read(raw, name);
      const parts = parameter.shape === 'many' ? said.text.split(',').map((part) => part.trim()) : said.text;
      return parameter.read(parts, said.name);
    },
  };
}

/** @throws UsageError where both say it, or the file cannot be read */
function textOf(variable: string): { readonly text: string; readonly name: string } | undefined {
  const direct = filled(lookUp(process.env, variable));
  const file = filled(lookUp(process.env, `${variable}_FILE`));
  if (file === undefined) return direct === undefined ? undefined : { text: direct, name: variable };
  const name = `${variable}_FILE`;
  if (direct !== undefined) throw new UsageError(`${variable} and ${name} say the same: leave one of them out`);
  const text = contentOf(file, name);
  if (text === '' || text.length > MOST_CHARACTERS)
    throw new UsageError(
      `${name}: ${file} must have 1 to ${String(MOST_CHARACTERS)} characters, it has ${String(text.length)}`,
    );
  return { text, name };
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new UsageError(`${name}: ${file} cannot be read${cause instanceof Error ? ` (${cause.message})` : ''}`);
  }
}

function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Whether a variable of the environment may say a parameter. */
export function isFromEnvironment(parameter: Parameter<unknown>): parameter is FromEnvironment<unknown> {
  return 'variable' in parameter;
}
