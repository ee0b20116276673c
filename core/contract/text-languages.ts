/** Languages other than English in which a merchant's texts are kept. */
export const OTHER_LANGUAGES = ['de', 'ru', 'uk', 'zh'] as const;

/** Every language of a merchant's texts. English comes first: it stands in where another one has nothing. */
export const TEXT_LANGUAGES = ['en', ...OTHER_LANGUAGES] as const;
/** A language that the texts of the shop are in. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/**
 * English is kept as the United States write it. What a text says in British English stands beside it and is shown by
 * the stores of all other countries that speak English: 'Trainers' for 'Sneakers'.
 */
export const BRITISH = 'en-GB';
/** A language that a text is kept in, or its British English. */
export type TextTongue = TextLanguage | typeof BRITISH;
