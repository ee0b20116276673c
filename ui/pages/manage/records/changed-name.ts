import { nameIn, type StaffChange } from '../../../../core/staff';
import { languageOf } from '../../../text/languages';

export function changedName({ name, record }: Pick<StaffChange, 'name' | 'record'>, locale: string): string {
  const called = nameIn(name, languageOf(locale));
  return called === undefined || called === record ? record : `${called} (${record})`;
}
