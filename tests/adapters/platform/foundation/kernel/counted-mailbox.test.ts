import { describe, expect, it } from 'vitest';
import { countedMailbox } from '../../../../../adapters/platform/foundation/kernel/counted-mailbox';

describe('the mailbox that bounds count', () => {
  it.each([
    ['a.d.a+shop@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['a.da@shop.test', 'a.da@shop.test'],
    ['+12125550100', '+12125550100'],
    ['ada@not a host', 'ada@not a host'],
  ])('of %s is %s', (contact, mailbox) => expect(countedMailbox(contact)).toBe(mailbox));
});
