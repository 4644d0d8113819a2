import type { Config } from '../../platform/config.ts';
import { registrationSeconds } from './lifetimes.ts';

/**
 * The cookie with the token of a registration, for clients that don't send the token themselves. It lets the browser that registered
 * an account rank its roles, and grants nothing else. Behind TLS, browsers send it only to this host and over TLS.
 */
function cookieFor({ publicUrl }: Pick<Config, 'publicUrl'>): { name: string; attributes: string } {
  const isBehindTls = publicUrl?.startsWith('https:') ?? false;
  return {
    name: isBehindTls ? '__Host-vincere-registration' : 'vincere-registration',
    attributes: `Path=/; Max-Age=${registrationSeconds}; HttpOnly; SameSite=Lax${isBehindTls ? '; Secure' : ''}`,
  };
}

/** Returns the `Set-Cookie` header of a registration. */
export function rememberRegistration(config: Config, token: string): string {
  const { name, attributes } = cookieFor(config);
  return `${name}=${token}; ${attributes}`;
}

/** Returns the token in a `Cookie` header; undefined if it has none. */
export function rememberedRegistration(config: Config, cookies: string | undefined): string | undefined {
  const start = `${cookieFor(config).name}=`;
  const cookie = cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  return cookie?.slice(start.length);
}
