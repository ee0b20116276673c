import type { Kind } from '../usage/kinds';

/** Loopback only, unless an address is given. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

const MAX_PORT = 65_535;

export const metricsPlace: Kind<MetricsPlace> = {
  placeholder: 'port',
  rule: `must be a port from 0 to ${String(MAX_PORT)}, or an address and a port such as 10.0.0.5:9464`,
  parse: (raw) => {
    const [, host = '127.0.0.1', digits = ''] = /^(?:([\w.-]+|\[[\da-f:.]+\]):)?(\d{1,5})$/i.exec(raw) ?? [];
    const port = Number(digits);
    return digits === '' || port > MAX_PORT ? undefined : { host: host.replace(/^\[|\]$/g, ''), port };
  },
};
