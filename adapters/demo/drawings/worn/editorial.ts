import { short } from '../material/outline';
import type { Cut } from '../spec/drawing-spec';
import { unitsOf } from './scene';

const TURN = -7;
const NEAR_CHEST = { scale: 1.46, y: 170 } as const;
const NEAR_MIDDLE = { scale: 1.16, y: 250 } as const;

export function editorial(cut: Cut, thing: string): string {
  const { scale, y } = unitsOf(cut) === undefined ? NEAR_CHEST : NEAR_MIDDLE;
  const nearer = `translate(${short(212 - 200 * scale)} ${short(y - y * scale)}) scale(${String(scale)})`;
  return `<g transform="rotate(${String(TURN)} 200 248) ${nearer}">${thing}</g>`;
}
