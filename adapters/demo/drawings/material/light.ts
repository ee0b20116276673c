import type { Frame } from './backdrop';
import { toOklch } from './colour';
import type { Cloth } from './cloth';
import { short } from './outline';
import type { Tones } from './tones';

function matrix(hex: string, alpha: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number): string => (((value >> shift) & 255) / 255).toFixed(2).replace(/^0/, '');
  return `0 0 0 0 ${part(16)} 0 0 0 0 ${part(8)} 0 0 0 0 ${part(0)} 0 0 0 ${alpha.toFixed(2).replace(/^0\./, '.')} 0`;
}

function slope(name: string, blur: number, step: readonly [number, number], gain: number): string {
  const k = short(gain);
  return (
    `<feGaussianBlur in="h" stdDeviation="${short(blur)}" result="${name}"/>` +
    `<feOffset dx="-${short(step[0])}" dy="-${short(step[1])}" result="${name}o"/>` +
    `<feComposite in2="${name}" operator="arithmetic" k2="${k}" k3="-${k}" result="${name}g"/>` +
    `<feComposite in="${name}" in2="${name}o" operator="arithmetic" k2="${k}" k3="-${k}" result="${name}s"/>`
  );
}

function tint(source: string, hex: string, alpha: number): string {
  return `<feColorMatrix in="${source}" values="${matrix(hex, alpha)}" result="${source}"/>`;
}

export type Lean = readonly [number, number];

export const FROM_LEFT: Lean = [1.05, 0.6];

export const FROM_ABOVE: Lean = [0.5, 1.1];

const WHOLE: Frame = { x: 0, y: 0, width: 400, height: 496 };

/**
 * Studio light as a filter over a grey height map (white is high). Unlike feDiffuseLighting, it renders identically at
 * every size and in every engine.
 */
export function reliefFilter(tones: Tones, cloth: Cloth, lean: Lean, area: Frame = WHOLE): string {
  const { l } = toOklch(tones.base);
  const shadow = cloth.depth * (tones.dark ? 0.95 : tones.pale ? 0.58 : 0.7);
  const light = tones.dark ? Math.max(0.95, cloth.gloss) * 0.68 : cloth.gloss * (0.3 + 0.3 * (1 - l));
  return (
    `<filter id="R" filterUnits="userSpaceOnUse" x="${short(area.x)}" y="${short(area.y)}" width="${short(area.width)}" height="${short(area.height)}" color-interpolation-filters="sRGB">` +
    `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>` +
    slope('a', 11, [6.8, 9], 1.7) +
    slope('b', cloth.soft, [cloth.soft * lean[0], cloth.soft * lean[1]], 2.7) +
    tint('as', tones.shade, shadow) +
    tint('ag', tones.glow, light * 0.8) +
    tint('bs', tones.shade, shadow) +
    tint('bg', tones.glow, light) +
    `<feMerge><feMergeNode in="as"/><feMergeNode in="ag"/><feMergeNode in="bs"/><feMergeNode in="bg"/></feMerge></filter>`
  );
}

export function shadowFilters(): string {
  return (
    `<filter id="S" filterUnits="userSpaceOnUse" x="-60" y="-60" width="520" height="640"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<filter id="o" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter>`
  );
}
