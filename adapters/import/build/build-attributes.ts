import { isKeptToTheLetter } from '../../../core/contract/foundation/identifiers';
import { isAttributeMember } from '../../../core/contract/catalogue/product-attributes';
import { lookUp } from '../../../core/kernel/look-up';
import type { SourceItem, SourceProduct } from '../source/source-product';
import { MAX_OPTION_LENGTH } from './attribute-catalogue';
import type { BuildContext } from './build-context';
import { peopleOf } from './people-of';

export function attributeValues(
  item: SourceItem,
  context: BuildContext,
): readonly (readonly [code: string, value: string | readonly string[]])[] {
  return item.attributes.flatMap(({ code, label, values }) => {
    if (!isAttributeMember(code)) {
      context.note(item.row, 'attribute_ignored', `the attribute ${code} has a name that means something else here`);
      return [];
    }
    if (isKeptToTheLetter(code)) return [[code, values.join(', ')] as const];
    if (values.some((value) => value.length > MAX_OPTION_LENGTH))
      return [[code, context.clean(values.join(', '))] as const];
    const short = context.attributes.values(code, label, values);
    return [[code, short.length === 1 ? (short[0] ?? '') : short] as const];
  });
}

export function buildAttributes(source: SourceProduct, context: BuildContext): Record<string, unknown> {
  const members: Record<string, unknown> = Object.fromEntries(attributeValues(source, context));
  const choose = (code: string, label: string, values: readonly string[]): void => {
    if (lookUp(members, code) !== undefined || values.length === 0) return;
    const chosen = context.attributes.values(code, label, values);
    members[code] = chosen.length === 1 ? chosen[0] : chosen;
  };
  choose('brand', 'Brand', source.attributes.find(({ code }) => code === 'manufacturer')?.values.slice(0, 1) ?? []);
  choose('gender', 'Gender', peopleOf(source.categories));
  choose('ptype', 'Type', kindOf(source));
  for (const code of ['brand', 'collection']) {
    const [value] = [lookUp(members, code)].flat();
    if (typeof value === 'string')
      Object.assign(members, { [code]: value, [`${code}_name`]: context.attributes.label(code, value) });
  }
  return members;
}

function kindOf(source: SourceProduct): readonly string[] {
  const deepest = source.categories.reduce<readonly string[]>(
    (best, path) => (path.length > best.length ? path : best),
    [],
  );
  const kind = deepest.length > 2 ? deepest.at(-1) : source.kind || (deepest.length > 1 ? deepest.at(-1) : '');
  return kind === undefined || kind === '' ? [] : [kind];
}
