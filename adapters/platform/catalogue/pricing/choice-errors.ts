import type { BundleOption, CustomOption, FieldError, Product, ProductOption } from '../../../../core/contract';
import { MAX_QUANTITY } from '../../../../core/kernel/quantity';
import { answerFault, hasSetQuantities, type UnitPriceRules } from '../../../../core/pricing';

type Attributes = ProductOption['extension_attributes'];
type Answer = NonNullable<Attributes['custom_options']>[number];
type BundleChoice = NonNullable<Attributes['bundle_options']>[number];

/** Validates the custom options and parts chosen for a product. Pure. */
export function choiceErrors(product: Product, chosen: Partial<Attributes>, rules: UnitPriceRules): FieldError[] {
  const { custom_options: answers = [], bundle_options: parts = [] } = chosen;
  return [
    ...repeated('custom_options', answers),
    ...customErrors(product.custom_options ?? [], answers),
    ...repeated('bundle_options', parts),
    ...parts.flatMap((part) => bundleErrors(product, part, rules)),
  ];
}

/** An option may be answered once; otherwise price and delivered files could come from different answers. */
function repeated(member: string, entries: readonly { readonly option_id: number | string }[]): FieldError[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { option_id: given } of entries) {
    const id = String(given);
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice].map((id) => fault(`${member}.${id}`, 'must be answered once'));
}

function customErrors(options: readonly CustomOption[], answers: readonly Answer[]): FieldError[] {
  const unknown = answers.filter(({ option_id: id }) => !options.some((option) => isOf(option, id)));
  const faults = options.flatMap((option) => {
    const { option_value: raw = '' } = answers.find(({ option_id: id }) => isOf(option, id)) ?? {};
    const problem = answerProblem(option, raw);
    return problem === undefined ? [] : [fault(`custom_options.${option.option_id}`, `(${option.title}) ${problem}`)];
  });
  return [
    ...unknown.map(({ option_id: id }) => fault(`custom_options.${id}`, 'is not an option of the product')),
    ...faults,
  ];
}

function answerProblem(option: CustomOption, raw: string): string | undefined {
  const fault = answerFault(option, raw);
  switch (fault?.is) {
    case 'long':
      return `must be at most ${fault.max} characters long`;
    case 'required':
      return 'is required';
    case 'email':
      return 'must be an e-mail address';
    case 'date':
      return 'must be a day such as 2027-01-31';
    case 'unknown':
      return `has no value ${fault.value}`;
    case 'several':
      return 'must have one value';
    case undefined:
      return undefined;
  }
}

function bundleErrors(product: Product, part: BundleChoice, rules: UnitPriceRules): FieldError[] {
  const name = `bundle_options.${part.option_id}`;
  const option = product.bundle_options?.find((candidate) => isOf(candidate, part.option_id));
  if (option === undefined) return [fault(name, 'is not an option of the product')];
  const problem = partProblem(option, part, hasSetQuantities(product, rules));
  return problem === undefined ? [] : [fault(name, problem)];
}

function partProblem(option: BundleOption, part: BundleChoice, isSet: boolean): string | undefined {
  const { option_qty: qty, option_selections: chosen } = part;
  // An empty part has no quantity.
  if (chosen.length === 0) return option.required === false ? undefined : 'must have a selection';
  if (!Number.isInteger(qty) || qty < 1 || qty > MAX_QUANTITY)
    return `option_qty must be a whole number from 1 to ${MAX_QUANTITY}`;
  const found = chosen.map((selection) =>
    option.product_links.filter(({ id, sku }) => [sku, String(id ?? sku)].includes(String(selection))),
  );
  const wrong = chosen[found.findIndex(({ length }) => length === 0)];
  if (wrong !== undefined) return `has no part ${wrong}`;
  // The price counts a part once, by its id or SKU.
  if (new Set(found.flat()).size < chosen.length) return 'must name each selection once';
  if (!isSet) return undefined;
  const [link, ...more] = found.flat();
  if (more.length > 0) return 'must have one selection, since the price of the bundle is fixed';
  return link?.qty === qty
    ? undefined
    : `option_qty must be ${String(link?.qty)}, since the price of the bundle is fixed`;
}

function isOf({ option_id: own }: { readonly option_id: number | string }, id: number | string): boolean {
  return String(own) === String(id);
}

function fault(field: string, message: string): FieldError {
  return { field, message: `${field} ${message}` };
}
