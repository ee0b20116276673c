import * as contract from '../../../../core/contract/people/accounts';
import { confirmEmail } from '../../../../core/contract/people/contact-change';
import * as sessionContract from '../../../../core/contract/people/own-sessions';
import { countryOfCaller } from '../../catalogue';
import { type Caller, type Route, route, type From, type Settings, requireUser } from '../../foundation';
import type { AccountService } from './account-service';
import { deviceOf } from './device-of';
import { OwnSessions } from './own-sessions';
import type { SecurityLog } from './security-log';
import type { Database } from '../../ports/database';
import type { SessionService } from './session-service';
import type { FileStore } from '../../ports/foundation/files';
import { forgetPortrait, portraitOf } from './portrait';

interface Services {
  readonly accounts: AccountService;
  readonly database: Database;
  readonly sessions: SessionService;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly security: SecurityLog;
}

export function accountRoutes(services: Services): readonly Route[] {
  return [...profileRoutes(services), ...sessionRoutes(services)];
}

export async function fromOf(
  call: { readonly address: string | undefined; readonly request: Request; readonly caller: Caller },
  body: { readonly refreshToken?: string | undefined } = {},
): Promise<From> {
  const { address, caller, request } = call;
  const earlier = {
    sessionId: caller.kind === 'user' ? caller.sessionId : undefined,
    refreshToken: body.refreshToken,
  };
  return { address, device: await deviceOf(request.headers.get('user-agent')), earlier };
}

function sessionRoutes(services: Services): readonly Route[] {
  const ownSessions = new OwnSessions(services);
  return [
    route(sessionContract.ownSessions, ({ caller }) => ownSessions.list(requireUser(caller))),
    route(sessionContract.endSessions, ({ caller, body }) => ownSessions.end(requireUser(caller), body.id)),
  ];
}

function profileRoutes(services: Services): readonly Route[] {
  const { accounts, settings } = services;
  const self = (caller: Caller) => requireUser(caller);
  return [
    route(contract.updateUser, ({ caller, body, store, address }) =>
      accounts.update(self(caller), body, { store, address }),
    ),
    route(confirmEmail, ({ caller, body, store, address }) =>
      accounts.confirmEmail(self(caller), body, { store, address }),
    ),
    route(contract.changePhoto, async ({ caller, files }) => {
      const user = self(caller);
      const photo = await portraitOf(files, services);
      const { before, view } = await accounts.changePhoto(user, photo);
      await forgetPortrait(before, services);
      return view;
    }),
    route(contract.saveName, ({ caller, query, body }) => accounts.saveName(self(caller), query.id, body.name)),
    route(contract.getProfile, ({ caller, query }) => {
      const { customer, ...session } = self(caller);
      accounts.requireOwn(customer, query.id);
      return accounts.view(customer, session);
    }),
    route(contract.guestAccount, async ({ caller, query }) => {
      if (caller.kind !== 'user') return null;
      const found = await accounts.find(caller, query.phone ?? query.email ?? '');
      if (!found) return null;
      const { id, firstname, lastname, loginPhone } = found;
      return { id, firstname, lastname, phone: loginPhone ?? null };
    }),
    route(contract.geoData, ({ request, store }) => ({
      country: countryOfCaller(request, store, settings.defaultStore),
      city: null,
      postcode: null,
    })),
  ];
}
