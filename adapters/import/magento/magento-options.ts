import type { CustomOption } from '../../../core/contract';
import { linksOption } from '../../../core/contract/orders/bought-links';
import { lookUp } from '../../../core/kernel/look-up';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import type { ReasonCode } from '../source/import-report';
import type { SourceBundleOption, SourceProduct } from '../source/source-product';
import { parsePairLists } from './pair-list';

type Note = (code: ReasonCode, message: string) => void;

const OPTION_TYPES: Readonly<Record<string, string>> = {
  field: 'field', area: 'area', drop_down: 'drop_down', radio: 'radio', checkbox: 'checkbox', multiple: 'multiple',
  date: 'date', date_time: 'date', time: 'field',
}; // prettier-ignore

const amountOf = (text: string | undefined, digits: 2 | 4 = 2): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? toDecimal(toMinor(value, digits), digits) : undefined;
};
const isYes = (text: string | undefined): boolean => /^(?:1|yes|true)$/i.test(text ?? '');

function byName(text: string): ReadonlyMap<string, readonly Readonly<Record<string, string>>[]> {
  const groups = new Map<string, Readonly<Record<string, string>>[]>();
  for (const entry of parsePairLists(text)) {
    const { name = '' } = entry;
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

const SEVERAL = new Set(['checkbox', 'multi', 'multiselect']);

export function readBundle(
  text: string,
  pricing: 'dynamic' | 'fixed',
  note: Note = () => undefined,
): readonly SourceBundleOption[] {
  return [...byName(text)].map(([title, entries]) => {
    if (SEVERAL.has(entries[0]?.type ?? ''))
      note('value_adjusted', `bundle_values: of the option ${title} several can be taken there, here one of them`);
    return {
      title,
      required: entries.some((entry) => entry.required === undefined || isYes(entry.required)),
      parts: entries.flatMap((entry) => {
        const { sku = '' } = entry;
        if (sku === '') return [];
        const given = Number(entry.default_qty ?? '1');
        const qty = given >= 1 ? Math.trunc(given) : 1;
        if (qty !== given)
          note('value_adjusted', `bundle_values: default_qty ${entry.default_qty ?? ''} of ${sku} is read as ${qty}`);
        const surcharge = pricing === 'fixed' ? partSurcharge(entry) : undefined;
        return [{ sku, qty, isDefault: isYes(entry.default), surcharge }];
      }),
    };
  });
}

function partSurcharge(entry: Readonly<Record<string, string>>): { price: number; price_type: 'fixed' | 'percent' } {
  const type = entry.price_type === 'fixed' ? 'fixed' : 'percent';
  return { price: amountOf(entry.price, type === 'percent' ? 4 : 2) ?? 0, price_type: type };
}

export function readCustomOptions(text: string, note: Note): readonly CustomOption[] {
  return [...byName(text)].flatMap(([title, entries], at) => {
    const [first = {}] = entries;
    const type = lookUp(OPTION_TYPES, first.type ?? '');
    if (type === undefined) {
      note(
        'unsupported',
        `custom_options: the option ${title} has the type ${first.type ?? '(none)'}, which is not offered here`,
      );
      return [];
    }
    const choices = entries.filter((entry) => (entry.option_title ?? '') !== '');
    const max = Number(first.max_characters ?? '0');
    return [
      {
        option_id: at + 1,
        title,
        type,
        is_require: isYes(first.required),
        ...(max > 0 && { max_characters: max }),
        ...(choices.length === 0 && surcharge(first)),
        ...(choices.length > 0 && {
          values: choices.map((choice, nth) => ({
            option_type_id: nth + 1,
            title: choice.option_title ?? '',
            ...surcharge(choice),
          })),
        }),
      },
    ];
  });
}

function surcharge(entry: Readonly<Record<string, string>>): { price?: number; price_type?: 'fixed' | 'percent' } {
  const type = entry.price_type === 'percent' ? 'percent' : 'fixed';
  const price = amountOf(entry.price, type === 'percent' ? 4 : 2);
  return price === undefined ? {} : { price, price_type: type };
}

export function hasUnofferedRequiredOption(text: string): boolean {
  return parsePairLists(text).some(
    (entry) => isYes(entry.required) && lookUp(OPTION_TYPES, entry.type ?? '') === undefined,
  );
}

/** Parses downloadable_links; external URLs are not fetched. */
export function readDownloads(text: string): SourceProduct['downloads'] {
  return parsePairLists(text).flatMap((entry) => {
    const title = entry.title ?? '';
    if (title === '') return [];
    const elsewhere = entry.sample_url ?? entry.sample ?? '';
    const file = entry.file ?? entry.link_file ?? '';
    const sample = entry.sample_file ?? entry.sample ?? '';
    const times = timesOf(entry.downloads ?? entry.number_of_downloads);
    const url = entry.url ?? entry.link_url ?? '';
    return [
      {
        title,
        ...(/^https:\/\//.test(elsewhere) && { sample_url: elsewhere }),
        ...(isPath(file) && { file }),
        ...(isPath(sample) && { sample }),
        ...(times !== undefined && { times }),
        ...(file === '' && url !== '' && { elsewhere: url }),
      },
    ];
  });
}

function isPath(text: string): boolean {
  return text !== '' && !/^[a-z]+:\/\//i.test(text);
}

function timesOf(text: string | undefined): number | undefined {
  if (text?.toLowerCase() === 'unlimited') return 0;
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;
}

/**
 * Returns the choice of separately sold files; no choice if all are free.
 * @param attributes fallback if the links name none
 */
export function readLinkChoice(
  text: string,
  { separately, title }: { readonly separately: string | undefined; readonly title: string | undefined },
  note: Note,
): readonly CustomOption[] {
  const entries = parsePairLists(text).filter((entry) => (entry.title ?? '') !== '');
  const said = entries.find((entry) => entry.purchased_separately !== undefined)?.purchased_separately ?? separately;
  const priced = entries.map((entry) => ({ title: entry.title ?? '', price: amountOf(entry.price) ?? 0 }));
  if (priced.every(({ price }) => price === 0)) return [];
  if (said !== undefined && !isYes(said)) {
    note('value_adjusted', 'downloadable_links: link prices are ignored, since the links are sold together');
    return [];
  }
  const heading = entries.find((entry) => (entry.group_title ?? '') !== '')?.group_title ?? title ?? '';
  return [linksOption(heading === '' ? 'Files' : heading, priced)];
}
