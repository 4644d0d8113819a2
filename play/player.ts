import { apiPrefix, type Client, calls, createClient, type Run } from '@vincere/contract';
import { questions, type Role, roles } from '@vincere/domain';
import { pick } from './random.ts';
import { followRun, type RunStream } from './stream.ts';
import { answerTo, noteOn, reasonFor } from './words.ts';

export type Person = { first_name: string; last_name: string; email_address: string; password: string };

/** A signed-in person at a server. */
export type SignedIn = { client: Client; token: string; userId: number };

/** Creates a client for a server that calls with this token. */
export function clientOf(origin: string, token: string | null): Client {
  return createClient({ base: origin + apiPrefix, routes: calls, token: () => token });
}

export async function signIn(origin: string, username: string, password: string): Promise<SignedIn> {
  const session = await clientOf(origin, null).call('logIn', { body: { username, password } });
  return { client: clientOf(origin, session.access_token), token: session.access_token, userId: session.id };
}

/** Registers a person with a ranking of the six roles, as the two registration pages do. */
export async function register(origin: string, person: Person, random: () => number): Promise<void> {
  const anonymous = clientOf(origin, null);
  const { id } = await anonymous.call('registerUser', { body: person });
  const ranked = [...roles].sort(() => random() - 0.5);
  await anonymous.call('setPreferences', {
    params: { userId: id },
    body: { preferences: ranked.map((room_id, index) => ({ room_id, preference_order: index + 1 })) },
  });
}

/** A participant of one run, who makes the same calls as the screens do. Choices come from `random`. */
export class Player {
  readonly #origin: string;
  readonly #me: SignedIn;
  readonly #random: () => number;
  readonly room: Role;
  #run: Run | undefined;
  #stream: RunStream | undefined;

  constructor(origin: string, me: SignedIn, room: Role, random: () => number) {
    this.#origin = origin;
    this.#me = me;
    this.#random = random;
    this.room = room;
  }

  get run(): Run {
    if (this.#run === undefined) throw new Error('A player must join first');
    return this.#run;
  }

  async join(accessCode: string): Promise<void> {
    this.#run = await this.#me.client.call('joinRun', {
      body: { access_code: accessCode, room_name: this.room },
    });
    this.#stream = await followRun(this.#origin, this.run.id, this.#me.token);
  }

  /** Waits for the next change of stage or status. Call it before the change can happen. */
  async nextStageOrStatus(): Promise<void> {
    const stream = this.#stream;
    if (stream === undefined) throw new Error('A player must join first');
    await Promise.race([stream.next('stage-advanced'), stream.next('run-status-changed')]);
  }

  /** Reads the run and the room's posts and files, and downloads one file. Returns the number of posts and of bytes. */
  async read(accessCode: string): Promise<{ posts: number; bytes: number }> {
    const { client } = this.#me;
    this.#run = await client.call('joinRun', { body: { access_code: accessCode, room_name: this.room } });
    const params = { runId: this.run.id, roomName: this.room };
    const { id: roomRunId } = await client.call('getRoomRunByName', { params });
    const [room, files] = await Promise.all([
      client.call('getRoomRun', { params: { roomRunId } }),
      client.call('listRoomFiles', { params: { roomRunId } }),
    ]);
    const readable = [...files, ...this.run.simulation.files];
    if (readable.length === 0) return { posts: room.tweets.length, bytes: 0 };
    const { id: fileId } = pick(this.#random, readable);
    const file = await client.call('downloadRunFile', { params: { runId: this.run.id, fileId } });
    return { posts: room.tweets.length, bytes: (await file.arrayBuffer()).byteLength };
  }

  async note(): Promise<void> {
    const { client } = this.#me;
    const params = { runId: this.run.id, roomName: this.room };
    const { id: roomRunId } = await client.call('getRoomRunByName', { params });
    await client.call('addRoomNote', {
      params: { roomRunId },
      body: { text: noteOn(this.room, this.#random) },
    });
  }

  /** Casts a room vote, reads the votes of the room, and casts a final vote. */
  async vote(): Promise<void> {
    const { client } = this.#me;
    const params = { runId: this.run.id };
    const offered = this.run.current_scenario?.all_decisions ?? [];
    const inRoom = pick(this.#random, offered);
    await client.call('castRoomVote', {
      params,
      body: {
        decision_chosen_id: inRoom.id,
        reasoning: reasonFor(inRoom.title_of_decision, this.room, this.#random),
      },
    });
    await client.call('getRoomVotes', { params: { ...params, roomId: this.room } });
    // Most people repeat their room vote.
    const final = this.#random() < 0.7 ? inRoom : pick(this.#random, offered);
    await client.call('castFinalVote', {
      params,
      body: {
        decision_chosen_id: final.id,
        reasoning: reasonFor(final.title_of_decision, this.room, this.#random),
      },
    });
  }

  /** Answers the questionnaire before (`pre`) or after the run. */
  async answer(type: 'pre' | 'post'): Promise<void> {
    const answers = Object.fromEntries(
      questions[type].map((question) => [
        question.key,
        question.type === 'scale'
          ? 1 + Math.floor(this.#random() * 5)
          : answerTo(question.category, this.#random),
      ]),
    );
    await this.#me.client.call('submitQuestionnaire', {
      params: { userId: this.#me.userId },
      body: {
        ...answers,
        questionnaire_type: type,
        ...(type === 'post' ? { simulation_run_id: this.run.id } : {}),
      },
    });
  }

  summary() {
    return this.#me.client.call('getParticipantReport', { params: { runId: this.run.id } });
  }

  eventsReceived(): number {
    return this.#stream?.received() ?? 0;
  }

  leave(): void {
    this.#stream?.close();
  }
}
