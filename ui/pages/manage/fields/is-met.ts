import { lookUp } from '../../../../core/shopper';
import type { FieldView } from './kind-view';
import type { RecordValues } from './record-values';

export function isMet(when: FieldView['when'], values: RecordValues): boolean {
  return when === undefined || when.in.includes(String(lookUp<unknown>(values, when.path)));
}
