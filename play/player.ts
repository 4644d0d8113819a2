import { apiPrefix, type Client, calls, createClient, type Run } from '@vincere/contract';
import { confidenceSteps, questions, type Role, roles } from '@vincere/domain';
import { pick } from './random.ts';
import { followRun, type RunStream } from './stream.ts';
import { answerTo, noteOn, reasonFor } from './words.ts';

export type Person = { first_name: string; last_name: string; email_address: string; password: string };

/** A person's session at a server. */
export type SignedIn = { client: Client; token: string; userId: number };

/** Creates a client that makes calls to a server with this token. */
export function clientOf(origin: string, token: string | null): Client {
  return createClient({ base: origin + apiPrefix, routes: calls, token: () => token });
}

/** Signs a person in. `username` may be an email. */
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

/** A bot that takes part in one run and makes the same calls as the web pages. `random` makes its choices. */
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
    if (this.#run === undefined) throw new Error('The player must join first');
    return this.#run;
  }

  /** Joins the run with this access code and opens its event stream. */
  async join(accessCode: string): Promise<void> {
    this.#run = await this.#me.client.call('joinRun', {
      body: { access_code: accessCode, room_name: this.room },
    });
    this.#stream = await followRun(this.#origin, this.run.id, this.#me.token);
  }

  /** Resolves at the next change of stage or status. Call it before the change can happen. */
  async nextStageOrStatus(): Promise<void> {
    const stream = this.#stream;
    if (stream === undefined) throw new Error('The player must join first');
    await Promise.race([stream.next('stage-advanced'), stream.next('run-status-changed')]);
  }

  /**
   * Reads the run again, which repeats the join, and the posts and files of the room, and downloads one file. Returns the
   * number of posts and the size of the file in bytes.
   */
  async read(accessCode: string): Promise<{ posts: number; bytes: number }> {
    const { client } = this.#me;
    this.#run = await client.call('joinRun', { body: { access_code: accessCode, room_name: this.room } });
    const params = { runId: this.run.id, roomName: this.room };
    const { id: roomRunId } = await client.call('getRoomRunByName', { params });
    const [room, files] = await Promise.all([
      client.call('getRoomRun', { params: { roomRunId } }),
      client.call('listRoomFiles', { params: { roomRunId } }),
    ]);
    const downloads = [...files, ...this.run.simulation.files];
    if (downloads.length === 0) return { posts: room.tweets.length, bytes: 0 };
    const { id: fileId } = pick(this.#random, downloads);
    const file = await client.call('downloadRunFile', { params: { runId: this.run.id, fileId } });
    return { posts: room.tweets.length, bytes: (await file.arrayBuffer()).byteLength };
  }

  /** Adds a note to the room. */
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
    const decisions = this.run.current_scenario?.all_decisions ?? [];
    const roomChoice = pick(this.#random, decisions);
    await client.call('castRoomVote', {
      params,
      body: {
        decision_chosen_id: roomChoice.id,
        reasoning: reasonFor(roomChoice.title_of_decision, this.room, this.#random),
        ...(this.run.asks_confidence && {
          confidence: pick(this.#random, confidenceSteps),
          forecast: pick(this.#random, decisions).id,
        }),
      },
    });
    await client.call('getRoomVotes', { params: { ...params, roomId: this.room } });
    // Most people repeat their room vote.
    const finalChoice = this.#random() < 0.7 ? roomChoice : pick(this.#random, decisions);
    await client.call('castFinalVote', {
      params,
      body: {
        decision_chosen_id: finalChoice.id,
        reasoning: reasonFor(finalChoice.title_of_decision, this.room, this.#random),
        ...(this.run.asks_confidence && { confidence: pick(this.#random, confidenceSteps) }),
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

  /** Reads the participant's report. */
  summary() {
    return this.#me.client.call('getParticipantReport', { params: { runId: this.run.id } });
  }

  eventsReceived(): number {
    return this.#stream?.received() ?? 0;
  }

  /** Closes the event stream. */
  leave(): void {
    this.#stream?.close();
  }
}
