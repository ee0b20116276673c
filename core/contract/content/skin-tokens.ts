import * as z from 'zod/mini';

/** Names of the built-in skins. */
export const SKIN_NAMES = ['vitrine', 'fjord', 'night'] as const;
/** Name of a skin. */
export type SkinName = (typeof SKIN_NAMES)[number];

/** Colour tokens, named like their custom properties. */
export const COLOUR_TOKENS = [
  'paper',
  'paper-deep',
  'paper-lift',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'signal',
  'signal-ink',
  'on-signal',
  'focus',
  'on-ink',
  'good',
  'warn',
  'bad',
  'on-ink-good',
  'on-ink-warn',
  'on-ink-bad',
] as const;
/** Name of a colour token. */
export type ColourToken = (typeof COLOUR_TOKENS)[number];

/** Display faces; a closed list keeps free text out of the CSS. */
export const DISPLAY_FACES = ['condensed', 'plain', 'serif'] as const;
/** Text faces of a skin. */
export const TEXT_FACES = ['plain', 'serif', 'system'] as const;

/** Maximum corner radius in pixels. */
export const MAX_RADIUS = 22;

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** Strictly limited values, so that no CSS can be injected. */
export const skinTokens = z.object({
  paper: colour,
  'paper-deep': colour,
  'paper-lift': colour,
  ink: colour,
  'ink-soft': colour,
  'ink-faint': colour,
  line: colour,
  'line-strong': colour,
  signal: colour,
  'signal-ink': colour,
  'on-signal': colour,
  focus: colour,
  'on-ink': colour,
  good: colour,
  warn: colour,
  bad: colour,
  'on-ink-good': colour,
  'on-ink-warn': colour,
  'on-ink-bad': colour,
  'display-face': z.optional(z.enum(DISPLAY_FACES)),
  'text-face': z.optional(z.enum(TEXT_FACES)),
  radius: z.optional(z.int().check(z.gte(0), z.lte(MAX_RADIUS))),
});
/** Token overrides of a skin. */
export type SkinTokens = z.infer<typeof skinTokens>;

/** All tokens of a skin with their values. */
export type WholeSkin = Readonly<Record<ColourToken, string>> & {
  readonly 'display-face': (typeof DISPLAY_FACES)[number];
  readonly 'text-face': (typeof TEXT_FACES)[number];
  readonly radius: number;
};
