import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A device is known for 180 days after its last log-in. */
const knownSeconds = 180 * 86_400;

/**
 * Recognises a device that has logged in to an account before, by a signed cookie that names the account. The cookie
 * only selects the count of failed log-ins; it grants nothing.
 */
export type KnownDevices = {
  /** Returns the id of the device if a `Cookie` header names this account, else null. */
  find(cookies: string | undefined, account: number): string | null;
  /** Returns the `Set-Cookie` header of a successful log-in. A device that is known keeps its id. */
  remember(account: number, device: string | null): string;
};

/** Signs the cookie with a key derived from `signingKey`. Behind TLS, browsers send it only to this host and over TLS. */
export function knownDevices(signingKey: string, isBehindTls: boolean): KnownDevices {
  const key = createHmac('sha256', signingKey).update('known devices').digest();
  const name = isBehindTls ? '__Host-vincere-device' : 'vincere-device';
  const attributes = `Path=/; Max-Age=${knownSeconds}; HttpOnly; SameSite=Lax${isBehindTls ? '; Secure' : ''}`;
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function isSigned(text: string, signature: string): boolean {
    const [expected, actual] = [Buffer.from(sign(text)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  return {
    find: (cookies, account) => {
      for (const cookie of cookies?.split(';') ?? []) {
        const [id, device, signature] = cookie.trim().replace(`${name}=`, '').split('.');
        if (!cookie.trim().startsWith(`${name}=`) || device === undefined || signature === undefined)
          continue;
        if (id === String(account) && isSigned(`${id}.${device}`, signature)) return device;
      }
      return null;
    },
    remember: (account, device) => {
      const value = `${account}.${device ?? randomBytes(16).toString('base64url')}`;
      return `${name}=${value}.${sign(value)}; ${attributes}`;
    },
  };
}
