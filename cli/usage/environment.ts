import { readFileSync } from 'node:fs';
import { lookUp } from '../../core/shopper';
import type { Parameter } from './parameter';
import { UsageError } from './usage-error';

const MAX_CHARACTERS = 10_000;

export interface FromEnvironment<T> extends Parameter<T> {
  readonly variable: string;
  readonly onLine: Parameter<T>;
}

/**
 * Reads a parameter from the environment if it is not on the command line: `VARIABLE` or `VARIABLE_FILE`, for container
 * secrets. Lists are comma-separated; empty counts as unset.
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

/** @throws UsageError if both are set or the file cannot be read */
function textOf(variable: string): { readonly text: string; readonly name: string } | undefined {
  const direct = filled(lookUp(process.env, variable));
  const file = filled(lookUp(process.env, `${variable}_FILE`));
  if (file === undefined) return direct === undefined ? undefined : { text: direct, name: variable };
  const name = `${variable}_FILE`;
  if (direct !== undefined) throw new UsageError(`${variable} and ${name} are both set: remove one of them`);
  const text = contentOf(file, name);
  if (text === '' || text.length > MAX_CHARACTERS)
    throw new UsageError(
      `${name}: ${file} must have 1 to ${String(MAX_CHARACTERS)} characters, not ${String(text.length)}`,
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

export function isFromEnvironment(parameter: Parameter<unknown>): parameter is FromEnvironment<unknown> {
  return 'variable' in parameter;
}
