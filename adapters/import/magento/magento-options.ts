import type { CustomOption } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { ReasonCode } from '../source/import-report';
import type { SourceBundleOption, SourceProduct } from '../source/source-product';
import { parsePairLists } from './pair-list';

type Note = (code: ReasonCode, message: string) => void;

/** Magento's kinds of custom option, and what each is here. */
const OPTION_TYPES: Readonly<Record<string, string>> = {
  field: 'field', area: 'area', drop_down: 'drop_down', radio: 'radio', checkbox: 'checkbox', multiple: 'multiple',
  date: 'date', date_time: 'date', time: 'field',
}; // prettier-ignore

const amountOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? Math.round(value * 100) / 100 : undefined;
};
const isYes = (text: string | undefined): boolean => text === '1' || text?.toLowerCase() === 'yes';

/** Entries that differ by the name of their option, in the order of the file. */
function byName(text: string): ReadonlyMap<string, readonly Readonly<Record<string, string>>[]> {
  const groups = new Map<string, Readonly<Record<string, string>>[]>();
  for (const entry of parsePairLists(text)) {
    const { name = '' } = entry;
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

/** Reads bundle_values: 'name=Ball,type=radio,required=1,sku=B-55,default=1,default_qty=1,price=0|name=…'. */
export function readBundle(text: string, pricing: 'dynamic' | 'fixed'): readonly SourceBundleOption[] {
  return [...byName(text)].map(([title, entries]) => ({
    title,
    required: entries.some((entry) => entry.required === undefined || isYes(entry.required)),
    parts: entries.flatMap((entry) => {
      if ((entry.sku ?? '') === '') return [];
      const qty = Number(entry.default_qty ?? '1');
      const price = pricing === 'fixed' ? (amountOf(entry.price) ?? 0) : undefined;
      return [{ sku: entry.sku ?? '', qty: qty >= 1 ? Math.trunc(qty) : 1, isDefault: isYes(entry.default), price }];
    }),
  }));
}

/**
 * Reads custom_options: 'name=Engraving,type=field,required=0,price=5,price_type=fixed,max_characters=20|name=…'. Options with
 * choices have one entry for each, with option_title.
 */
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
    const most = Number(first.max_characters ?? '0');
    return [
      {
        option_id: at + 1,
        title,
        type,
        is_require: isYes(first.required),
        ...(most > 0 && { max_characters: most }),
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
  const price = amountOf(entry.price);
  return price === undefined ? {} : { price, price_type: entry.price_type === 'percent' ? 'percent' : 'fixed' };
}

/** Whether a required option of the product cannot be offered here, so that the product could not be bought rightly. */
export function hasUnofferedRequiredOption(text: string): boolean {
  return parsePairLists(text).some(
    (entry) => isYes(entry.required) && lookUp(OPTION_TYPES, entry.type ?? '') === undefined,
  );
}

/** Reads downloadable_links: titles and samples only; where the file itself lies is shown after it was bought. */
export function readDownloads(text: string): SourceProduct['downloads'] {
  return parsePairLists(text).flatMap((entry) => {
    const title = entry.title ?? '';
    if (title === '') return [];
    const sample = entry.sample_url ?? '';
    return [/^https:\/\//.test(sample) ? { title, sample_url: sample } : { title }];
  });
}
