import { answered, OWNER, type OwnAnswer } from './records/own-records';
import type { Services } from './services';

/** What is owed to people about what is kept of them: a copy, and to be forgotten. */
export interface PrivacyOfOwner {
  export(who: string): Promise<OwnAnswer>;
  erase(who: string): Promise<OwnAnswer>;
}

/** For staff who lost phone and codes. */
export interface FactorsOfOwner {
  /** Takes somebody's second factor away and ends their sessions. @param login what they sign in with */
  reset(login: string): Promise<OwnAnswer>;
}

/** What the owner of this process does about people without being signed in. */
export function peopleOfOwner({ privacyDesk, secondFactors }: Services): {
  readonly privacy: PrivacyOfOwner;
  readonly secondFactors: FactorsOfOwner;
} {
  return {
    privacy: {
      export: (who) => answered(() => privacyDesk.export(who)),
      erase: (who) => answered(() => privacyDesk.erase(who, OWNER)),
    },
    secondFactors: { reset: (login) => answered(() => secondFactors.reset(login, { who: OWNER })) },
  };
}
