import type { Locator } from 'playwright-core';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Measures elements of a page in one frame: fonts, and rows above that get their real height, move what is below them. */
export async function boxesOf<const T extends readonly [Locator, ...Locator[]]>(
  ...elements: T
): Promise<{ [I in keyof T]: Box }> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()));
  const boxes = await elements[0].page().evaluate(
    (shown) =>
      shown.map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        return { left, right, top, bottom, width, height };
      }),
    handles,
  );
  if (boxes.some(({ width, height }) => width * height === 0)) throw new Error('It is not shown');
  return boxes as { [I in keyof T]: Box }; // sound: a box of each
}
