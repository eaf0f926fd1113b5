import { isIP, Socket } from 'node:net';
import { buildConnector, errors } from 'undici';
import { FetchProblem } from './fetch-problem.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { isPublicAddress } from './is-public-address.ts';
import { loopbackLookup } from './loopback-lookup.ts';
import { toConnectError } from './to-connect-error.ts';

export interface GuardedConnector {
  connect: buildConnector.connector;
  /** Closes every connection that it made or is opening. */
  closeAll(): void;
}

export interface ConnectorSettings {
  /** Allowed by the operator: its addresses are not checked. */
  trusted: boolean;
  /** Milliseconds for name lookup, TCP and TLS together. */
  connectTimeout: number;
}

/**
 * undici's connector with two guards: names go through the guarded lookup; IP literals, which need no lookup,
 * are judged here.
 */
export function guardedConnector({ trusted, connectTimeout }: ConnectorSettings): GuardedConnector {
  const connectPlainly = buildConnector({
    timeout: connectTimeout,
    allowH2: false,
    lookup: trusted ? loopbackLookup : guardedLookup,
  });
  const sockets = new Set<Socket>();

  return {
    connect(options, callback) {
      const { hostname } = options;
      if (!trusted && isIP(hostname) !== 0 && !isPublicAddress(hostname))
        return callback(new FetchProblem('refused'), null);
      // undici's type says void; the connector returns the socket that it opens.
      const socket: unknown = connectPlainly(options, (...[error, socket]) =>
        error ? callback(toConnectError(error), null) : callback(null, socket),
      );
      if (!(socket instanceof Socket)) return;
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    closeAll() {
      // Of all errors, only this one tells undici that no request is at fault.
      for (const socket of sockets) socket.destroy(new errors.InformationalError('closed by us'));
    },
  };
}
