/** Returns when a token expires by the server's clock, in epoch ms, or 0 if it can't be parsed. */
export function expiryOf(token: string): number {
  return timesOf(token).exp * 1000;
}

/**
 * Returns how far this device's clock is behind the server's, in ms: the difference between the time at which the server
 * issued the token and `receivedAt`, when this device received it. Returns 0 if the token can't be parsed.
 */
export function deviceLag(token: string, receivedAt: number): number {
  const { iat } = timesOf(token);
  return iat === 0 ? 0 : iat * 1000 - receivedAt;
}

/** Returns when a token was issued and when it expires, in epoch seconds. */
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
