/** When a token ends by the clock of the server, in epoch ms; 0 for one that can't be read. */
export function expiryOf(token: string): number {
  return timesOf(token).exp * 1000;
}

/**
 * How far the clock of this device is behind the server's, in ms, by the token that came at `receivedAt` of this device:
 * the server wrote into it when it made it. 0 for one that can't be read.
 */
export function deviceLag(token: string, receivedAt: number): number {
  const { iat } = timesOf(token);
  return iat === 0 ? 0 : iat * 1000 - receivedAt;
}

/** What a token says of when it was made and when it ends, in epoch seconds. */
function timesOf(token: string): { iat: number; exp: number } {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      iat?: unknown;
      exp?: unknown;
    };
    return { iat: typeof iat === 'number' ? iat : 0, exp: typeof exp === 'number' ? exp : 0 };
  } catch {
    return { iat: 0, exp: 0 };
  }
}
