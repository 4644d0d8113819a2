import { getSession, setSession } from '../lib/session/session.ts';
import { watchTabs } from '../lib/session/tabs.ts';
import { type people, signIn } from './people.ts';

type Person = (typeof people)[keyof typeof people];

/** Stands in for another tab of this browser in which a person is logged in. Returns a function that closes it. */
export function openTabOf(person: Person): () => void {
  const session = suspendedTabOf(person);
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<{ ask?: string }>) => {
    if (data.ask !== undefined) channel.postMessage({ answer: data.ask, session });
  };
  return () => channel.close();
}

/** Stands in for another tab in which a person is logged in, but which doesn't answer. Returns its session. */
export function suspendedTabOf(person: Person) {
  signIn(person);
  const session = getSession();
  watchTabs(() => {})();
  setSession(null);
  sessionStorage.clear();
  return session;
}
