import type { CheckoutState, FieldProblem } from '../../../core/shopper';
import { optionName } from '../../declare/command';
import { CommandError, UsageError } from '../../usage/usage-error';
import { inline } from '../../output/plain-text';
import type { Screen } from '../../output/screen';

export function namedDetails<T extends object>(
  input: T,
  fields: Readonly<Record<string, unknown>>,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const named = Object.entries(input).filter(([, value]) => value !== undefined);
  if (named.length === 0) {
    throw new UsageError(`Name at least one of ${Object.keys(fields).map(optionName).join(', ')}`);
  }
  return Object.fromEntries(named) as { [K in keyof T]?: Exclude<T[K], undefined> }; // sound: T's own entries without the undefined ones
}

export function refuse(errors: Readonly<Record<string, FieldProblem>>): void {
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(([field, { message }]) => [field, message]));
  const message = wrong.map(([field, problem]) => `${optionName(field)}: ${problem.message}`).join('; ');
  throw new CommandError('invalid-input', message, { fields });
}

/** Omits the password, since output ends up in logs. */
export function checkoutJson(state: CheckoutState): Record<string, unknown> {
  const { password: _, ...personalDetails } = state.personalDetails;
  const { shippingDetails, paymentDetails, modifiedAt } = state;
  return { personalDetails, shippingDetails, paymentDetails, modifiedAt };
}

export function detailsText(title: string, details: object, screen: Screen): string {
  const filled = Object.entries(details).filter(([, value]) => value !== '' && value !== 0 && value !== false);
  const facts = filled.map(([name, value]: [string, unknown]) => {
    const shown = value === true ? 'yes' : inline(value);
    return [optionName(name).slice(2), shown] as const;
  });
  const known = facts.filter(([, value]) => value !== '{}');
  return `${screen.bold(title)}\n${known.length === 0 ? screen.dim('nothing yet') : screen.facts(known)}`;
}
