import type { Message } from '../../core/internal';
import type first from './messages/en/first.json';
import type later from './messages/en/later.json';

type Catalogue<English> = Readonly<Record<keyof English, Message>>;

/** Texts of entry pages and the frame; every first page loads them. */
export type FirstMessages = Catalogue<typeof first>;
/** Texts that no first page shows; code that uses them waits for `TextRegistry.load`. */
export type LaterMessages = Catalogue<typeof later>;
/** Key of a storefront text. */
export type MessageKey = keyof FirstMessages | keyof LaterMessages;

/** All texts of a language. */
export type Messages = FirstMessages & LaterMessages;
/** Texts loaded so far: those of the first page, and possibly the later ones. */
export type Words = FirstMessages & Partial<LaterMessages>;
