/**
 * The `WWW-Authenticate` of a 401. RFC 9110, 15.5.2: every 401 says how to authenticate; RFC 6750, 3: with at least one
 * parameter, and with the error when what was sent is not valid.
 */
export const bearerChallenge = (sent: boolean): string =>
  `Bearer realm="Visible AI"${sent ? ', error="invalid_token"' : ''}`;
