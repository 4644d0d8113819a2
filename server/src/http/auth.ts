import type { Call } from '@vincere/contract';
import { accessTable, Refusal, refuse } from '@vincere/domain';
import { authenticate, type SessionUser } from '../accounts/sessions.ts';
import type { App } from '../app.ts';
import { standingOf } from '../participation/standing.ts';
import type { Caller } from './handle.ts';

type Parts = { params: Readonly<Record<string, unknown>> };

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([^\s]+)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

/** Who holds the token. Refuses a missing, wrong, expired or revoked one, except where anyone may call. */
export async function identify(app: App, call: Call, token: string | null): Promise<SessionUser | null> {
  if (call.access === 'refresh-token' || call.access === 'own-session') return null;
  if (call.access !== 'anyone') return token === null ? refuse('session.missing') : authenticate(app, token);
  if (token === null) return null;
  try {
    return await authenticate(app, token);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the caller of a call, or refuses it as the access table says for their standing. */
export async function admit(
  app: App,
  call: Call,
  token: string | null,
  user: SessionUser | null,
  parts: Parts,
): Promise<Caller> {
  if (call.access === 'refresh-token') return token === null ? refuse('session.expired') : { token };
  if (call.access === 'own-session') return token === null ? refuse('session.missing') : { token };
  if (call.access === 'anyone') return { user, token };
  if (user === null) return refuse('session.missing');
  const { standing, seat } = await standingOf(app.db.read, user, call.access, parts.params);
  const answer = accessTable[call.access][standing];
  if (answer !== 'yes') refuse(answer);
  return { user, standing, seat };
}
