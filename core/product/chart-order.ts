import type { SizeSystem } from '../kernel/size-tables';

const COLUMNS: Readonly<Record<SizeSystem, RegExp>> = {
  us: /^(?:US\b|美码)/i,
  uk: /^(?:UK\b|英码)/i,
  eu: /^(?:EU\b|欧码)/i,
};

/** Returns the order of a size chart's columns that puts the shopper's size system first. */
export function chartOrder(head: readonly string[], system: SizeSystem): readonly number[] {
  const places = [...head.keys()];
  const isOwn = (place: number) => COLUMNS[system].test(head[place] ?? '');
  return [...places.filter(isOwn), ...places.filter((place) => !isOwn(place))];
}
