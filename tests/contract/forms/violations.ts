import { maxLengthOf } from '../../../core/contract/foundation/max-length';
import { RECORD_KINDS, type RecordKindName } from '../../../core/contract/staff/record-kinds';
import type { FieldInput, FieldView, KindView } from '../../../ui/pages/manage/fields/kind-view';

export interface Violation {
  /** Dotted path of the field that the refusal must name. */
  readonly path: string;
  readonly value: unknown;
  readonly breaks: string;
}

const UNKNOWN = 'nothing-such';
const UNKNOWN_NUMBER = 99_999;
const HUGE = 1e15;

/** Returns what a form of this kind never sends, field by field; rows are those of its first entry. */
export function violationsOf(kind: RecordKindName, { fields }: Pick<KindView, 'fields'>): readonly Violation[] {
  return fields.flatMap((field) => (field.input.type === 'shown' ? [] : violationsIn(kind, field, '')));
}

function violationsIn(kind: RecordKindName, field: FieldView, above: string): readonly Violation[] {
  const path = `${above}${field.path}`;
  const { input } = field;
  if (input.type === 'rows' || input.type === 'folded')
    return input.fields.flatMap((part) => violationsIn(kind, part, `${path}.0.`));
  return [
    ...(field.required === true ? [undefined, '', '  '].map((value) => ({ path, value, breaks: 'required' })) : []),
    ...inputViolations(kind, input, path),
  ];
}

function inputViolations(kind: RecordKindName, input: FieldInput, path: string): readonly Violation[] {
  const broken = (value: unknown, breaks: string, at = path): Violation => ({ path: at, value, breaks });
  const blank = (at: string) => ['', '  '].map((value) => broken(value, 'required', at));
  switch (input.type) {
    case 'text':
    case 'lines':
      return [tooLong(kind, path)];
    case 'words':
      return [tooLong(kind, `${path}.en`), tooLong(kind, `${path}.de`), ...blank(`${path}.en`)];
    case 'texts':
      return input.members.flatMap(({ name, required }) => [
        ...['en', 'de'].map((language) => tooLong(kind, `${path}.${language}.${name}`)),
        ...(required === true ? blank(`${path}.en.${name}`) : []),
      ]);
    case 'number':
      return [broken('many', 'number'), broken(-HUGE, 'minimum'), broken(HUGE, 'maximum')];
    case 'figure':
      return [broken('many', 'number'), broken(String(HUGE), 'maximum')];
    case 'day':
      return [broken('31.12.2026', 'form')];
    case 'switch':
      return [broken('perhaps', 'switch')];
    case 'choice':
      return [broken(UNKNOWN, 'choice')];
    case 'choices':
      return [broken([UNKNOWN], 'choice')];
    case 'pick':
      // A new carrier is made by naming it.
      return input.from === 'carriers' ? [] : [broken(input.isNumber === true ? UNKNOWN_NUMBER : UNKNOWN, 'choice')];
    case 'picks':
      return [broken([input.isNumber === true ? UNKNOWN_NUMBER : UNKNOWN], 'choice')];
    case 'map':
      return input.isNumber === true
        ? [broken({ [UNKNOWN]: 1 }, 'choice'), broken({ EUR: HUGE }, 'maximum')]
        : [broken({ [UNKNOWN]: '/x' }, 'choice'), tooLong(kind, `${path}.us`)];
    case 'options':
      return [
        ...['en', 'de'].map((language) => tooLong(kind, `${path}.0.labels.${language}`)),
        ...blank(`${path}.0.labels.en`),
        broken('blue', 'form', `${path}.0.swatch`),
      ];
    case 'menu':
      return [
        broken('many', 'list'),
        broken(UNKNOWN, 'choice', `${path}.0.kind`),
        ...['label.en', 'address', 'page'].map((name) => tooLong(kind, `${path}.0.${name}`)),
      ];
    case 'rates':
      return [
        broken([], 'required'),
        broken('ZZ', 'choice', `${path}.0.tax_country_id`),
        broken(101, 'maximum', `${path}.0.rate`),
        tooLong(kind, `${path}.0.region_name`),
      ];
    case 'pictures':
      return [broken(UNKNOWN, 'form', `${path}.0.image`), tooLong(kind, `${path}.0.alt`)];
    case 'categories':
      return [broken([UNKNOWN_NUMBER], 'choice')];
    case 'category':
      return [broken(UNKNOWN_NUMBER, 'choice')];
    case 'attributes':
      return [broken(['nothing_such'], 'choice')];
    case 'values':
      return [broken({ color: UNKNOWN }, 'choice'), broken({}, 'required')];
    case 'product-attributes':
      return [broken({ nothing_such: ['x'] }, 'choice'), tooLong(kind, `${path}.material.0`)];
    case 'download':
      return [broken({ id: UNKNOWN, name: 'Plan.pdf', size: 1 }, 'choice')];
    case 'shown':
    case 'rows':
    case 'folded':
      return [];
  }
}

export function tooLong(kind: RecordKindName, path: string): Violation {
  const max = maxLengthOf(RECORD_KINDS[kind].init.document, path);
  if (max === undefined) throw new Error(`${kind}: the contract limits no text ${path}`);
  return { path, value: 'x'.repeat(max + 1), breaks: 'length' };
}

/** Returns a copy with one member replaced, making the objects on its way. */
export function withMember(document: unknown, path: string, value: unknown): Readonly<Record<string, unknown>> {
  const copy: unknown = structuredClone(document);
  const names = path.split('.');
  let at = copy as Record<string, unknown>; // sound: documents are objects
  for (const [nth, name] of names.slice(0, -1).entries()) {
    const next = at[name] ?? (/^\d+$/.test(names[nth + 1] ?? '') ? [] : {});
    at[name] = next;
    at = next as Record<string, unknown>; // sound: only objects and lists lie on a path
  }
  at[names.at(-1) ?? ''] = value;
  return copy as Readonly<Record<string, unknown>>; // sound: as above
}
