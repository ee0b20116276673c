/** OKLCH colour: lightness 0–1, chroma 0–0.4, hue in degrees. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export type Hex = `#${string}`;

export function hexOf(color: string): Hex {
  return `#${color.slice(1)}`;
}

function toLinear(channel: number): number {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function toChannel(linear: number): number {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255);
}

export function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((value >> 16) & 255);
  const g = toLinear((value >> 8) & 255);
  const b = toLinear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, d),
    h: (Math.atan2(d, a) * 180) / Math.PI,
  };
}

/** Converts OKLCH to `#rrggbb`; out-of-gamut channels are clipped. */
export function toHex({ l, c, h }: Oklch): Hex {
  const a = c * Math.cos((h * Math.PI) / 180);
  const d = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * d) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * d) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * d) ** 3;
  const r = toChannel(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const g = toChannel(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const b = toChannel(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

/** Same hue at another lightness; `chroma` is a multiplier. */
export function atLightness(hex: string, lightness: number, chroma = 1): Hex {
  const { c, h } = toOklch(hex);
  return toHex({ l: Math.min(1, Math.max(0, lightness)), c: c * chroma, h });
}

/** Changes perceived lightness by `step`; negative darkens. */
export function lighter(hex: string, step: number, chroma = 1): Hex {
  return atLightness(hex, toOklch(hex).l + step, chroma);
}
