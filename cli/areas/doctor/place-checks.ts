import { connect } from 'node:net';
import type { SchemaFacts } from '../../composition/composition-doctor';
import type { Place } from '../../composition/place';
import type { GlobalOptions } from '../../usage/global-options';
import { GLOBAL_OPTIONS } from '../../usage/global-options';
import { isFromEnvironment } from '../../usage/environment';
import type { Parameters } from '../../usage/parameter';
import { tryRead } from '../../usage/try-read';
import { UsageError } from '../../usage/usage-error';
import { optionName } from '../../declare/command';
import { messageOf, reach, right, skipped, wrong, type Check, type Finding } from './check';
import { CLOCK_SLACK_MS } from './machine-checks';

const CONNECT_MS = 5000;

/**
 * Checks that all variables are known and valid.
 * @param own command-specific options, such as those of `serve`
 */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>, own: Parameters): Finding {
  const parameters = Object.entries({ ...GLOBAL_OPTIONS, ...own });
  const known = new Set(
    parameters.flatMap(([, one]) => (isFromEnvironment(one) ? [one.variable, `${one.variable}_FILE`] : [])),
  );
  const named = Object.keys(environment).filter((name) => name.startsWith('VITRINE_'));
  const strange = named
    .filter((name) => !known.has(name) && !OF_COMMANDS.has(name))
    .map((name) => `${name} is not a known variable`);
  const faults = [...parameters.flatMap(([key, parameter]) => faultOf(key, parameter)), ...strange];
  if (faults.length > 0)
    return wrong(faults.join('; '), 'correct or remove it: vitrine --help and vitrine serve --help list them');
  return right(named.length === 0 ? 'no variables' : named.toSorted().join(', '));
}

const OF_COMMANDS: ReadonlySet<string> = new Set(['VITRINE_PASSWORD', 'VITRINE_NEW_PASSWORD']);

function faultOf(key: string, parameter: Parameters[string]): readonly string[] {
  if (!isFromEnvironment(parameter)) return [];
  const { fault } = tryRead(parameter, undefined, optionName(key));
  return fault === undefined ? [] : [fault];
}

export function placeChecks(
  globals: Pick<GlobalOptions, 'data'>,
  readPlace: () => Promise<Place>,
  now: () => number,
): readonly Check[] {
  let read: Place | undefined;
  const withPlace = (look: (place: Place) => Promise<Finding>) => () =>
    read === undefined ? Promise.resolve(skipped('not checked: the settings are wrong')) : look(read);
  return [
    {
      name: 'settings',
      look: async () => {
        try {
          const place = await readPlace();
          await checkSettings(globals.data, place);
          read = place;
          return right(place.file ?? 'no vitrine.config.ts here');
        } catch (error) {
          if (!(error instanceof UsageError) && !(error instanceof RangeError)) throw error;
          return wrong(messageOf(error), 'correct it; docs: operate/settings');
        }
      },
    },
    { name: 'database', look: withPlace((place) => checkDatabase(globals.data, place, now)) },
    { name: 'payments', look: withPlace((place) => checkPayments(globals.data, place)) },
    { name: 'search', look: withPlace(checkSearch) },
    { name: 'files', look: withPlace(checkFiles) },
    { name: 'mail', look: withPlace(checkMail) },
    { name: 'sms', look: withPlace(({ sms }) => checkService(sms, '--sms')) },
  ];
}

async function checkSettings(data: string, { stores, ...place }: Place): Promise<void> {
  const { checkPlace } = await import('../../composition/composition-root');
  await checkPlace({ data, ...place, ...(stores !== undefined && { stores }), mode: 'production' });
}

async function checkDatabase(data: string, { baseCurrency, database }: Place, now: () => number): Promise<Finding> {
  if (typeof database === 'function') return skipped('opened by vitrine.config.ts');
  const { inspectDatabase } = await import('../../composition/composition-doctor');
  const remedy =
    database === undefined
      ? 'restore a backup (vitrine admin restore), or set another folder with --data'
      : 'check that the server is running and that user and password in --database are correct';
  const kind = database === undefined ? 'SQLite' : 'PostgreSQL';
  let fault: Finding | undefined;
  const finding = await reach(async () => {
    const facts = await inspectDatabase(data, database);
    fault = faultOfSchema(facts, now()) ?? faultOfBase(facts, baseCurrency);
    return schemaLine(kind, facts);
  }, remedy);
  return fault ?? finding;
}

function faultOfBase({ base }: SchemaFacts, wanted: string | undefined): Finding | undefined {
  if (base === undefined || wanted === undefined || base === wanted) return undefined;
  return wrong(
    `its prices are in ${base}, but --base-currency, or baseCurrency of vitrine.config.ts, is ${wanted}`,
    `set ${base}, or make a new shop for ${wanted} in another folder or database`,
  );
}

/** A provider that took money for a cancelled order keeps it until somebody refunds it. */
async function checkPayments(data: string, { database }: Place): Promise<Finding> {
  if (typeof database === 'function') return skipped('opened by vitrine.config.ts');
  const { inspectPayments } = await import('../../composition/composition-doctor');
  let numbers: Awaited<ReturnType<typeof inspectPayments>>;
  try {
    numbers = await inspectPayments(data, database);
  } catch (error) {
    return skipped(`not checked: ${messageOf(error)}`);
  }
  if (numbers === undefined) return skipped('no shop of this version to check');
  if (numbers.length === 0) return right('every payment of a cancelled order is refunded or listed for staff');
  return wrong(
    `paid and cancelled without a refund: ${numbers.join(', ')}`,
    "refund each at the payment provider, and note it in the order's history",
  );
}

function schemaLine(kind: string, { found, known, base }: SchemaFacts): string {
  if (found === undefined) return `${kind} without a shop: its tables are created when the shop opens`;
  if (found < known) return `${kind} with schema ${String(found)}: migrated to ${String(known)} when the shop opens`;
  return `${kind} with schema ${String(found)}${base === undefined ? '' : `, prices in ${base}`}`;
}

function faultOfSchema({ found, known, now: theirs }: SchemaFacts, now: number): Finding | undefined {
  if (found !== undefined && found > known)
    return wrong(
      `schema ${String(found)}, but this program supports ${String(known)}`,
      'update the program: a newer version wrote the data',
    );
  if (theirs === undefined || Math.abs(theirs - now) <= CLOCK_SLACK_MS) return undefined;
  return wrong(
    `its clock is ${String(Math.round(Math.abs(theirs - now) / 1000))} s ${theirs > now ? 'ahead of' : 'behind'} this machine's`,
    'set both clocks, preferably by NTP',
  );
}

async function checkSearch({ search }: Place): Promise<Finding> {
  if (search === undefined) return right('in this process');
  if (typeof search !== 'string') return skipped('from vitrine.config.ts');
  const { inspectSearch } = await import('../../composition/composition-doctor');
  return reach(
    async () => `OpenSearch ${await inspectSearch(search)}`,
    'check that the server is running and that user and password in --search are correct',
  );
}

async function checkFiles({ files }: Place): Promise<Finding> {
  if (typeof files === 'function') return skipped('opened by vitrine.config.ts');
  if (files?.startsWith('s3:') !== true) return right(files ?? 'beside the database');
  const { inspectBucket } = await import('../../composition/composition-doctor');
  return reach(async () => {
    await inspectBucket(files);
    return `bucket ${new URL(files).hostname} answers`;
  }, 'check that the bucket exists and that AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY can read and write it');
}

async function checkMail({ mail }: Place): Promise<Finding> {
  if (mail?.startsWith('smtp') !== true) return checkService(mail, '--mail');
  const { inspectMail } = await import('../../composition/composition-doctor');
  return reach(async () => {
    await inspectMail(mail);
    return `${new URL(mail).host} accepts mail`;
  }, 'check that the server is running and that user, password and port in --mail are correct');
}

/** Only connects: a post might send a message. */
async function checkService(address: string | undefined, option: string): Promise<Finding> {
  if (address === undefined) return skipped(`none (${option})`);
  const { hostname, port, protocol, host } = new URL(address);
  return reach(async () => {
    await connected(hostname.replace(/^\[|\]$/g, ''), port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));
    return `${host} is reachable`;
  }, `check that the service is running and that the URL in ${option} is correct`);
}

function connected(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CONNECT_MS }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('timeout', () => socket.destroy(new Error(`${host}:${String(port)} does not answer`)));
    socket.on('error', reject);
  });
}
