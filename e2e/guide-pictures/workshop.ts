import { join } from 'node:path';
import type { Run } from '@vincere/contract';
import { debriefPhases, roles } from '@vincere/domain';
import { followRun, type RunStream } from '../../play/stream.ts';
import type { Language } from '../../web/src/lib/language.ts';
import { buildPerson, changeStatus, type KnownPerson, openWorld, type World } from '../world.ts';
import { names, typed } from './typed.ts';

/** A workshop of twelve people with the sample in one language, who act over HTTP. */
export class Workshop {
  readonly world: World;
  readonly simulationId: number;
  readonly #people: readonly KnownPerson[];
  #run: Run | undefined;
  #streams: readonly RunStream[] = [];
  readonly #typed: (typeof typed)[Language];

  private constructor(
    world: World,
    simulationId: number,
    people: readonly KnownPerson[],
    language: Language,
  ) {
    this.world = world;
    this.simulationId = simulationId;
    this.#people = people;
    this.#typed = typed[language];
  }

  /** Starts a server, and registers the people. */
  static async begin(language: Language): Promise<Workshop> {
    const clock = join(import.meta.dirname, 'shifted-clock.ts');
    const world = await openWorld('whole', {
      VINCERE_SAMPLE: language,
      // Pictures show an address that phones could reach.
      VINCERE_PUBLIC_URL: 'http://vincere.example.org',
      NODE_OPTIONS: `--import=file://${clock}`,
    });
    const people: KnownPerson[] = [];
    for (const [index, [first_name, last_name]] of names.entries())
      people.push(
        await buildPerson(world, { first_name, last_name, email_address: `person${index + 1}@example.org` }),
      );
    const [simulation] = await world.facilitator.call('listSimulations');
    return new Workshop(world, simulation?.id ?? 0, people, language);
  }

  /** Starts a run, with everybody in a room and connected. */
  async start(): Promise<Run> {
    const { world } = this;
    const run = await world.facilitator.call('createRun', {
      params: { simulationId: this.simulationId },
      body: { name: this.#typed.run, access_code: 'H7K2QD' },
    });
    this.#run = run;
    for (const [index, { client }] of this.#people.entries())
      await client.call('joinRun', {
        body: { access_code: run.access_code, room_name: roles[index % roles.length] ?? 'legal' },
      });
    await changeStatus(world, run, 'IN_PROGRESS');
    this.#streams = await Promise.all(
      this.#people.map(({ session }) => followRun(world.origin, run.id, session.access_token)),
    );
    return run;
  }

  async end(): Promise<void> {
    for (const stream of this.#streams) stream.close();
    await this.world.stop();
  }

  /** Lets minutes pass on the clock of the server. Sessions of people expire after 15 minutes in all. */
  async pass(minutes: number): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 1) {
      process.kill(this.world.pid(), 'SIGWINCH');
      // The system merges signals that arrive before the first one is handled.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Lets everybody read most of the posts of their room. */
  async read(): Promise<void> {
    for (const [index, { client }] of this.#people.entries()) {
      const { id } = await client.call('getRoomRunByName', {
        params: { runId: this.#runId(), roomName: roles[index % roles.length] ?? 'legal' },
      });
      const { tweets } = await client.call('getRoomRun', { params: { roomRunId: id } });
      const post_ids = tweets.slice(0, tweets.length - (index % 4)).map((post) => post.id);
      await client.call('saveOwnReading', { params: { roomRunId: id }, body: { post_ids } });
    }
  }

  /**
   * Casts votes of people, by their index. Decisions are given by their index too. With `room`, everybody casts a room
   * vote; the final votes are those of `from` up to, but without, `to`.
   */
  async vote(
    { room, final }: { room?: (person: number) => number; final: (person: number) => number },
    [from, to]: [from: number, to: number] = [0, names.length],
  ): Promise<void> {
    const offered = (await this.#now()).current_scenario?.all_decisions ?? [];
    const params = { runId: this.#runId() };
    const body = (index: number) => ({
      decision_chosen_id: offered[index]?.id ?? 0,
      reasoning: this.#typed.reason,
    });
    for (const [index, { client }] of this.#people.entries()) {
      if (room) await client.call('castRoomVote', { params, body: body(room(index)) });
      if (index >= from && index < to)
        await client.call('castFinalVote', { params, body: body(final(index)) });
    }
  }

  /** Advances to the next stage with the first decision, which met the first of its conditions. */
  async advance(): Promise<void> {
    const params = { runId: this.#runId() };
    const first = (await this.#now()).current_scenario?.all_decisions[0]?.id ?? 0;
    const { stages } = await this.world.facilitator.call('getPlayedSimulation', { params });
    const decision = stages
      .flatMap(({ scenarios }) => scenarios)
      .flatMap(({ all_decisions }) => all_decisions)
      .find(({ id }) => id === first);
    await this.world.facilitator.call('advanceRun', {
      params,
      body: {
        decision_id: first,
        conditions_met: (decision?.conditions ?? []).slice(0, 1).map(({ id }) => id),
        judged_decision_id: first,
        order_revision: 0,
      },
    });
  }

  async finish(): Promise<void> {
    const run = await this.#now();
    if (run.status === 'IN_PROGRESS') await changeStatus(this.world, run, 'COMPLETED');
  }

  /** Debriefs the run up to the question why, to which some people have written an answer. */
  async debrief(): Promise<void> {
    const { facilitator } = this.world;
    const params = { runId: this.#runId() };
    await facilitator.call('openGuidedDebrief', { params });
    for (const [from, to] of [
      [debriefPhases[0], debriefPhases[1]],
      [debriefPhases[1], debriefPhases[2]],
    ] as const) {
      await this.pass(1);
      await facilitator.call('moveGuidedDebrief', { params, body: { from, to } });
    }
    const { debrief } = await facilitator.call('getGuidedDebrief', { params });
    const question = debrief?.control?.questions.find(({ phase }) => phase === 'why');
    await facilitator.call('showDebriefQuestion', {
      params,
      body: { from: 'why', question_id: question?.id ?? 0, reason_id: null },
    });
    for (const [index, text] of this.#typed.answers.entries())
      await this.#people[index]?.client.call('writeDebriefEntry', {
        params,
        body: { phase: 'why', text, is_private: false, shows_name: false },
      });
    await this.pass(1);
  }

  #runId(): number {
    return this.#run?.id ?? 0;
  }

  #now(): Promise<Run> {
    return this.world.facilitator.call('getRun', { params: { runId: this.#runId() } });
  }
}
