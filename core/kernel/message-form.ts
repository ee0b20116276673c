import { lookUp } from './look-up';
import type { ErrorParams } from './shop-error';

/**
 * Compiled ICU text: a string with {placeholders}, or a text for each form of a plural or select. `#` names the argument
 * that decides; default `count`.
 */
export type Message = string | MessageForms;
interface MessageForms {
  readonly '#'?: string;
  readonly [form: string]: Message | undefined;
}

/**
 * Returns the text for these arguments, placeholders not yet filled in: by exact number (`=0`), plural category or choice.
 * @param plural CLDR category of a number in the text's language
 */
export function formOf(
  message: Message,
  params: ErrorParams | undefined,
  plural: (count: number) => Intl.LDMLPluralRule,
): string {
  if (typeof message === 'string') return message;
  const value = lookUp(params, message['#'] ?? 'count') ?? 0;
  const form =
    typeof value === 'string'
      ? lookUp<Message | undefined>(message, value)
      : (lookUp(message, `=${value}`) ?? message[plural(value)]);
  return formOf(form ?? message.other ?? '', params, plural);
}
