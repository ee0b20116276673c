import type { ManageKey } from '../../text/messages-manage-en';
import type { ChoiceSource } from './choice-source';

/** Something to choose: with a label of the catalogue of messages, or a text that is the same in every language. */
type NamedChoice = { readonly value: string } & ({ readonly label: ManageKey } | { readonly text: string });

/** How a member of a record is edited. */
export type FieldInput =
  | { readonly type: 'text'; readonly most?: number }
  | { readonly type: 'lines'; readonly most?: number }
  /** A figure; `unit` stands behind it, and the shop keeps `times` as much: seconds that it keeps in milliseconds. */
  | { readonly type: 'number'; readonly unit?: ManageKey; readonly least?: number; readonly times?: number }
  /** A figure that is kept as text, such as an amount. */
  | { readonly type: 'figure' }
  | { readonly type: 'choice'; readonly choices: readonly NamedChoice[] }
  | { readonly type: 'switch' }
  /** Texts in each language; a language in which nothing is written is left out. */
  | { readonly type: 'texts'; readonly members: readonly TextMember[] }
  /** Several of the same, in their order: added, moved and taken out. */
  | { readonly type: 'rows'; readonly row: ManageKey; readonly fields: readonly FieldView[]; readonly blank: unknown }
  /** Rows of which there may be hundreds: a line for each, whose fields are below it once it is opened. */
  | {
      readonly type: 'folded';
      readonly row: ManageKey;
      readonly columns: readonly FoldedColumn[];
      readonly fields: readonly FieldView[];
      readonly blank: unknown;
      /** Path of the member with the codes of the attributes that shoppers choose by. */
      readonly chosenBy?: string;
    }
  /** Entries of a menu of the shop, with those below them. */
  | { readonly type: 'menu' }
  /** A file of a download, or its sample, which everybody may have. */
  | { readonly type: 'download'; readonly isSample: boolean }
  /** Pictures with what they show, in their order. */
  | { readonly type: 'pictures' }
  /** Categories of the shop, by id, in the order in which they were chosen. */
  | { readonly type: 'categories' }
  /** One category, by its id, or none. */
  | { readonly type: 'category' }
  /** Values of the shop's attributes, by their code. */
  | { readonly type: 'product-attributes' }
  /** Attributes that shoppers choose by. */
  | { readonly type: 'attributes' }
  /** A value of each attribute that another member of the record names. @param of the path of that member */
  | { readonly type: 'values'; readonly of: string }
  /** Several of a few. `more` follows the label. */
  | {
      readonly type: 'choices';
      readonly choices: readonly { readonly value: string; readonly label: ManageKey; readonly more?: ManageKey }[];
    }
  /** One of what the shop has, by its name. `none` is the choice of nothing; without it something must be chosen. */
  | { readonly type: 'pick'; readonly from: ChoiceSource; readonly isNumber?: boolean; readonly none?: ManageKey }
  /** Several of what the shop has, by their names. */
  | { readonly type: 'picks'; readonly from: ChoiceSource; readonly isNumber?: boolean }
  /** Values by what the shop has, such as amounts by currency. */
  | { readonly type: 'map'; readonly keys: ChoiceSource; readonly isNumber?: boolean }
  /** Rates of tax by country and region. */
  | { readonly type: 'rates' }
  /** One text in each language. */
  | { readonly type: 'words' }
  /** Read here, and changed by nobody. */
  | { readonly type: 'shown' };

/** What a folded row says in its line; the first one opens it. */
export interface FoldedColumn {
  readonly path: string;
  readonly label: ManageKey;
  readonly isNumber?: boolean;
  /** It takes this too to tell one row from the others. */
  readonly isName?: boolean;
  /** The names of what shoppers choose it by, how many there are of the sku, or yes and no; else what is there. */
  readonly say?: 'chosen' | 'stock' | 'yes-no';
}

export interface TextMember {
  readonly name: string;
  readonly label: ManageKey;
  readonly lines?: boolean;
  /** Pictures can be put into it: it is HTML. */
  readonly pictures?: boolean;
  readonly required?: boolean;
}

export interface FieldView {
  /** Names of members with dots between them; empty for the whole record. */
  readonly path: string;
  readonly label: ManageKey;
  readonly hint?: ManageKey;
  readonly input: FieldInput;
  readonly required?: boolean;
  /** Heads a part of the form; fields of one section follow each other. */
  readonly section?: ManageKey;
  /** It can be set in a new record alone. */
  readonly onlyNew?: boolean;
  /** What is left empty is kept as nothing instead of as an empty text. */
  readonly isNullable?: boolean;
  /** It is there where another member has one of these values. */
  readonly when?: { readonly path: string; readonly in: readonly string[] };
}

export interface ColumnView {
  readonly name: string;
  readonly label: ManageKey;
  readonly isNumber?: boolean;
  readonly canSort?: boolean;
  /** A moment (ISO 8601), shown in the reader's way. */
  readonly isMoment?: boolean;
  /** Codes of countries, shown by their names. */
  readonly areCountries?: boolean;
  /** What to say for a value; the value itself where this gives nothing. */
  readonly say?: (value: unknown) => ManageKey | undefined;
  /** The same for each value of a list. */
  readonly sayEach?: (value: string) => ManageKey | undefined;
}

export interface FilterView {
  readonly name: string;
  readonly label: ManageKey;
  readonly choices: readonly NamedChoice[];
  /** The choices are those of the shop. */
  readonly from?: 'categories';
}

/** A code that nobody has to think of: it is made of the English of a text. */
export interface CodeFrom {
  readonly path: string;
  /** Path of the text. */
  readonly of: string;
  /** The code where the text gives none. */
  readonly standard?: string;
}

/** How the records of a kind are shown and edited. Labels alone: the rules are the kind's own. */
export interface KindView {
  readonly title: ManageKey;
  /** Heads the page of one, instead of its id: there is one alone, or its id says nothing to anybody. */
  readonly titleOfOne?: ManageKey;
  /** Heads the page of a new one, where there is more to say than that it is new. */
  readonly titleOfNew?: ManageKey;
  readonly columns: readonly ColumnView[];
  readonly filters: readonly FilterView[];
  readonly fields: readonly FieldView[];
  /** What a new one begins with; missing where none can be made here. */
  readonly blank?: Readonly<Record<string, unknown>>;
  readonly canRemove: boolean;
  /** Members that are left out as a whole where all of theirs is empty. */
  readonly mayMiss?: readonly string[];
  /** Codes that are made of a name where a new one is given none. */
  readonly codesFrom?: readonly CodeFrom[];
  /** Its fields are the settings of the shop. */
  readonly areSettings?: boolean;
  /** The list can be had as CSV. */
  readonly canExport?: boolean;
}

/** What a column or a filter says of yes and no. */
export const YES_NO = [
  { value: 'true', label: 'value.yes' },
  { value: 'false', label: 'value.no' },
] as const;
export const sayYesNo = (value: unknown): ManageKey | undefined =>
  typeof value === 'boolean' ? (value ? 'value.yes' : 'value.no') : undefined;
