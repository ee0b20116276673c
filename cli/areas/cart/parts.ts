import type { Product, ProductConfiguration, ProductView } from '../../../core/shopper';
import type { Pair } from '../../usage/kinds';
import { invalid } from '../shared/choose-options';

type CustomOption = NonNullable<Product['custom_options']>[number];

const is = (name: string, ...known: readonly (string | number | undefined)[]): boolean =>
  known.some((candidate) => String(candidate ?? '').toLowerCase() === name.toLowerCase());

const NONE = 'none';

/**
 * Parses `--bundle option=sku[:qty]` or `option=none`, by id or title.
 * @throws CommandError 'invalid-input' listing the choices
 */
export function bundleOf(view: ProductView, inputs: readonly Pair[]): ProductConfiguration['bundle'] {
  const options = view.parent.bundle_options ?? [];
  const chosen = { ...view.configuration.bundle };
  for (const { key, value } of inputs) {
    const option = options.find(({ option_id: id, title }) => is(key, id, title));
    if (option === undefined) {
      throw invalid(
        `--bundle ${key}: ${view.parent.name} has ${namesOf(options.map(({ option_id: id, title }) => title ?? id))}`,
      );
    }
    if (value === NONE && option.required === false) {
      chosen[String(option.option_id)] = { qty: 0, selections: [] };
      continue;
    }
    const [sku = '', count] = value.split(':');
    const link = option.product_links.find((candidate) => is(sku, candidate.sku));
    if (link === undefined) {
      throw invalid(
        `--bundle ${key}=${sku}: must be one of ${option.product_links.map((part) => part.sku).join(', ')}`,
      );
    }
    const qty = count === undefined ? link.qty : Number(count);
    if (!Number.isInteger(qty) || qty < 1) throw invalid(`--bundle ${key}=${value}: qty must be a whole number from 1`);
    chosen[String(option.option_id)] = { qty, selections: [link.id ?? link.sku] };
  }
  return chosen;
}

/**
 * Parses `--custom option=value`, by id or title.
 * @throws CommandError 'invalid-input' listing the choices
 */
export function customOptionsOf(view: ProductView, inputs: readonly Pair[]): Readonly<Record<string, string>> {
  const options = view.parent.custom_options ?? [];
  const answers: Record<string, string> = { ...view.configuration.customOptions };
  for (const { key, value } of inputs) {
    const option = options.find(({ option_id: id, title }) => is(key, id, title));
    if (option === undefined) {
      throw invalid(`--custom ${key}: ${view.parent.name} has ${namesOf(options.map(({ title }) => title))}`);
    }
    answers[String(option.option_id)] = valueOf(option, key, value);
  }
  return answers;
}

function valueOf({ values }: CustomOption, key: string, given: string): string {
  if (values === undefined || values.length === 0) return given;
  const ids = idsNamed(values, given.trim());
  if (ids !== undefined) return ids.join(',');
  throw invalid(`--custom ${key}=${given}: must be one of ${values.map(({ title }) => title).join(' | ')}`);
}

/** Titles may contain commas, so the longest match wins. */
function idsNamed(values: NonNullable<CustomOption['values']>, text: string): readonly string[] | undefined {
  const whole = values.find(({ option_type_id: id, title }) => is(text, id, title));
  if (whole !== undefined) return [String(whole.option_type_id)];
  for (let comma = text.lastIndexOf(','); comma > 0; comma = text.lastIndexOf(',', comma - 1)) {
    const first = values.find(({ option_type_id: id, title }) => is(text.slice(0, comma).trim(), id, title));
    const rest = first && idsNamed(values, text.slice(comma + 1).trim());
    if (first !== undefined && rest !== undefined) return [String(first.option_type_id), ...rest];
  }
  return undefined;
}

function namesOf(names: readonly (string | number)[]): string {
  return names.length === 0 ? 'no such options' : `only ${names.join(', ')}`;
}
