import {
  AccountLog,
  AccountOpening,
  AccountService,
  AccountViews,
  CallbackRequests,
  CheckoutRegistrations,
  CodeSignIn,
  ContactChange,
  CurrentPassword,
  FactorPasses,
  FactorPasskeys,
  FactorTries,
  Impersonations,
  MailLimits,
  NewPasswords,
  PasskeyChecks,
  Passkeys,
  PasskeySignIn,
  PasswordChanges,
  PasswordResets,
  PasswordSignIn,
  PasswordWriter,
  PeopleAdmin,
  PersonBonuses,
  PersonChanges,
  PersonPage,
  ProvenAccounts,
  Registrations,
  ResetRequests,
  SecondFactors,
  SessionStart,
  SignInCodes,
  StrangerLockout,
} from '../people';
import type { Dependencies } from './parts';

export interface PeopleServices {
  readonly accounts: AccountService;
  readonly callbackRequests: CallbackRequests;
  readonly checkoutRegistrations: CheckoutRegistrations;
  readonly codeSignIn: CodeSignIn;
  readonly factorPasskeys: FactorPasskeys;
  readonly impersonations: Impersonations;
  readonly passkeys: Passkeys;
  readonly passkeySignIn: PasskeySignIn;
  readonly passwordChanges: PasswordChanges;
  readonly passwordResets: PasswordResets;
  readonly passwordSignIn: PasswordSignIn;
  readonly peopleAdmin: PeopleAdmin;
  readonly personBonuses: PersonBonuses;
  readonly personChanges: PersonChanges;
  readonly personPage: PersonPage;
  readonly registrations: Registrations;
  readonly resetRequests: ResetRequests;
  readonly secondFactors: SecondFactors;
  readonly signInCodes: SignInCodes;
}

interface Shared {
  readonly log: AccountLog;
  readonly lockout: StrangerLockout;
  readonly mailLimits: MailLimits;
  readonly newPasswords: NewPasswords;
  readonly start: SessionStart;
}

export function peopleServicesOf(given: Dependencies): PeopleServices {
  const parts = {
    ...given,
    log: new AccountLog(given),
    lockout: new StrangerLockout(given),
    mailLimits: new MailLimits(given),
    newPasswords: new NewPasswords(given),
    start: new SessionStart(given),
  };
  return {
    accounts: new AccountService({
      ...parts,
      contacts: new ContactChange(given),
      views: new AccountViews(given.groups),
    }),
    peopleAdmin: new PeopleAdmin(given),
    personBonuses: new PersonBonuses(given),
    personChanges: new PersonChanges(given),
    personPage: new PersonPage(given),
    ...passwordServicesOf(parts),
    ...signInServicesOf(parts),
    ...factorServicesOf(parts),
  };
}

function passwordServicesOf(parts: Dependencies & Shared) {
  const writer = new PasswordWriter(parts);
  return {
    passwordChanges: new PasswordChanges({ ...parts, current: new CurrentPassword(parts), writer }),
    passwordResets: new PasswordResets({ ...parts, writer }),
    resetRequests: new ResetRequests(parts),
  };
}

function signInServicesOf(parts: Dependencies & Shared) {
  const registrations = new Registrations({ ...parts, opening: new AccountOpening(parts) });
  return {
    registrations,
    checkoutRegistrations: new CheckoutRegistrations({ ...parts, registrations }),
    callbackRequests: new CallbackRequests(parts),
    codeSignIn: new CodeSignIn({ ...parts, proven: new ProvenAccounts(parts) }),
    impersonations: new Impersonations(parts),
    passwordSignIn: new PasswordSignIn(parts),
    signInCodes: new SignInCodes(parts),
  };
}

function factorServicesOf(parts: Dependencies & Shared) {
  const checks = new PasskeyChecks(parts);
  const passes = new FactorPasses({ ...parts, tries: new FactorTries(parts) });
  return {
    passkeys: new Passkeys({ ...parts, checks }),
    passkeySignIn: new PasskeySignIn({ ...parts, checks }),
    secondFactors: new SecondFactors({ ...parts, passes }),
    factorPasskeys: new FactorPasskeys({ ...parts, passes, passkeyChecks: checks }),
  };
}
