import { heading, list, text } from './page-text';
import type { PagePart, PageText } from './page-text';
import { words } from './page-words';

/** Frequent questions; each answer names the buttons as the pages do. */
export const QUESTIONS: readonly PagePart[] = [
  heading(...words('contact.where-is-my-order')),
  text(...words('contact.where-is-my-order.1')),
  heading(...words('contact.how-do-i-cancel-an')),
  text(...words('contact.how-do-i-cancel-an.1')),
  heading(...words('contact.which-size-do-i-take')),
  text(...words('contact.which-size-do-i-take.1')),
  heading(...words('contact.how-can-i-pay-and')),
  text(...words('contact.how-can-i-pay-and.1')),
];

const TITLE: PageText['title'] = words('contact.title');

const SUMMARY: PageText['summary'] = words('contact.summary');

/** The page of contact and questions of a shop. @param reach how it is reached, before the questions */
export function contactPage(...reach: readonly PagePart[]): PageText {
  return { identifier: 'contact', section: 'help', title: TITLE, summary: SUMMARY, parts: [...reach, ...QUESTIONS] };
}

/** A placeholder that the merchant replaces, because only they know the hours. */
export const CONTACT: PageText = contactPage(list(words('contact.intro.1')));
