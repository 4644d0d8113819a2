import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Lifetimes in seconds (rulings 1.7 and 2.1). */
export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 30 * 86_400;
export const passwordLinkSeconds = 60 * 60;
export const emailLinkSeconds = 24 * 3_600;
export const registrationSeconds = 60 * 60;
export const invitationSeconds = 14 * 86_400;

const algorithm = 'HS256';
/** How many tokens of ours are known without looking at their signature again. */
const knownTokens = 10_000;

export type AccessTokens = {
  sign(sessionId: number, now: number): Promise<string>;
  /** The session and the moment (ms) at which the token ends; null for a token that is not ours or has expired. */
  verify(token: string, now: number): Promise<{ sessionId: number; expiresAt: number } | null>;
  /** The session that a token of ours names, also when it has run out; null for one that is not ours. */
  sessionOf(token: string): Promise<number | null>;
};

/** Access tokens: signed JWTs that name a session. `key` is the signing secret. */
export function accessTokens(key: string): AccessTokens {
  // Made ready once: given as bytes, it would be for each token.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = webcrypto.subtle.importKey('raw', Buffer.from(key), hmac, false, ['sign', 'verify']);
  /** What a signature was found to say holds for ever; whether its time is over is asked at each call. */
  const known = new Map<string, { sessionId: number; expiresAt: number }>();

  async function verify(token: string, now: number) {
    const verified = known.get(token);
    if (verified !== undefined) return verified.expiresAt > now ? verified : null;
    try {
      const { payload } = await jwtVerify(token, await secret, {
        algorithms: [algorithm],
        currentDate: new Date(now),
      });
      const { sid, exp } = payload;
      if (typeof sid !== 'number' || exp === undefined) return null;
      const found = { sessionId: sid, expiresAt: exp * 1000 };
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= knownTokens) known.delete(oldest);
      known.set(token, found);
      return found;
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
    // At the beginning of time no token has run out.
    sessionOf: async (token) => (await verify(token, 0))?.sessionId ?? null,
  };
}

/** A secret that travels once and is stored only as its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
