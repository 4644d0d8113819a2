import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Lifetimes in seconds. */
export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 30 * 86_400;

const algorithm = 'HS256';
/** Maximum number of tokens whose verified signature is remembered. */
const knownTokens = 10_000;

export type AccessTokens = {
  sign(sessionId: number, now: number): Promise<string>;
  /** Returns the session and the expiry (epoch ms) of a token; null if it was not signed here or has expired. */
  verify(token: string, now: number): Promise<{ sessionId: number; expiresAt: number } | null>;
  /** Returns the session of a token, even an expired one; null if it was not signed here. */
  sessionOf(token: string): Promise<number | null>;
};

/** Access tokens: signed JWTs that name a session. `key` is the signing secret. */
export function accessTokens(key: string): AccessTokens {
  // Imported once. As bytes, the key would be imported for each token.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = webcrypto.subtle.importKey('raw', Buffer.from(key), hmac, false, ['sign', 'verify']);
  /** The contents of verified tokens. A signature stays valid; the expiry is checked at each call. */
  const contentByToken = new Map<string, { sessionId: number; expiresAt: number }>();

  async function verify(token: string, now: number) {
    const knownContent = contentByToken.get(token);
    if (knownContent !== undefined) return knownContent.expiresAt > now ? knownContent : null;
    try {
      const { payload } = await jwtVerify(token, await secret, {
        algorithms: [algorithm],
        currentDate: new Date(now),
      });
      const { sid, exp } = payload;
      if (typeof sid !== 'number' || exp === undefined) return null;
      const tokenContent = { sessionId: sid, expiresAt: exp * 1000 };
      const [oldest] = contentByToken.keys();
      if (oldest !== undefined && contentByToken.size >= knownTokens) contentByToken.delete(oldest);
      contentByToken.set(token, tokenContent);
      return tokenContent;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError)
        return null;
      throw error;
    }
  }
  return {
    sign: async (sessionId, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(now / 1000) + accessTokenSeconds)
        .sign(await secret),
    verify,
    // At time 0, no token has expired.
    sessionOf: async (token) => (await verify(token, 0))?.sessionId ?? null,
  };
}

/** Returns a secret that is sent once and stored only as its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
