import { apiPrefix, CallFailed, calls, createClient } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { register, type SignedIn, signIn } from '../play/player.ts';
import type { Server } from '../play/server.ts';
import type { Caller, FuzzRequest } from './requests.ts';
import { codeOf, type DataKind, emailOf, fillIn, password } from './values.ts';

const peoplePerKind = 6;
type Kind = 'participant' | 'administrator';

/**
 * The callers and the test data. Fuzzed requests log people out, revoke their rights and end their runs. The caretaker
 * replaces them: an administrator whose account no request may change.
 */
export class World {
  readonly #origin: string;
  readonly #caretaker: SignedIn;
  /** The access tokens of the callers. */
  readonly #tokens: Record<Kind, string[]> = { participant: [], administrator: [] };
  readonly #renewing = new Set<string>();
  #registered = 0;
  #newestCode = codeOf(0);
  /** The current ids of the test data. */
  #ids: Record<DataKind, number>;

  private constructor(origin: string, caretaker: SignedIn) {
    this.#origin = origin;
    this.#caretaker = caretaker;
    this.#ids = { simulation: 1, stage: 1, scenario: 1, decision: 1, run: 1, seat: 1, roomRun: 1, user: 2 };
  }

  /** Replaces the placeholders in a request with the current ids of the test data. */
  fill(request: FuzzRequest): FuzzRequest {
    const { path, body } = request;
    if (body === undefined) return { ...request, path: fillIn(path, this.#ids) };
    const bytes = Buffer.from(fillIn(body.bytes.toString('latin1'), this.#ids), 'latin1');
    return { ...request, path: fillIn(path, this.#ids), body: { ...body, bytes } };
  }

  static async open({ origin, administrator }: Server): Promise<World> {
    const caretaker = await signIn(origin, administrator.email, administrator.password);
    const world = new World(origin, caretaker);
    await world.renewData(0);
    for (const kind of ['participant', 'administrator'] as const)
      for (let n = 0; n < peoplePerKind; n++) world.#tokens[kind].push(await world.#createCaller(kind));
    return world;
  }

  /** Returns the `authorization` header of the request with this number; undefined for none. */
  authorization(caller: Caller, number: number): string | undefined {
    if (caller === 'nobody') return undefined;
    if (typeof caller === 'object') return caller.authorization;
    return `Bearer ${this.#tokens[caller][number % peoplePerKind]}`;
  }

  /** Returns whether a request could change the account of the caretaker. */
  wouldHarmCaretaker(path: string): boolean {
    return new RegExp(`/users/${this.#caretaker.userId}\\b`, 'i').test(path);
  }

  /** Replaces a caller whose session or rights are lost, unless another request has done so already. */
  async renewCaller(caller: Caller, number: number, used: string | undefined): Promise<void> {
    if (typeof caller === 'object' || caller === 'nobody') return;
    const index = number % peoplePerKind;
    const name = `${caller} ${index}`;
    if (used !== this.authorization(caller, number) || this.#renewing.has(name)) return;
    this.#renewing.add(name);
    try {
      this.#tokens[caller][index] = await this.#createCaller(caller);
    } finally {
      this.#renewing.delete(name);
    }
  }

  /** Creates new test data: a small simulation with a run in progress, which has the n-th access code. */
  async renewData(n: number): Promise<void> {
    const { client } = this.#caretaker;
    const { id: simulationId } = await client.call('createSimulation', {
      body: { name: `Fuzz ${n}`, description: 'Kept going', total_stages: 1 },
    });
    await this.#ignoreRefusal(async () => {
      const stage = await client.call('createStage', {
        params: { simulationId },
        body: { stage_instruction: 'Look' },
      });
      const { id: scenarioId } = await client.call('createScenario', {
        params: { stageId: stage.id },
        body: { name: 'Here', description: 'Now' },
      });
      const decision = await client.call('createDecision', {
        params: { scenarioId },
        body: { title_of_decision: 'Go' },
      });
      const { id: runId } = await client.call('createRun', {
        params: { simulationId },
        body: { name: `Run ${n}`, access_code: codeOf(n) },
      });
      await client.call('changeRunStatus', { params: { runId }, body: { status: 'IN_PROGRESS' } });
      this.#newestCode = codeOf(n);
      for (const index of this.#tokens.participant.keys()) await this.#join(index);
      const { users_playing } = await client.call('getRun', { params: { runId } });
      const room = await client.call('getRoomRunByName', { params: { runId, roomName: 'political' } });
      this.#ids = {
        simulation: simulationId,
        stage: stage.id,
        scenario: scenarioId,
        decision: decision.id,
        run: runId,
        seat: users_playing[0]?.user_run_id ?? 1,
        roomRun: room.id,
        user: users_playing[0]?.user_id ?? 2,
      };
    });
  }

  /** Lets a participant join the newest run. */
  async #join(index: number): Promise<void> {
    const client = createClient({
      base: this.#origin + apiPrefix,
      routes: calls,
      token: () => this.#tokens.participant[index] ?? null,
    });
    const room_name = roles[index % roles.length] ?? 'political';
    await this.#ignoreRefusal(() =>
      client.call('joinRun', { body: { access_code: this.#newestCode, room_name } }),
    );
  }

  /** Registers a person and signs in. Returns the access token. */
  async #createCaller(kind: Kind): Promise<string> {
    this.#registered += 1;
    const email_address = emailOf(this.#registered);
    const person = { first_name: 'Fuzz', last_name: String(this.#registered), email_address, password };
    let me: SignedIn;
    try {
      await register(this.#origin, person, () => 0.3);
      me = await signIn(this.#origin, email_address, password);
    } catch (error) {
      // A fuzzed request interfered: it took the email first, or changed the account.
      if (!isRefusal(error)) throw error;
      return this.#createCaller(kind);
    }
    const room_name = roles[this.#registered % roles.length] ?? 'political';
    await this.#ignoreRefusal(() =>
      me.client.call('joinRun', { body: { access_code: this.#newestCode, room_name } }),
    );
    if (kind === 'administrator')
      await this.#caretaker.client.call('updateUser', {
        params: { userId: me.userId },
        body: { is_admin: true },
      });
    return me.token;
  }

  /** Ignores refusals, because a fuzzed request may meanwhile have deleted the data or ended the run. */
  async #ignoreRefusal(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
}

const isRefusal = (error: unknown): boolean => error instanceof CallFailed && error.status < 500;
