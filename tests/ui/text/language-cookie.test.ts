import { expect, it } from 'vitest';
import { languageChoice } from '../../../ui/entry/language-choice';
import { chosenLanguage, languageCookie } from '../../../ui/text/language-cookie';

it('over https the cookie is limited to this host and to https; over plain http browsers would not keep such a one', () => {
  expect(languageCookie('uk', true)).toBe(
    '__Host-interface-language=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(languageCookie('uk', false)).toBe('interface-language=uk; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('both are read, and one that another host of the domain may have set has lower priority', () => {
  expect(chosenLanguage('a=b; __Host-interface-language=uk')).toBe('uk');
  expect(chosenLanguage('interface-language=de')).toBe('de');
  expect(chosenLanguage('interface-language=de; __Host-interface-language=uk')).toBe('uk');
  expect(chosenLanguage('x__Host-interface-language=uk')).toBeUndefined();
});

it('a form without script sets the cookie for the public URL, whatever protocol the proxy uses', () => {
  const cookieOf = (publicUrl?: string) =>
    languageChoice(new URL('http://10.0.0.5:3000/?interface-language=zh'), publicUrl)?.headers.get('set-cookie');
  expect(cookieOf('https://shop.example')).toMatch(/^__Host-interface-language=zh; .*; Secure$/);
  expect(cookieOf()).toMatch(/^interface-language=zh; /);
});
