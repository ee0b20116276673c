import type { FieldError } from '../foundation/envelope';
import { FAVICON_TYPES, HOME_BLOCKS } from '../content/site-choices';
import { SKIN_NAMES } from '../content/skin-tokens';
import { TEXT_LANGUAGES } from '../foundation/text-languages';
import type { SettingsDocument } from './manage-settings';

/** Skin of shops without a choice, or the name of a skin. */
const SKIN_CHOICES = ['default', ...SKIN_NAMES];

interface Choice {
  readonly field: string;
  readonly values: readonly (string | undefined)[];
  readonly allowed: readonly string[];
}

/**
 * Returns newly chosen values that the shop does not offer; values kept from before stay valid. Pure.
 * @param stores codes of the open stores
 */
export function settingChoiceErrors(
  document: SettingsDocument,
  before: SettingsDocument | undefined,
  stores: readonly string[],
): readonly FieldError[] {
  const known = new Map(before && choicesOf(before, stores).map(({ field, values }) => [field, values] as const));
  return choicesOf(document, stores).flatMap(({ field, values, allowed }) => {
    const kept = known.get(field) ?? [];
    const isKnown = (value: string | undefined) =>
      value === undefined || allowed.includes(value) || kept.includes(value);
    return values.every(isKnown) ? [] : [{ field, message: `${field} must be one of ${allowed.join(', ')}` }];
  });
}

function choicesOf(document: SettingsDocument, stores: readonly string[]): readonly Choice[] {
  const { lang, langs = [], interfaceLangs = [], skin, skin_dark, home_blocks: blocks = [] } = document;
  return [
    { field: 'lang', values: [lang], allowed: ['', ...stores] },
    { field: 'langs', values: langs, allowed: stores },
    { field: 'vat_number_stores', values: document.vat_number_stores ?? [], allowed: stores },
    { field: 'interfaceLangs', values: interfaceLangs, allowed: TEXT_LANGUAGES },
    { field: 'domains', values: Object.keys(document.domains ?? {}), allowed: stores },
    { field: 'feeds_facebook', values: Object.keys(document.feeds_facebook ?? {}), allowed: stores },
    ...(document.invoice_sellers ?? []).map(({ stores: named = [] }, at) => ({
      field: `invoice_sellers[${String(at)}].stores`,
      values: named,
      allowed: stores,
    })),
    { field: 'skin', values: [skin], allowed: ['', ...SKIN_CHOICES] },
    { field: 'skin_dark', values: [skin_dark], allowed: ['', ...SKIN_CHOICES] },
    { field: 'home_blocks', values: blocks, allowed: HOME_BLOCKS },
    ...(document.favicons ?? []).map(({ type }, at) => ({
      field: `favicons[${String(at)}].type`,
      values: [type],
      allowed: FAVICON_TYPES,
    })),
  ];
}
