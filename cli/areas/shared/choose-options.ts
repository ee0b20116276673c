import type { ProductView, Shop } from '../../../core/shopper';
import type { Pair } from '../../usage/kinds';
import { CommandError } from '../../usage/usage-error';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Applies `--option code=label`, by code or label, ignoring case.
 * @throws CommandError 'invalid-input' listing the choices
 */
export function chooseOptions(shop: Shop, view: ProductView, inputs: readonly Pair[]): ProductView {
  let chosen = view;
  for (const { key, value } of inputs) {
    const option = view.options.find((candidate) => same(candidate.code, key) || same(candidate.label, key));
    if (option === undefined) {
      const codes = view.options.map((candidate) => candidate.code).join(', ');
      throw invalid(`--option ${key}: ${view.parent.name} has ${codes === '' ? 'no options' : `only ${codes}`}`);
    }
    const choice = option.choices.find((candidate) => same(candidate.value, value) || same(candidate.label, value));
    if (choice === undefined) {
      const labels = option.choices.map((candidate) => candidate.label).join(', ');
      throw invalid(`--option ${key}=${value}: ${option.label} must be one of ${labels}`);
    }
    chosen = shop.product.choose(chosen, option.code, choice.value);
  }
  return checked(chosen, inputs);
}

function checked(view: ProductView, inputs: readonly Pair[]): ProductView {
  for (const { key, value } of inputs) {
    const option = view.options.find((candidate) => same(candidate.code, key) || same(candidate.label, key));
    const selected = option?.choices.find((candidate) => candidate.selected);
    const kept = selected !== undefined && (same(selected.value, value) || same(selected.label, value));
    if (!kept || !selected.exists) {
      const wanted = inputs.map((input) => `${input.key}=${input.value}`).join(', ');
      throw new CommandError('no-variant', `--option: there is no variant of ${view.parent.name} with ${wanted}`);
    }
  }
  return view;
}

export function unchosen({ parent, options, unchosen: codes }: ProductView): CommandError {
  const missing = options.filter(({ code }) => codes.includes(code));
  const labels = missing.map(({ label }) => label).join(', ');
  const ways = missing.map(({ code, choices }) => {
    const open = choices.filter(({ exists, available }) => exists && available).map(({ label }) => label);
    return `--option ${code}=${open.join('|')}`;
  });
  return new CommandError('choose-variant', `Please choose ${labels} of ${parent.name} first: ${ways.join(' ')}`, {
    fields: codes,
  });
}

export function invalid(message: string): CommandError {
  return new CommandError('invalid-input', message);
}
