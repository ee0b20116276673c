import fc from 'fast-check';
import { CUTS, FABRICS, MAX_SEED, PRINTS, TITLES, VIEWS, isTitle } from '../../../../adapters/demo/drawings';
import type { DrawingSpec } from '../../../../adapters/demo/drawings';

const anyColor = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

export function anyDrawingSpec(): fc.Arbitrary<DrawingSpec> {
  return fc
    .record({
      cut: fc.constantFrom(...CUTS),
      view: fc.constantFrom(...VIEWS),
      color: anyColor(),
      accent: fc.option(anyColor(), { nil: undefined }),
      fabric: fc.constantFrom(...FABRICS),
      print: fc.constantFrom(...PRINTS),
      seed: fc.integer({ min: 0, max: MAX_SEED }),
      title: fc.option(fc.constantFrom(...Object.keys(TITLES).filter(isTitle)), { nil: undefined }),
      kids: fc.boolean(),
    })
    .map(({ accent, title, kids, ...rest }) => ({
      ...rest,
      ...(accent === undefined ? {} : { accent }),
      ...(title === undefined ? {} : { title }),
      ...(kids ? { kids } : {}),
    }));
}
