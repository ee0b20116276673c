import { answered, OWNER, type OwnAnswer } from '../staff';
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

export function peopleOfOwner({ privacyAdmin, secondFactors }: Services): {
  readonly privacy: PrivacyOfOwner;
  readonly secondFactors: FactorsOfOwner;
} {
  return {
    privacy: {
      export: (who) => answered(() => privacyAdmin.export(who)),
      erase: (who) => answered(() => privacyAdmin.erase(who, OWNER)),
    },
    secondFactors: { reset: (login) => answered(() => secondFactors.reset(login, { who: OWNER })) },
  };
}
