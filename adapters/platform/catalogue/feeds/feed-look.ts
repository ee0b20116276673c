import type { Product } from '../../../../core/contract';
import type { Selection } from '../../../../core/links';
import { lookUp } from '../../../../core/kernel/look-up';
import type { Look } from './feed-item';
import { cutTo, oneLine } from './feed-text';

const MAX_COLOURS = 3;
const MAX_LOOK_LENGTH = 100;

const SIZE_CODE = /(?:^|_)size(?:_|$)/;

type Labels = { label(code: string, value: string): string };

export function chosenWords(
  options: NonNullable<Product['configurable_options']>,
  selection: Selection,
): readonly (readonly [code: string, word: string])[] {
  return options.flatMap(({ attribute_code: code, values }) => {
    const value = lookUp(selection, code);
    if (value === undefined) return [];
    const word = oneLine(values.find((entry) => entry.value_index === value)?.label ?? value);
    return word === '' ? [] : [[code, word] as const];
  });
}

export function lookOf(
  product: Product,
  chosen: readonly (readonly [code: string, word: string])[],
  labels: Labels,
): Look {
  const own = (code: string): readonly string[] =>
    [lookUp(product, code)].flat().flatMap((value) => {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return text === '' ? [] : [oneLine(labels.label(code, text)).replaceAll('/', '-')];
    });
  const picked = (isMeant: (code: string) => boolean) => chosen.find(([code]) => isMeant(code))?.[1];
  const [size, ...otherSizes] = own('size');
  return named({
    color: picked((code) => code === 'color') ?? own('color').slice(0, MAX_COLOURS).join('/'),
    size: picked((code) => SIZE_CODE.test(code)) ?? (otherSizes.length === 0 ? size : undefined),
    material: picked((code) => code === 'material') ?? own('material').slice(0, 1).join(''),
    pattern: picked((code) => code === 'pattern') ?? own('pattern').slice(0, 1).join(''),
  });
}

function named(words: { readonly [K in keyof Look]: string | undefined }): Look {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) =>
      word === undefined || word === '' ? [] : [[name, cutTo(word, MAX_LOOK_LENGTH)]],
    ),
  );
}
