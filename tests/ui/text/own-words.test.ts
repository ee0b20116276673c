import type { Message } from '../../../core/internal';
import { describe, expect, it } from 'vitest';
import cabinetDe from '../../../ui/text/messages/de/cabinet.json';
import cabinetEn from '../../../ui/text/messages/en/cabinet.json';
import orderDe from '../../../ui/text/messages/de/order.json';
import orderEn from '../../../ui/text/messages/en/order.json';
import orderRu from '../../../ui/text/messages/ru/order.json';
import orderUk from '../../../ui/text/messages/uk/order.json';
import orderZh from '../../../ui/text/messages/zh/order.json';
import cabinetRu from '../../../ui/text/messages/ru/cabinet.json';
import cabinetUk from '../../../ui/text/messages/uk/cabinet.json';
import cabinetZh from '../../../ui/text/messages/zh/cabinet.json';
import designDe from '../../../ui/text/messages/de/design.json';
import designEn from '../../../ui/text/messages/en/design.json';
import designRu from '../../../ui/text/messages/ru/design.json';
import designUk from '../../../ui/text/messages/uk/design.json';
import designZh from '../../../ui/text/messages/zh/design.json';
import developerDe from '../../../ui/text/messages/de/developer.json';
import developerEn from '../../../ui/text/messages/en/developer.json';
import developerRu from '../../../ui/text/messages/ru/developer.json';
import developerUk from '../../../ui/text/messages/uk/developer.json';
import developerZh from '../../../ui/text/messages/zh/developer.json';
import manageDe from '../../../ui/text/messages/de/manage.json';
import manageEn from '../../../ui/text/messages/en/manage.json';
import manageRu from '../../../ui/text/messages/ru/manage.json';
import manageUk from '../../../ui/text/messages/uk/manage.json';
import manageZh from '../../../ui/text/messages/zh/manage.json';
import { formsOf } from '../forms-of';

type Catalogue = Readonly<Record<string, Message>>;

const CATALOGUES: readonly (readonly [part: string, language: string, own: Catalogue, english: Catalogue])[] = [
  ['an order', 'de', orderDe, orderEn],
  ['an order', 'ru', orderRu, orderEn],
  ['an order', 'uk', orderUk, orderEn],
  ['an order', 'zh', orderZh, orderEn],
  ['the cabinet', 'de', cabinetDe, cabinetEn],
  ['the cabinet', 'ru', cabinetRu, cabinetEn],
  ['the cabinet', 'uk', cabinetUk, cabinetEn],
  ['the cabinet', 'zh', cabinetZh, cabinetEn],
  ['the back office', 'de', manageDe, manageEn],
  ['the back office', 'ru', manageRu, manageEn],
  ['the back office', 'uk', manageUk, manageEn],
  ['the back office', 'zh', manageZh, manageEn],
  ['the design editor', 'de', designDe, designEn],
  ['the design editor', 'ru', designRu, designEn],
  ['the design editor', 'uk', designUk, designEn],
  ['the design editor', 'zh', designZh, designEn],
  ['the developer menu', 'de', developerDe, developerEn],
  ['the developer menu', 'ru', developerRu, developerEn],
  ['the developer menu', 'uk', developerUk, developerEn],
  ['the developer menu', 'zh', developerZh, developerEn],
];

const blanksOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
/** German words that equal the English ones. */
const LOANWORDS = new Set(
  'Admin Bank Blogger Code CSV Download Format Host Import Manager Name Newsletter Person Region Sale Shop Status Store System'.split(
    ' ',
  ),
);
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Forms with their names. Languages differ in plural categories, but not in choices and exact numbers such as '=0'. */
function namedForms(message: Message, above = ''): readonly (readonly [name: string, form: string])[] {
  if (typeof message === 'string') return [[above, message]];
  const { '#': _, ...forms } = message;
  return Object.entries(forms).flatMap(([name, form]) =>
    form === undefined ? [] : namedForms(form, CATEGORIES.has(name) ? above : `${above}/${name}`),
  );
}
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

describe.each(CATALOGUES)('the texts of %s in %s', (_part, _language, messages, sentences) => {
  const own = new Map(Object.entries(messages));
  const english = Object.entries(sentences);

  it('have the placeholders of the English ones, in each form', () => {
    const wrong = english.filter(([key, message]) => {
      const wanted = new Map(namedForms(message));
      return namedForms(own.get(key) ?? '').some(
        ([name, form]) => blanksOf(form).join() !== blanksOf(wanted.get(name) ?? '').join(),
      );
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('are translated', () => {
    const same = english.filter(
      ([key, message]) =>
        formsOf(message).some((form) => hasWords(form) && !LOANWORDS.has(form)) &&
        formsOf(message)[0] === formsOf(own.get(key) ?? '')[0],
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
