import type { Call } from '@vincere/contract';
import { accessTable, Refusal, refuse } from '@vincere/domain';
import { authenticate } from '../../people/sessions/sessions.ts';
import type { Gate } from '../../platform/http/gate.ts';
import type { App } from '../app.ts';
import { standingOf } from './standing.ts';

/** Returns the gate that identifies callers by their session, and admits calls by the caller's standing on a run. */
export function openGate(app: App): Gate {
  return {
    identify: (call, token) => identify(app, call, token),
    admit: async (call, token, user, { params }) => {
      if (call.access === 'refresh-token') return token === null ? refuse('session.expired') : { token };
      if (call.access === 'own-session') return token === null ? refuse('session.missing') : { token };
      if (call.access === 'anyone') return { user, token };
      if (user === null) return refuse('session.missing');
      const { standing, seat } = await standingOf(app.db.read, user, call.access, params);
      const answer = accessTable[call.access][standing];
      if (answer !== 'yes') refuse(answer);
      return { user, standing, seat };
    },
    countUpload: ({ id }, address) => app.rateLimiter.count('upload', { account: id, address }),
  };
}

async function identify(app: App, call: Call, token: string | null) {
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
