import { browserStorage, parseStored } from '../stored.ts';
import { getSession, isSession, knownKey, onSessionChange, type Session, whenLoggingOut } from './session.ts';
import { openChannel } from './tab-channel.ts';

/*
 * The tabs of one browser share an account's session. A new tab asks the open ones for it, and a log-out ends it in all of
 * them. Its tokens are never stored outside the tabs (decision 39).
 */

type Message = { ask: string } | { answer: string; session: unknown } | { loggedOut: LoggedOut };
type LoggedOut = { id: number; refresh_token: string };

/** A person who has logged in with an account in this browser. */
export type Known = { id: number; first_name: string; last_name: string };

const channelName = 'session';
/** Longest time to wait for the open tabs, in ms. Phones suspend hidden tabs, so some may never answer. */
const patienceMs = 1_000;
/** A person who has not opened a tab for this long is forgotten, in ms. */
const knownForMs = 12 * 3_600_000;

/**
 * Answers new tabs, and tells the other tabs when the user of this one logs out. `onLogOut` is called when another tab has
 * logged out the user of this one; `isShared` says whether both had the same session, which the server has then ended. Returns
 * a function that stops.
 */
export function watchTabs(onLogOut: (isShared: boolean) => void): () => void {
  const channel = openChannel(channelName);
  if (channel === null) return () => {};
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = getSession();
    if (session === null) return;
    // The device keeps a guest's session for all tabs.
    if ('ask' in data && !session.is_guest) post({ answer: data.ask, session });
    if ('loggedOut' in data && data.loggedOut.id === session.id)
      onLogOut(data.loggedOut.refresh_token === session.refresh_token);
  };
  remember();
  const stop = onSessionChange(remember);
  whenLoggingOut(({ id, refresh_token }) => {
    store(entries().filter((entry) => entry.id !== id));
    post({ loggedOut: { id, refresh_token } });
  });
  return () => {
    stop();
    whenLoggingOut(() => {});
    channel.close();
  };
}

/**
 * Asks the open tabs of this browser for their sessions. Resolves when a tab of each known person has answered, or after a
 * short time. Without a known person it resolves at once.
 */
export function askTabs(): Promise<Session[]> {
  const missingIds = new Set(knownPeople().map(({ id }) => id));
  const channel = missingIds.size === 0 ? null : openChannel(channelName);
  if (channel === null) return Promise.resolve([]);
  const ask = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const sessions = new Map<number, Session>();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      channel.close();
      resolve([...sessions.values()]);
    };
    const timer = setTimeout(finish, patienceMs);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('answer' in data) || data.answer !== ask || !isSession(data.session)) return;
      sessions.set(data.session.id, data.session);
      missingIds.delete(data.session.id);
      if (missingIds.size === 0) finish();
    };
    channel.postMessage({ ask } satisfies Message);
  });
}

/** Returns the people who have logged in with an account in this browser and not logged out, without those of long ago. */
export function knownPeople(): Known[] {
  return entries().map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
}

/** The stored form of a person, without tokens. A new tab reads from it which account to wait for. */
type Entry = Known & { at: number };

function entries(): Entry[] {
  const storedEntries = parseStored(browserStorage.get(knownKey));
  return (Array.isArray(storedEntries) ? (storedEntries as Entry[]) : []).filter(
    ({ at }) => Math.abs(Date.now() - at) < knownForMs,
  );
}

/** Stores that the user of this tab has logged in with an account. */
function remember(): void {
  const session = getSession();
  if (session === null || session.is_guest) return;
  const { id, first_name, last_name } = session;
  store([{ id, first_name, last_name, at: Date.now() }, ...entries().filter((entry) => entry.id !== id)]);
}

function store(people: readonly Entry[]): void {
  if (people.length === 0) browserStorage.remove(knownKey);
  // If the browser doesn't store it, a new tab asks nobody.
  else browserStorage.set(knownKey, JSON.stringify(people));
}
