import { lookUp } from '../../core';
import type { Answer } from '../output/answer';
import type { Session } from '../session/session';
import type { Parameters, Raw, ValuesOf } from '../usage/parameter';

/** A command as data. Arguments and options are named as the values they give: `zipCode` is `--zip-code`. */
export interface CommandSpec<A extends Parameters, O extends Parameters> {
  /** One word, or two for a command within a command: 'coupon apply'. */
  readonly name: string;
  readonly summary: string;
  readonly args?: A;
  readonly options?: O;
  /** Whether the command itself says which variables of the environment are wrong, and is called all the same. Default false. */
  readonly reportsVariables?: boolean;
  /** Calls the use case and says what to print of its outcome. */
  readonly run: (input: ValuesOf<A> & ValuesOf<O>, session: Session) => Promise<Answer>;
}

/** A command whose input was checked by its own declaration. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly args: Parameters;
  readonly options: Parameters;
  readonly reportsVariables: boolean;
  /**
   * @param raw what was given for each parameter, by its name
   * @throws UsageError naming the first parameter that is wrong
   */
  readonly execute: (raw: Readonly<Record<string, Raw>>, session: Session) => Promise<Answer>;
}

/** The commands of one area of the shop. */
export interface Area {
  readonly name: string;
  readonly summary: string;
  /** One alone named '' is the area itself. */
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
