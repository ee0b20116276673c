import { fullName } from '../../../../core/kernel/full-name';
import { giftCardLastDay } from '../../../../core/orders/rules/gift-card-last-day';
import { priceFormatter } from '../../../../core/store-views';
import { storeUrl, languageOf, zoneIn } from '../../foundation';
import { giftCardTextsOf } from '../pages/gift-card-texts';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { longDay } from './long-day';
import type { WrittenIn } from './order-letter';

/** Mail of a card that staff issued: from the shop, to its recipient. */
export function issuedCardMail(card: StoredGiftCard, code: string, { store, publicUrl }: WrittenIn): NewMessage {
  const format = giftCardTextsOf(store);
  const amount = priceFormatter(store.i18n)(card.balance);
  const name = card.recipient ?? '';
  return letterMessage(
    { kind: 'gift-card', contact: card.email ?? '', language: languageOf(store) },
    {
      title: format('subject-own', { amount }),
      text: [
        ...(name === '' ? [] : [format('hello', { name })]),
        format('text-issued', { amount }),
        ...(card.message === undefined ? [] : [card.message]),
      ],
      action: { label: format('open'), href: storeUrl(store, publicUrl) },
      facts: [{ rows: cardFacts(card, code, amount, store) }],
      after: [format('how')],
    },
  );
}

function cardFacts({ expiresAt }: StoredGiftCard, code: string, amount: string, store: WrittenIn['store']) {
  const format = giftCardTextsOf(store);
  return [
    { label: format('code'), value: code },
    { label: format('amount'), value: amount },
    ...(expiresAt === undefined ? [] : [{ label: format('until'), value: lastDayOf(expiresAt, store) }]),
  ];
}

function lastDayOf(expiresAt: number, store: WrittenIn['store']): string {
  return longDay(Date.parse(giftCardLastDay(expiresAt, zoneIn(store))), store.i18n.defaultLocale);
}

export function giftCardMail(
  order: StoredOrder,
  card: StoredGiftCard,
  code: string,
  { store, publicUrl }: WrittenIn,
): NewMessage {
  const format = giftCardTextsOf(store);
  const { firstName, lastName } = order.document.personalDetails;
  const sender = fullName(firstName, lastName);
  const isPassedOn = card.email !== undefined;
  const amount = priceFormatter(store.i18n)(card.value);
  const name = card.recipient ?? '';
  return letterMessage(
    { kind: 'gift-card', contact: card.email ?? order.email, language: languageOf(store) },
    {
      title: isPassedOn ? format('subject', { sender, amount }) : format('subject-own', { amount }),
      text: [
        ...(isPassedOn && name !== '' ? [format('hello', { name })] : []),
        isPassedOn ? format('text', { sender, amount }) : format('text-own', { number: order.number }),
        ...(card.message === undefined ? [] : [card.message]),
      ],
      action: { label: format('open'), href: storeUrl(store, publicUrl) },
      facts: [
        {
          rows: [
            { label: format('code'), value: code },
            { label: format('amount'), value: amount },
            ...(isPassedOn || name === '' ? [] : [{ label: format('for'), value: name }]),
            ...(card.expiresAt === undefined
              ? []
              : [{ label: format('until'), value: lastDayOf(card.expiresAt, store) }]),
          ],
        },
      ],
      after: [format('how')],
    },
  );
}
