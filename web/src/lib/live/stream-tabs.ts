import type { StreamEvent } from '@vincere/contract/event-stream';
import { newKey } from '../new-key.ts';
import { openChannel } from '../session/tab-channel.ts';

/*
 * The tabs of one browser share streams, because a browser opens only six connections to a server without HTTP/2. One tab
 * leads: it has the stream and passes its events on. The others of the same person on the same run follow it (decision 56).
 */

/** Whether the stream of a leader is open (null: not yet), and the revision of the run that it has reported last. */
export type StreamState = { isLive: boolean | null; revision: number | undefined };

type Message = { key: string; from: string } & (
  | { kind: 'asks' }
  | { kind: 'leads'; state: StreamState }
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'ends' }
);

/** What a tab does: open a stream, follow that of another tab, or wait because the browser has enough streams. */
export type Role = 'lead' | 'follow' | 'wait';

type Leading = { state: () => StreamState; stepDown: () => void };
export type Following = { onState: (state: StreamState) => void; onEvent: (event: StreamEvent) => void };

/** Longest time in ms to wait for the answer of a tab that leads. */
const answerMs = 200;
/** After a leader has ended, the others wait for up to this long in ms, so that usually only one of them takes over. */
const takeOverMs = 300;
/** Most streams of one browser. The other connections are for everything else. */
const mostStreams = 4;

/**
 * Joins the tabs that share streams. `key` names the person and the run. If the browser denies the channel between its
 * tabs, each tab leads.
 */
export function joinStreamTabs(key: string, silenceMs: number) {
  const id = newKey();
  const channel = openChannel('streams');
  let leading: Leading | null = null;
  /** The tabs that have said that they lead, since this one asked last. */
  const leaders = new Set<string>();
  let onMessage: (message: Message) => void = () => {};
  const post = (message: Record<string, unknown>) => channel?.postMessage({ ...message, key, from: id });
  const announce = () => {
    if (leading) post({ kind: 'leads', state: leading.state() });
  };

  /** Tabs may begin to lead at the same time. Those with the lowest ids go on: one of a person, and `mostStreams` in all. */
  const settle = ({ from, key: theirs }: Message, isNew: boolean) => {
    const isLower = from < id;
    const lower = [...leaders].filter((leader) => leader < id).length;
    if (isLower && (theirs === key || lower >= mostStreams)) leading?.stepDown();
    // Each must know of the other.
    else if (isNew || theirs === key) announce();
  };

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      const isNew = data.kind === 'leads' && !leaders.has(data.from);
      if (data.kind === 'asks') announce();
      else if (data.kind === 'ends') leaders.delete(data.from);
      else {
        leaders.add(data.from);
        if (leading) settle(data, isNew);
      }
      onMessage(data);
    };

  /** Calls `listen` with messages until it resolves the promise, `ms` have passed, or the signal aborts. */
  const until = <T>(
    { ms, signal, otherwise }: { ms: number; signal: AbortSignal; otherwise: () => T },
    listen: (resolve: (value: T) => void, restart: () => void) => (message: Message) => void,
  ): Promise<T> =>
    new Promise((resolve) => {
      const finish = (value: T) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        onMessage = () => {};
        resolve(value);
      };
      const giveUp = () => finish(otherwise());
      let timer = setTimeout(giveUp, ms);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, ms);
      };
      signal.addEventListener('abort', giveUp);
      onMessage = listen(finish, restart);
    });

  return {
    /** Asks the other tabs. Resolves to what this one has to do. */
    findRole(signal: AbortSignal): Promise<Role> {
      if (channel === null) return Promise.resolve('lead');
      leaders.clear();
      const otherwise = (): Role => (leaders.size < mostStreams ? 'lead' : 'wait');
      const role = until<Role>({ ms: answerMs, signal, otherwise }, (resolve) => (message) => {
        if (message.kind === 'leads' && message.key === key) resolve('follow');
      });
      post({ kind: 'asks' });
      return role;
    },

    /** Tells the other tabs that this one leads, and answers them. `stepDown` is called when another one has to go on. */
    lead(as: Leading): void {
      leading = as;
      announce();
    },
    /** Tells the other tabs that the stream is still there, and its state. */
    announce,
    passOn: (event: StreamEvent) => post({ kind: 'event', event }),
    /** Tells the other tabs that one of them has to take over. */
    endLead(): void {
      leading = null;
      post({ kind: 'ends' });
    },

    /** Follows the tab that leads until it ends, or is silent for too long because the browser has frozen it. */
    async follow({ onState, onEvent }: Following, signal: AbortSignal): Promise<void> {
      let leader: string | undefined;
      const following = until<boolean>(
        { ms: silenceMs, signal, otherwise: () => false },
        (resolve, restart) => (message) => {
          if (message.key !== key) return;
          if (message.kind === 'ends') {
            if (leader === undefined || message.from === leader) resolve(true);
            return;
          }
          if (message.kind === 'asks') return;
          leader = message.from;
          restart();
          if (message.kind === 'leads') onState(message.state);
          else onEvent(message.event);
        },
      );
      // The answer has the state of the stream.
      post({ kind: 'asks' });
      if (await following) await this.pause(Math.random() * takeOverMs, signal);
    },

    /** Waits `ms`, or until another tab closes a stream. */
    async pause(ms: number, signal: AbortSignal): Promise<void> {
      await until<void>({ ms, signal, otherwise: () => {} }, (resolve) => ({ kind }) => {
        if (kind === 'ends') resolve();
      });
    },

    close(): void {
      channel?.close();
    },
  };
}

export type StreamTabs = ReturnType<typeof joinStreamTabs>;
