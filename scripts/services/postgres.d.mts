/** A PostgreSQL server with data of its own. */
export interface PostgresServer {
  /** Connection URL of the database 'postgres', whose user may create others. */
  readonly url: string;
  /** Process id of the postmaster. */
  readonly pid: () => number;
  /** Kills the server without a shutdown; unwritten data is lost. */
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
