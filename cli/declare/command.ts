import { lookUp } from '../../core/shopper';
import type { Answer } from '../output/answer';
import type { Session } from '../session/session';
import type { Parameters, Raw, ValuesOf } from '../usage/parameter';

export interface CommandSpec<A extends Parameters, O extends Parameters> {
  /** One word, or two for a subcommand: 'coupon apply'. */
  readonly name: string;
  readonly summary: string;
  readonly args?: A;
  readonly options?: O;
  /** Runs despite invalid environment variables and reports them itself. Default false. */
  readonly reportsVariables?: boolean;
  readonly run: (input: ValuesOf<A> & ValuesOf<O>, session: Session) => Promise<Answer>;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly args: Parameters;
  readonly options: Parameters;
  readonly reportsVariables: boolean;
  readonly execute: (raw: Readonly<Record<string, Raw>>, session: Session) => Promise<Answer>;
}

export interface Area {
  readonly name: string;
  readonly summary: string;
  /** A single command named '' is the area itself. */
  readonly commands: readonly Command[];
}

const NONE = {};

export function command<A extends Parameters = typeof NONE, O extends Parameters = typeof NONE>(
  spec: CommandSpec<A, O>,
): Command {
  const args: Parameters = spec.args ?? NONE;
  const options: Parameters = spec.options ?? NONE;
  return {
    name: spec.name,
    summary: spec.summary,
    args,
    options,
    reportsVariables: spec.reportsVariables ?? false,
    execute: (raw, session) => {
      const values = { ...read(args, raw, argumentName), ...read(options, raw, optionName) };
      return spec.run(values as ValuesOf<A> & ValuesOf<O>, session); // sound: each member was read by the parameter of its name
    },
  };
}

function read(
  parameters: Parameters,
  raw: Readonly<Record<string, Raw>>,
  nameOf: (key: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, parameter]) => [key, parameter.read(lookUp(raw, key), nameOf(key))]),
  );
}

/** `zipCode` and `region_id` → `--zip-code`, `--region-id`. */
export function optionName(key: string): string {
  return `--${key.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function argumentName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).toUpperCase();
}
