import * as z from 'zod/mini';

/** Names of the skins of the product (A §3, skin). */
export const SKIN_NAMES = ['vitrine', 'fjord', 'night'] as const;
/** Name of one of the shop's skins. */
export type SkinName = (typeof SKIN_NAMES)[number];

/** The colours of a skin, by the names of their custom properties without the dashes. */
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
/** Name of a colour that a skin sets. */
export type ColourToken = (typeof COLOUR_TOKENS)[number];

/** Families of letters that a skin may choose from, so that no text of anybody's gets into a style sheet. */
export const DISPLAY_FACES = ['condensed', 'plain', 'serif'] as const;
/** Faces that a skin may set text in. */
export const TEXT_FACES = ['plain', 'serif', 'system'] as const;

/** Largest radius of corners, in pixels: a field of the touch height is round then. */
export const MOST_RADIUS = 22;

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** What a merchant changes of a skin: colours of six hex digits, faces by name, a radius in whole pixels. Nothing else can be said with it. */
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
  radius: z.optional(z.int().check(z.gte(0), z.lte(MOST_RADIUS))),
});
/** Every token of a skin: colours, faces and shapes. */
export type SkinTokens = z.infer<typeof skinTokens>;

/** Every token with its value. */
export type WholeSkin = Readonly<Record<ColourToken, string>> & {
  readonly 'display-face': (typeof DISPLAY_FACES)[number];
  readonly 'text-face': (typeof TEXT_FACES)[number];
  readonly radius: number;
};
