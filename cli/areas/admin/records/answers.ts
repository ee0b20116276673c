import type * as z from 'zod/mini';
import { managedCard, managedGiftCards, personDetails, type ManagedCard } from '../../../../core/internal-staff';
import { isShopError } from '../../../../core/shopper';
import type { PersonDetails } from '../../../../core/staff';
import type { Platform } from '../../../composition/composition-root';
import { CommandError } from '../../../usage/usage-error';

type OwnAnswer = Awaited<ReturnType<Platform['records']['list']>>;

export function resultOf(answer: OwnAnswer): unknown {
  if (answer.kind === 'done') return answer.result;
  const { error = 'refused', errors, ...facts } = answer.meta ?? {};
  throw new CommandError(error, answer.message, { ...facts, ...(errors !== undefined && { fields: errors }) });
}

export function personOf(answer: OwnAnswer): PersonDetails {
  return personDetails.parse(resultOf(answer));
}

export function cardOf(answer: OwnAnswer): ManagedCard {
  return managedCard.parse(resultOf(answer));
}

export function cardsOf(answer: OwnAnswer): z.infer<typeof managedGiftCards.result> {
  return managedGiftCards.result.parse(resultOf(answer));
}

export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isShopError(error, 'request-rejected')) throw error;
    const { error: code, fields } = error.details;
    throw new CommandError(typeof code === 'string' ? code : error.code, error.message, {
      ...(fields !== undefined && { fields }),
    });
  }
}
