import { ownBonuses } from '../../../../core/contract/people/bonus-movement';
import * as people from '../../../../core/contract/people/manage-people';
import * as contract from '../../../../core/contract/people/manage-person';
import { requireUser, type Caller, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { PersonBonuses } from './person-bonuses';
import type { PeopleAdmin } from './people-admin';
import type { PersonChanges } from './person-changes';
import type { PersonPage } from './person-page';

interface Services {
  readonly database: Database;
  readonly peopleAdmin: PeopleAdmin;
  readonly personBonuses: PersonBonuses;
  readonly personChanges: PersonChanges;
  readonly personPage: PersonPage;
}

export function peopleRoutes({
  database,
  peopleAdmin,
  personBonuses,
  personChanges,
  personPage,
}: Services): readonly Route[] {
  const after = async (id: string, caller: Caller, work: Promise<void>) => {
    await work;
    return personPage.details(Number(id), requireUser(caller));
  };
  return [
    route(contract.managedPersonDetails, ({ query, caller }) =>
      personPage.details(Number(query.id), requireUser(caller)),
    ),
    route(people.signOutPerson, ({ body, caller }) => peopleAdmin.signOut(Number(body.id), requireUser(caller))),
    route(contract.changePerson, ({ body: { id, ...input }, caller }) =>
      after(id, caller, personChanges.change(Number(id), input, requireUser(caller))),
    ),
    route(contract.notePerson, ({ body: { id, text }, caller }) =>
      after(id, caller, personChanges.note(Number(id), text, requireUser(caller))),
    ),
    route(contract.removePersonNote, ({ body: { id, note }, caller }) =>
      after(id, caller, personChanges.removeNote(Number(id), note, requireUser(caller))),
    ),
    route(contract.givePersonBonuses, ({ body: { id, ...input }, caller }) =>
      after(id, caller, personBonuses.give(Number(id), input, requireUser(caller))),
    ),
    route(ownBonuses, ({ caller }) => personBonuses.own(requireUser(caller))),
    route(contract.managedPersonTags, async () => {
      const tags = await database.read((db) => db.customers.tags());
      return { items: [...tags] };
    }),
  ];
}
