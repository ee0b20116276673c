/** Languages other than English in which a merchant's texts are kept. */
export const OTHER_LANGUAGES = ['de', 'ru', 'uk', 'zh'] as const;

/** Every language of a merchant's texts. English comes first: it stands in where another one has nothing. */
export const TEXT_LANGUAGES = ['en', ...OTHER_LANGUAGES] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
