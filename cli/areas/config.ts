import { command, optionName } from '../declare/command';
import { GLOBAL_OPTIONS } from '../usage/global-options';
import { answer } from '../output/answer';
import type { Place } from '../composition/place';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly from: string;
}

/** Masks secrets; unparsable values are hidden, since they may contain one. */
function shown(value: string): string {
  if (!URL.canParse(value)) return value.includes('@') ? '***' : value;
  const url = new URL(value);
  if (url.password !== '') url.password = '***';
  else if (url.username !== '') url.username = '***';
  for (const name of [...url.searchParams.keys()]) {
    if (/pass|secret|key|token/i.test(name)) url.searchParams.set(name, '***');
  }
  return url.toString();
}

function rowsOf(place: Place, data: string): readonly Row[] {
  const { file = '', parts, origins } = place;
  const source = (name: keyof Place['origins']): string => {
    const origin = origins[name];
    return origin === undefined ? 'default' : origin === 'file' ? file : `${optionName(name)}, or the environment`;
  };
  const said = (value: unknown, otherwise: string): string =>
    value === undefined ? otherwise : typeof value === 'string' ? shown(value) : 'of its own';
  const part = (name: string, value: string | undefined, otherwise: string): Row => ({
    name,
    value: value ?? otherwise,
    from: value === undefined ? 'default' : file,
  });
  const names = (all: readonly { readonly code?: string; readonly name?: string }[] | undefined) =>
    all?.map(({ code, name }) => code ?? name ?? '').join(', ');
  return [
    {
      name: 'data',
      value: data,
      from: data === GLOBAL_OPTIONS.data.fallback ? 'default' : '--data, or the environment',
    },
    { name: 'stores', value: [place.stores ?? 'us, en'].flat().join(', '), from: source('stores') },
    { name: 'baseCurrency', value: place.baseCurrency ?? 'that of the shop', from: source('baseCurrency') },
    { name: 'database', value: said(place.database, 'SQLite in the data folder'), from: source('database') },
    { name: 'search', value: said(place.search, 'in this process'), from: source('search') },
    { name: 'files', value: said(place.files, 'data folder, or a named database'), from: source('files') },
    { name: 'importSource', value: said(place.importSource, 'none'), from: source('importSource') },
    { name: 'importCurrency', value: place.importCurrency ?? 'none', from: source('importCurrency') },
    { name: 'invoiceFont', value: place.invoiceFont ?? 'none: Latin and Cyrillic only', from: source('invoiceFont') },
    { name: 'mail', value: said(place.mail, 'none'), from: source('mail') },
    { name: 'mailFrom', value: place.mailFrom ?? 'none', from: source('mailFrom') },
    {
      name: 'secondFactor',
      value: place.secondFactor ?? 'required; offered with --dev',
      from: source('secondFactor'),
    },
    { name: 'sms', value: said(place.sms, 'none'), from: source('sms') },
    part('messages', sendersOf(parts.messages), 'from mail and sms'),
    part('payments', names(parts.payments), 'none; a test page with serve --dev'),
    part('carriers', names(parts.carriers), "the merchant's list"),
    part('corsOrigins', parts.corsOrigins?.join(', '), 'none'),
    part('pace', numbers(parts.pace), 'default numbering'),
    part('sessions', numbers(parts.sessions), 'default numbering'),
    part('tax', parts.tax?.code, "the shop's rules"),
    part('scanner', parts.scanner?.name, 'none'),
    part('subscribers', names(parts.subscribers), 'none'),
    part('routes', parts.routes?.map(({ method, path }) => `${method} ${path}`).join(', '), 'none'),
    part('orderNumbers', parts.orderNumbers && 'of its own', '100001, 100002 …'),
  ];
}

function numbers(given: object | undefined): string | undefined {
  return (
    given &&
    Object.entries(given)
      .map(([name, count]) => `${name} ${String(count)}`)
      .join(', ')
  );
}

function sendersOf(messages: Place['parts']['messages']): string | undefined {
  return messages === undefined || messages === 'sent'
    ? messages && 'a program takes them from the outbox'
    : messages.map(({ name }) => name).join(', ');
}

export const config = command({
  name: '',
  summary: 'show the effective settings and their sources; fails on anything that `vitrine serve` would refuse',
  run: async (_, session) => {
    const place = await session.place();
    const { checkPlace } = await import('../composition/composition-root');
    const { stores, ...named } = place;
    await checkPlace({
      data: session.globals.data,
      ...named,
      ...(stores !== undefined && { stores }),
      mode: 'production',
    });
    const rows = rowsOf(place, session.globals.data);
    return answer({ file: place.file ?? null, parts: rows, settings: place.config }, (screen) =>
      screen.sections(
        screen.table(
          [{ head: 'part' }, { head: 'value' }, { head: 'from' }],
          rows.map(({ name, value, from }) => [name, value, from]),
        ),
        place.file === undefined ? 'There is no vitrine.config.ts here.' : '',
      ),
    );
  },
});
