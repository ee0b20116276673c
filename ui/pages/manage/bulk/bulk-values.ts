import type { ProductChanges } from '../../../../core/internal-staff';
import { typedAmount } from '../../../../core/staff';

export type StepName = '' | 'amount-down' | 'amount-up' | 'none' | 'percent-down' | 'percent-up' | 'set';
export type Ending = '' | '00' | '95' | '99';

export interface StepValues {
  readonly by: StepName;
  readonly value: string;
  readonly ending: Ending;
}

export interface AttributeValues {
  readonly code: string;
  readonly value: string;
}

/** Input of a bulk edit; empty fields change nothing. */
export interface BulkValues {
  readonly enabled: string;
  readonly visibility: string;
  readonly taxClass: string;
  readonly addCategory: string;
  readonly removeCategory: string;
  readonly attributes: readonly AttributeValues[];
  readonly price: StepValues;
  readonly special: StepValues;
  readonly cost: { readonly by: '' | 'none' | 'set'; readonly value: string };
  readonly from: string;
  readonly to: string;
  readonly stock: { readonly by: '' | 'add' | 'set'; readonly value: string };
}

const NO_STEP: StepValues = { by: '', value: '', ending: '' };
export const NO_CHANGES: BulkValues = {
  ...{ enabled: '', visibility: '', taxClass: '', addCategory: '', removeCategory: '', attributes: [] },
  ...{ price: NO_STEP, special: NO_STEP, cost: { by: '', value: '' }, from: '', to: '', stock: { by: '', value: '' } },
};
/** Choice that clears the values of an attribute. */
export const CLEARED = '-';

/** Returns the changes that a form means; the shop checks them. Pure. */
export function changesOf(values: BulkValues): ProductChanges {
  const { enabled, visibility, taxClass, addCategory, removeCategory, attributes, price, stock } = values;
  const named = attributes.filter(({ code, value }) => code !== '' && value !== '');
  const shown = (['everywhere', 'lists', 'search', 'nowhere'] as const).find((one) => one === visibility);
  const steps = stepOf(price);
  return {
    ...(enabled !== '' && { enabled: enabled === 'true' }),
    ...(shown !== undefined && { visibility: shown }),
    ...(taxClass !== '' && { tax_class_id: Number(taxClass) }),
    ...(addCategory !== '' && { add_categories: [Number(addCategory)] }),
    ...(removeCategory !== '' && { remove_categories: [Number(removeCategory)] }),
    ...(named.length > 0 && {
      attributes: Object.fromEntries(named.map(({ code, value }) => [code, value === CLEARED ? [] : [value]])),
    }),
    ...(steps !== undefined && { price: steps }),
    ...specialOf(values),
    ...costOf(values),
    ...(stock.by !== '' && { stock: { by: stock.by, value: unitsOf(stock.value) } }),
  };
}

/** NaN without input, which the shop refuses: an empty field is not 0. */
function unitsOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function specialOf({ special, from, to }: BulkValues): Pick<ProductChanges, 'special_price'> {
  if (special.by === 'none') return { special_price: null };
  const step = stepOf(special);
  if (step === undefined) return {};
  const window = { ...(from !== '' && { special_from: from }), ...(to !== '' && { special_to: to }) };
  return { special_price: { ...step, ...window } };
}

function costOf({ cost: { by, value } }: BulkValues): Pick<ProductChanges, 'cost'> {
  if (by === '') return {};
  return { cost: by === 'none' ? null : amountIn(value) };
}

function amountIn(text: string): string {
  const typed = typedAmount(text);
  return typed.kind === 'amount' ? typed.amount : text.trim();
}

function stepOf({ by, value, ending }: StepValues): ProductChanges['price'] {
  if (by === '' || by === 'none') return undefined;
  const amount = amountIn(value);
  const signed = by.endsWith('-down') ? `-${amount}` : amount;
  const rounded = ending === '' ? {} : { ending };
  return { by: by.startsWith('percent') ? 'percent' : by === 'set' ? 'set' : 'amount', value: signed, ...rounded };
}
