import type { ManageKey } from '../../../text/own-keys';
import type { ChoiceSource } from './choice-source';

type NamedChoice = { readonly value: string } & ({ readonly label: ManageKey } | { readonly text: string });

/** An amount in the base currency of the shop, or a price of one unit of it. */
export type BaseUnit = 'amount' | 'rate';

export type FieldInput =
  | { readonly type: 'text' }
  | { readonly type: 'lines' }
  /** A day as ISO 8601 text; a stored time of day stays text. */
  | { readonly type: 'day' }
  /** `times`: factor of the stored value, such as 1000 for seconds stored in milliseconds. */
  | { readonly type: 'number'; readonly unit?: ManageKey; readonly base?: BaseUnit; readonly times?: number }
  /** A number stored as text, such as an amount. */
  | { readonly type: 'figure'; readonly base?: BaseUnit }
  | { readonly type: 'choice'; readonly choices: readonly NamedChoice[] }
  | { readonly type: 'switch' }
  /** Languages without text are omitted. */
  | { readonly type: 'texts'; readonly members: readonly TextMember[] }
  | { readonly type: 'rows'; readonly row: ManageKey; readonly fields: readonly FieldView[]; readonly blank: unknown }
  /** Collapsible rows, possibly hundreds. */
  | {
      readonly type: 'folded';
      readonly row: ManageKey;
      readonly columns: readonly FoldedColumn[];
      readonly fields: readonly FieldView[];
      readonly blank: unknown;
      /** Path of the codes of the attributes that variants differ in. */
      readonly chosenBy?: string;
    }
  | { readonly type: 'menu' }
  | { readonly type: 'download'; readonly isSample: boolean }
  | { readonly type: 'pictures' }
  | { readonly type: 'categories' }
  | { readonly type: 'category' }
  | { readonly type: 'product-attributes' }
  | { readonly type: 'attributes' }
  /** Options of an attribute. */
  | { readonly type: 'options' }
  /** @param of path of the member that names the attributes */
  | { readonly type: 'values'; readonly of: string }
  | {
      readonly type: 'choices';
      readonly choices: readonly { readonly value: string; readonly label: ManageKey; readonly more?: ManageKey }[];
    }
  /** `none` labels the empty choice; without it a choice is required. */
  | { readonly type: 'pick'; readonly from: ChoiceSource; readonly isNumber?: boolean; readonly none?: ManageKey }
  | { readonly type: 'picks'; readonly from: ChoiceSource; readonly isNumber?: boolean }
  | { readonly type: 'map'; readonly keys: ChoiceSource; readonly isNumber?: boolean }
  | { readonly type: 'rates' }
  | { readonly type: 'words' }
  | { readonly type: 'shown' };

export interface FoldedColumn {
  readonly path: string;
  readonly label: ManageKey;
  readonly isNumber?: boolean;
  /** Also part of the row's accessible name. */
  readonly isName?: boolean;
  /** Variant option names, units in stock, or yes and no; default: the value. */
  readonly format?: 'chosen' | 'stock' | 'yes-no';
}

export interface TextMember {
  readonly name: string;
  readonly label: ManageKey;
  readonly lines?: boolean;
  /** HTML, edited as formatted text. */
  readonly html?: boolean;
  readonly pictures?: boolean;
  readonly required?: boolean;
}

export interface FieldView {
  /** Dotted path; empty for the whole record. */
  readonly path: string;
  readonly label: ManageKey;
  readonly hint?: ManageKey;
  readonly input: FieldInput;
  readonly required?: boolean;
  readonly section?: ManageKey;
  /** Editable only on creation. */
  readonly onlyNew?: boolean;
  /** An empty value is stored as null. */
  readonly isNullable?: boolean;
  /** Shown only when another member has one of these values. */
  readonly when?: { readonly path: string; readonly in: readonly string[] };
  /** Read-only while another member has one of these values. */
  readonly fixedWhen?: { readonly path: string; readonly in: readonly string[] };
}

export interface ColumnView {
  readonly name: string;
  readonly label: ManageKey;
  readonly isNumber?: boolean;
  readonly canSort?: boolean;
  /** An ISO 8601 time, shown localized. */
  readonly isMoment?: boolean;
  readonly areCountries?: boolean;
  /** Member with the currency of an amount. */
  readonly moneyIn?: string;
  /** Member with the path of a picture, shown before the value. */
  readonly picture?: string;
  /** Label of a value; falls back to the value. */
  readonly format?: (value: unknown) => ManageKey | undefined;
  readonly formatEach?: (value: string) => ManageKey | undefined;
}

export interface FilterView {
  readonly name: string;
  readonly label: ManageKey;
  readonly choices: readonly NamedChoice[];
  /** 'option': shown only while the address names one; 'tags': only if people have tags. */
  readonly from?: 'categories' | 'option' | 'tags';
}

export interface CodeFrom {
  readonly path: string;
  /** Path of the source text. */
  readonly of: string;
  /** Fallback code. */
  readonly standard?: string;
}

/** Defines the list and form of a kind of record; limits and checks belong to the kind's contract. */
export interface KindView {
  readonly title: ManageKey;
  readonly titleOfOne?: ManageKey;
  readonly titleOfNew?: ManageKey;
  readonly columns: readonly ColumnView[];
  readonly filters: readonly FilterView[];
  /** Filters of the list unless the address has others. */
  readonly initialFilters?: Readonly<Record<string, string>>;
  readonly fields: readonly FieldView[];
  /** Initial values; omitted if none can be created here. */
  readonly blank?: Readonly<Record<string, unknown>>;
  readonly canRemove: boolean;
  /** Members omitted entirely when all their parts are empty. */
  readonly mayMiss?: readonly string[];
  readonly codesFrom?: readonly CodeFrom[];
  readonly areSettings?: boolean;
  readonly canExport?: boolean;
}

export const YES_NO = [
  { value: 'true', label: 'value.yes' },
  { value: 'false', label: 'value.no' },
] as const;
export const formatYesNo = (value: unknown): ManageKey | undefined =>
  typeof value === 'boolean' ? (value ? 'value.yes' : 'value.no') : undefined;
