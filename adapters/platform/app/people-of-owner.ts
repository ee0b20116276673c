import {
  actOnGiftCard,
  issueGiftCard,
  managedGiftCards,
  topUpGiftCard,
} from '../../../core/contract/orders/manage-gift-cards';
import { answered, OWNER, readInput, type OwnAnswer } from '../staff';
import {
  changePerson,
  givePersonBonuses,
  notePerson,
  type PersonInput,
} from '../../../core/contract/people/manage-person';
import { personIdOf } from '../people';
import type { Services } from './services';

export interface PrivacyOfOwner {
  export(who: string): Promise<OwnAnswer>;
  erase(who: string): Promise<OwnAnswer>;
}

/** For staff who lost phone and recovery codes. */
export interface FactorsOfOwner {
  /** Removes the second factor and ends all sessions. @param login login email or phone */
  reset(login: string): Promise<OwnAnswer>;
}

/** Work on a person's record for the owner of the machine. */
export interface PersonsOfOwner {
  /** @param who account number, login e-mail or phone */
  show(who: string): Promise<OwnAnswer>;
  /** Omitted members are unchanged. */
  change(who: string, input: PersonInput): Promise<OwnAnswer>;
  note(who: string, text: string): Promise<OwnAnswer>;
  /** Everything that a merge would move. @param from record to remove */
  planMerge(from: string, into: string): Promise<OwnAnswer>;
  /** Cannot be undone. */
  merge(from: string, into: string): Promise<OwnAnswer>;
  /** @param input a negative amount deducts bonuses */
  giveBonuses(who: string, input: { readonly amount: number; readonly note: string }): Promise<OwnAnswer>;
}

/** Work on gift cards for the owner of the machine; input is validated as by the API. */
export interface CardsOfOwner {
  list(query: unknown): Promise<OwnAnswer>;
  show(id: string): Promise<OwnAnswer>;
  issue(input: unknown): Promise<OwnAnswer>;
  topUp(input: unknown): Promise<OwnAnswer>;
  act(input: unknown): Promise<OwnAnswer>;
}

export function cardsOfOwner({ giftCardAdmin }: Services): CardsOfOwner {
  return {
    list: (query) => answered(() => giftCardAdmin.list(readInput(managedGiftCards.query, query))),
    show: (id) => answered(() => giftCardAdmin.show(id)),
    issue: (input) => answered(() => giftCardAdmin.issue(readInput(issueGiftCard.body, input))),
    topUp: (input) => answered(() => giftCardAdmin.topUp(readInput(topUpGiftCard.body, input))),
    act: (input) => answered(() => giftCardAdmin.act(readInput(actOnGiftCard.body, input), OWNER)),
  };
}

export function peopleOfOwner(services: Services): {
  readonly privacy: PrivacyOfOwner;
  readonly persons: PersonsOfOwner;
  readonly secondFactors: FactorsOfOwner;
} {
  const { privacyAdmin, secondFactors } = services;
  return {
    persons: personsOf(services),
    privacy: {
      export: (who) => answered(() => privacyAdmin.export(who)),
      erase: (who) => answered(() => privacyAdmin.erase(who, OWNER)),
    },
    secondFactors: { reset: (login) => answered(() => secondFactors.reset(login, { who: OWNER })) },
  };
}

function personsOf({
  database,
  personBonuses,
  personMerges,
  personChanges,
  personPage,
  settings,
}: Services): PersonsOfOwner {
  const idOf = (who: string) => database.read((db) => personIdOf(db, who));
  const after = (who: string, work: (id: number) => Promise<void>) =>
    answered(async () => {
      const id = await idOf(who);
      await work(id);
      return personPage.details(id);
    });
  return {
    show: (who) => after(who, () => Promise.resolve()),
    change: (who, input) =>
      after(who, async (id) => {
        const { revision } = await personPage.details(id);
        const { id: _, ...read } = readInput(changePerson.body, { ...input, id: String(id), revision });
        await personChanges.change(id, read);
      }),
    planMerge: (from, into) => answered(() => personMerges.plan({ from, into })),
    merge: (from, into) => after(into, async (id) => personMerges.merge({ from: await idOf(from), into: id })),
    giveBonuses: (who, input) =>
      after(who, (id) => {
        const { id: _, ...read } = readInput(givePersonBonuses.body, {
          ...input,
          ...{ id: String(id), key: settings.ids.uuid() },
        });
        return personBonuses.give(id, read);
      }),
    note: (who, text) =>
      after(who, (id) => personChanges.note(id, readInput(notePerson.body, { id: String(id), text }).text)),
  };
}
