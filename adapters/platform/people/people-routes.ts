import * as contract from '../../../core/contract/manage-people';
import { requireUser } from '../http/require-caller';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { PeopleAdmin } from './people-admin';

export function peopleRoutes({ peopleAdmin }: { readonly peopleAdmin: PeopleAdmin }): readonly Route[] {
  return [
    route(contract.managedPersonDetails, ({ query, caller }) =>
      peopleAdmin.details(Number(query.id), requireUser(caller)),
    ),
    route(contract.signOutPerson, ({ body, caller }) => peopleAdmin.signOut(Number(body.id), requireUser(caller))),
  ];
}
