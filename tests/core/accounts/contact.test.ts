import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../../adapters/platform/ports/messages/messages';
import {
  countedMailboxOf,
  EMAIL,
  isContact,
  isPhone,
  readContact,
  mailboxOf,
  readEmail,
  readPhone,
} from '../../../core/contract/foundation/contact';

describe('a sign-in contact (A §5)', () => {
  it('accepts a phone number in any format', () => {
    const written = ['+1 (212) 555-0100', '0012125550100', '1.212.555.0100', ' 1_212_555_0100# ', '1–212—555‑0100'];
    expect(new Set(written.map(readPhone))).toEqual(new Set(['+12125550100']));
  });

  it.each([
    ['030/1234567', '+0301234567'],
    ['tel:+12125550100', '+12125550100'],
    ['＋４９ ３０ １２３４５６７', '+49301234567'],
    ['+٤٩ ٣٠ ١٢٣٤٥٦٧', '+49301234567'],
    ['\u202A+12125550100\u202C', '+12125550100'],
  ])('accepts a phone number as people write and copy it: %j', (typed, read) => {
    expect([isPhone(typed), readPhone(typed)]).toEqual([true, read]);
  });

  it.each(['+1 212 555 0100 x12', '+1 (212) 555-0100 ext. 12'])(
    'accepts %j in an address, but not as an account: it may be an extension',
    (typed) => {
      expect([isPhone(typed), readPhone(typed), readContact(typed)]).toEqual([true, undefined, undefined]);
      expect(isContact(typed)).toBe(false);
    },
  );

  it('rejects two numbers as an account', () => {
    expect(readPhone('+49 30 1234567/+49 30 7654321')).toBeUndefined();
    expect(readPhone('+49 1234 5678 90123')).toBe('+491234567890123');
  });

  it('rejects a country code that begins with 0 in an address', () => {
    expect([isPhone('+0301234567'), isPhone('+ 030 1234567'), isPhone('0301234567')]).toEqual([false, false, true]);
  });

  it('normalises an email address to lower case', () => {
    expect(readContact(' Ada@Shop.Test ')).toEqual({ kind: 'email', value: 'ada@shop.test' });
    expect(readContact('a@b.test')).toEqual({ kind: 'email', value: 'a@b.test' });
    // Unicode-equivalent spellings are one address.
    expect(readEmail('BO\u0308B@mail.test')).toBe(readEmail('böb@mail.test'));
  });

  it.each(['', '12345', '------', '......', 'ada', 'a@', '@b', 'a b@c', 'a@b@c', 'a@b', '1'.repeat(41)])(
    'rejects %j',
    (raw) => {
      expect(readContact(raw)).toBeUndefined();
    },
  );

  it.each(['------', '(....)', '+1 212 555 0100', '1'.repeat(41), '‒–—―−‑#_'])(
    'accepts %j by the pattern: the shop validates the number',
    (raw) => {
      expect([isPhone(raw), isContact(` ${raw} `)]).toEqual([true, true]);
    },
  );

  it.each(['12345', '     1', 'ada', 'a@', '12345a'])('rejects %j by the pattern', (raw) => {
    expect(isContact(raw)).toBe(false);
  });

  it.each([
    ['unchanged', 'bob@mail.test', true],
    ['in capitals', 'BOB@Mail.Test', true],
    ['with spaces around it', '  bob@mail.test\n', true],
    ['as copied by a phone', '\u202Abob@mail.test\u202C', true],
    ['with a dot at the end', 'bob@mail.test.', false],
    ['in quotes', '"bob"@mail.test', false],
    ['in brackets after a name', 'zz<bob@mail.test>', false],
    ['in brackets', '<bob@mail.test>', false],
    ['with a comment', 'bob(x)@mail.test', false],
    ['with a comment at the host', 'bob@(x)mail.test', false],
    ['with a second address', 'bob@mail.test,eve@mail.test', false],
    ['with a semicolon', 'bob@mail.test;', false],
    ['with a scheme', 'mailto:bob@mail.test', false],
    ['with a backslash', 'b\\ob@mail.test', false],
    ['with an address in place of the host', 'bob@[127.0.0.1]', false],
    ['with two dots in the host', 'bob@mail..test', false],
    ['with a dot before the host', 'bob@.mail.test', false],
    ['with an invisible character', 'bob@mail\u200B.test', false],
    ['with an invisible mark', 'bob@mail\uFE0F.test', false],
    ['with full-width letters in the host', 'bob@ｍａｉｌ.test', true],
    ['with a dot of another script', 'bob@mail.test。com', false],
    ['with a half-width dot', 'bob@mail.test｡com', false],
    ['with a soft hyphen', 'bo\u00ADb@mail.test', false],
    ['with a NUL', 'bob\0@mail.test', false],
    ['with a host of one label', 'bob@mail', false],
  ])('normalises an email address to one spelling: bob %s', (_, raw, isTaken) => {
    expect(readEmail(raw)).toBe(isTaken ? 'bob@mail.test' : undefined);
    if (!isTaken) expect([EMAIL.test(raw), isContact(raw)]).toEqual([false, false]);
  });

  it.each(["o'brien+news@mail.test", 'ünï@bücher.example', 'a_b-c.d@mail.co.uk'])(
    'accepts %s, as does the email sender',
    (raw) => {
      expect([readEmail(raw), isMailAddress(raw)]).toEqual([raw, true]);
    },
  );

  it.each([
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'XN--BCHER-KVA.example'],
    ['faß.example', 'xn--fa-hia.example'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['shop.müller-lüdenscheidt.de', 'shop.xn--mller-ldenscheidt-22bg.de'],
  ])('is one address, whether its host is written %s or %s', (unicode, ascii) => {
    expect(domainToASCII(unicode)).toBe(ascii.toLowerCase());
    expect(readEmail(`ada@${ascii}`)).toBe(`ada@${unicode.toLowerCase()}`);
    expect(readContact(`ada@${ascii}`)).toEqual(readContact(`ada@${unicode}`));
  });

  it.each(['xn--.de', 'xn--a.de', 'xn--abc-.de', 'xn--zzzzzz.de', 'xn--99999999.de', 'xn--mller-kva-.de', 'xn---.de'])(
    'keeps the host %s, which has no other spelling',
    (host) => {
      expect(readEmail(`ada@${host}`)).toBe(`ada@${host}`);
    },
  );

  it('requires a phone number for a call', () => {
    expect(readPhone('ada@shop.test')).toBeUndefined();
    expect(readEmail('+1 212 555 0100')).toBeUndefined();
  });

  it.each([
    ['ada@shop.test', 'ada@shop.test'],
    ['ada+shop@shop.test', 'ada@shop.test'],
    ['ada+a+b@shop.test', 'ada@shop.test'],
    ['ada@shop.test.', 'ada@shop.test'],
    ['+ada@shop.test', '+ada@shop.test'],
    ['a.da@shop.test', 'a.da@shop.test'],
    ['+12125550100', '+12125550100'],
  ])('%s is delivered to the mailbox %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each([
    ['a.d.a+shop@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['Ada+1@XN--bcher-kva.example.', 'ada@bücher.example'],
    ['a.da@shop.test', 'a.da@shop.test'],
    ['+12125550100', '+12125550100'],
    ['ada@not a host', 'ada@not a host'],
  ])('%s counts as %s', (contact, mailbox) => {
    expect(countedMailboxOf(contact)).toBe(mailbox);
  });
});
