import type { Kind } from '../usage/kinds';

/** Loopback only, unless an address is given. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

const MOST_PORT = 65_535;

export const metricsPlace: Kind<MetricsPlace> = {
  placeholder: 'port',
  rule: `must be a port from 0 to ${String(MOST_PORT)}, or an address and a port such as 10.0.0.5:9464`,
  parse: (raw) => {
    const [, host = '127.0.0.1', digits = ''] = /^(?:([\w.-]+|\[[\da-f:.]+\]):)?(\d{1,5})$/i.exec(raw) ?? [];
    const port = Number(digits);
    return digits === '' || port > MOST_PORT ? undefined : { host: host.replace(/^\[|\]$/g, ''), port };
  },
};
