/** A PostgreSQL server with data of its own. */
export interface PostgresServer {
  /** Address of the database 'postgres' there, whose user may make others. */
  readonly url: string;
  /** Of the process that began all others of the server. */
  readonly pid: () => number;
  /** Ends it at once, as a power cut would: what it has not written yet is lost. */
  readonly crash: () => void;
  /** Starts it again on its data and waits until it answers. False where it does not. */
  readonly start: () => boolean;
  /** Ends it and removes its data. */
  readonly stop: () => void;
}

/**
 * Starts a server on a free local port; installs PostgreSQL where there is none and this is root on Debian.
 * @param wishes whether its data must survive the power, as by default
 */
export function startPostgres(inputs?: {
  readonly isDurable?: boolean;
}): Promise<PostgresServer | { readonly missing: string }>;
