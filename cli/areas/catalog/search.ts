import { TEXT_LANGUAGES } from '../../../core';
import { command } from '../../declare/command';
import { choice, text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { LISTING_OPTIONS, listingJson, listingQuery, listingText } from './listing';

export const search = command({
  name: 'search',
  summary: 'find products by words; typing errors are forgiven',
  args: { text: required('what to look for', text()) },
  options: {
    ...LISTING_OPTIONS,
    asTyped: flag('take "sale", "under 50", sizes and brands for words, not for choices'),
    language: optional('language that the words are read in first', choice(TEXT_LANGUAGES, 'language')),
  },
  run: async (input, session) => {
    const shop = await session.shop();
    const { text: words, asTyped, language } = input;
    const listing = await shop.catalogue.search({ ...listingQuery(input), text: words, asTyped, language });
    return answer(listingJson(listing), (screen) => listingText(listing, screen));
  },
});
