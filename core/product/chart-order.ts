import type { SizeSystem } from '../kernel/size-tables';

const COLUMNS: Readonly<Record<SizeSystem, RegExp>> = {
  us: /^(?:US\b|美码)/i,
  uk: /^(?:UK\b|英码)/i,
  eu: /^(?:EU\b|欧码)/i,
};

const SYSTEMS: readonly SizeSystem[] = ['us', 'uk', 'eu'];

/**
 * Returns the order of a size chart's columns that puts the shopper's size system first. Transposed charts, whose first
 * column names the rows, keep their order.
 */
export function chartOrder(head: readonly string[], system: SizeSystem): readonly number[] {
  const places = [...head.keys()];
  const isOwn = (place: number) => COLUMNS[system].test(head[place] ?? '');
  const [first = '', ...others] = head;
  if (first === '' || (systemOf(first) === undefined && isOneSystem(others))) return places;
  return [...places.filter(isOwn), ...places.filter((place) => !isOwn(place))];
}

function isOneSystem(names: readonly string[]): boolean {
  const systems = new Set(names.map(systemOf));
  return systems.size === 1 && !systems.has(undefined);
}

function systemOf(name: string): SizeSystem | undefined {
  return SYSTEMS.find((system) => COLUMNS[system].test(name));
}
