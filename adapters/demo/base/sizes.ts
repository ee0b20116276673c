import { SIZE_SCALES } from '../../platform/starter/sizes';
import type { SizeScale } from '../../platform/starter/sizes';

export type Gender = 'children' | 'men' | 'women';

export function sizeRun(scale: SizeScale, genders: readonly Gender[]): readonly string[] {
  const only = genders.length === 1 ? genders[0] : undefined;
  if (only === 'children') return childRun(scale);
  const run: readonly string[] = SIZE_SCALES[scale];
  if (scale === 'alpha') return only === 'women' ? run.slice(0, 6) : only === 'men' ? run.slice(1) : run.slice(0, 6);
  if (scale === 'waist') return only === 'women' ? run.slice(0, 7) : run.slice(1);
  if (scale === 'shoe') return only === 'women' ? run.slice(0, 7) : only === 'men' ? run.slice(3) : run;
  return run;
}

function childRun(scale: SizeScale): readonly string[] {
  if (scale === 'shoe') return SIZE_SCALES['small-shoe'];
  if (scale === 'alpha' || scale === 'waist') return SIZE_SCALES.height;
  return scale === 'sock-band' ? ['27-30', '31-34', '35-38'] : SIZE_SCALES[scale];
}
