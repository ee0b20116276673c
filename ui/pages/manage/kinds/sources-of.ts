import type { ChoiceSource } from '../fields/choice-source';
import type { FieldView } from '../fields/kind-view';

export function sourcesOf(fields: readonly FieldView[]): readonly ChoiceSource[] {
  const found = fields.flatMap(({ input }): readonly ChoiceSource[] => {
    switch (input.type) {
      case 'pick':
      case 'picks':
        return [input.from];
      case 'map':
        return [input.keys];
      case 'rates':
        return ['countries'];
      case 'rows':
        return sourcesOf(input.fields);
      default:
        return [];
    }
  });
  return [...new Set(found)].sort();
}
