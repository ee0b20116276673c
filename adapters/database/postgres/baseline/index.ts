import { RULES as bloggersRules, TABLES as bloggers } from './bloggers';
import { RULES as catalogueRules, TABLES as catalogue } from './catalogue';
import { RULES as contentRules, TABLES as content } from './content';
import { RULES as foundationRules, TABLES as foundation } from './foundation';
import { RULES as messagesRules, TABLES as messages } from './messages';
import { RULES as ordersRules, TABLES as orders } from './orders';
import { RULES as peopleRules, TABLES as people } from './people';
import { RULES as sellingRules, TABLES as selling } from './selling';
import { RULES as staffRules, TABLES as staff } from './staff';

/** Schema version of the baseline; earlier schemas were never released. */
export const BASELINE_VERSION = 35;

/** Statements that create the schema in an empty database. */
export const BASELINE: readonly string[] = [
  ...foundation,
  ...catalogue,
  ...content,
  ...messages,
  ...people,
  ...selling,
  ...orders,
  ...bloggers,
  ...staff,
  ...foundationRules,
  ...catalogueRules,
  ...contentRules,
  ...messagesRules,
  ...peopleRules,
  ...sellingRules,
  ...ordersRules,
  ...bloggersRules,
  ...staffRules,
];
