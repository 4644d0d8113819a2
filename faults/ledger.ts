import { createHash } from 'node:crypto';
import { type Answer, CallFailed, type CallName, type Calls, type Client } from '@vincere/contract';
import type { StoredData } from '../server/src/testing/stored-data.ts';

type Vote = Pick<
  Answer<Calls['castFinalVote']>,
  'id' | 'user_run_id' | 'scenario_id' | 'decision_chosen_id' | 'reasoning'
>;
type Retry = () => Promise<unknown>;

/** The untyped form of `Client['call']`. */
type UntypedCall = (name: CallName, ...input: unknown[]) => Promise<unknown>;

/** Records all successful writes to a server, and the calls that were not answered. */
export class Ledger {
  readonly #votes = new Map<number, Vote>();
  readonly #notes = new Set<string>();
  readonly #posts = new Set<string>();
  readonly #files = new Map<number, string>();
  readonly #runs = new Map<number, { stages: number; unanswered: number }>();
  readonly #failures: string[] = [];
  readonly #allowedStatuses: ReadonlySet<number>;
  #unanswered: Retry[] = [];

  /** `allowedStatuses` are the error statuses that the injected fault explains. */
  constructor(allowedStatuses: readonly number[] = []) {
    this.#allowedStatuses = new Set(allowedStatuses);
  }

  /** The number of acknowledged writes. */
  get size(): number {
    const stages = [...this.#runs.values()].reduce((sum, run) => sum + run.stages, 0);
    const kinds = [this.#votes, this.#notes, this.#posts, this.#files, this.#runs];
    return kinds.reduce((sum, { size }) => sum + size, stages);
  }

  /** Returns a snapshot of the ledger, without the calls to retry. */
  copy(): Ledger {
    const copy = new Ledger([...this.#allowedStatuses]);
    for (const [id, vote] of this.#votes) copy.#votes.set(id, vote);
    for (const text of this.#notes) copy.#notes.add(text);
    for (const text of this.#posts) copy.#posts.add(text);
    for (const [id, checksum] of this.#files) copy.#files.set(id, checksum);
    for (const [id, run] of this.#runs) copy.#runs.set(id, { ...run });
    return copy;
  }

  /** Wraps a client. Records its successful calls, and keeps those unanswered calls that can be retried safely. */
  recorded(client: Client): Client {
    const call: UntypedCall = (name, ...input) => (client.call as UntypedCall)(name, ...input);
    const recording: UntypedCall = async (name, ...input) => {
      const retry = async () => this.#record(name, input[0], await call(name, ...input));
      try {
        const answer = await call(name, ...input);
        await this.#record(name, input[0], answer);
        return answer;
      } catch (error) {
        if (error instanceof CallFailed) {
          if (!this.#allowedStatuses.has(error.status))
            this.#failures.push(`${name} answered ${error.status}: ${error.message}`);
        } else if (name === 'castRoomVote' || name === 'castFinalVote') this.#unanswered.push(retry);
        else if (name === 'changeRunStatus' || name === 'advanceRun') {
          const run = this.#runs.get(runIdOf(input[0]));
          if (run) run.unanswered += 1;
          if (run && name === 'advanceRun') this.#unanswered.push(() => retryAdvance(run, retry));
        }
        throw error;
      }
    };
    return { call: recording as Client['call'] };
  }

  async #record(name: CallName, input: unknown, answer: unknown): Promise<void> {
    if (name === 'castRoomVote' || name === 'castFinalVote') {
      const vote = answer as Vote;
      this.#votes.set(vote.id, vote);
    } else if (name === 'addRoomNote') this.#notes.add((input as { body: { text: string } }).body.text);
    else if (name === 'publishPost') this.#posts.add((input as { body: { content: string } }).body.content);
    else if (name === 'uploadScenarioFile') {
      const { file } = input as { file: Blob };
      const bytes = Buffer.from(await file.arrayBuffer());
      this.#files.set((answer as { id: number }).id, createHash('sha256').update(bytes).digest('hex'));
    } else if (name === 'createRun')
      this.#runs.set((answer as { id: number }).id, { stages: 0, unanswered: 0 });
    else if (name === 'changeRunStatus' || name === 'advanceRun') {
      const run = this.#runs.get(runIdOf(input));
      const isInProgress = (answer as { status?: string }).status === 'IN_PROGRESS';
      // Resuming after a pause doesn't enter a stage.
      if (run && isInProgress && (name === 'advanceRun' || run.stages === 0)) run.stages += 1;
    }
  }

  /** Retries unanswered calls, as the screens do. A 409 counts as an answer, because the first attempt may have succeeded. */
  async retryUnanswered(): Promise<void> {
    const retries = this.#unanswered;
    this.#unanswered = [];
    for (const retry of retries)
      try {
        await retry();
      } catch (error) {
        if (!(error instanceof CallFailed && error.status === 409))
          this.#failures.push(`Retry: ${String(error)}`);
      }
  }

  /**
   * Compares the ledger with stored data. Returns acknowledged writes that are missing, changed or stored twice, and
   * unexplained failures. With `isLater`, the data may contain writes made after this snapshot of the ledger.
   */
  async compare(data: StoredData, { isLater = false } = {}): Promise<string[]> {
    const problems = [...this.#failures, ...(await data.problems())];
    const votes = new Map(data.rows<Vote>(votesQuery).map((vote) => [vote.id, vote]));
    for (const [id, vote] of this.#votes) {
      const stored = votes.get(id);
      for (const key of ['user_run_id', 'scenario_id', 'decision_chosen_id', 'reasoning'] as const)
        if (stored?.[key] !== vote[key])
          problems.push(`Vote ${id} was acknowledged, but its ${key} differs or is missing`);
    }
    const notes = data.rows<{ notes: string }>(`select notes from room_runs`).map((room) => room.notes);
    problems.push(...missingOrRepeated('Note', this.#notes, notes.join('\n').split('\n')));
    const posts = data.rows<{ content: string }>('select content from posts where room_run_id is not null');
    problems.push(
      ...missingOrRepeated(
        'Post',
        this.#posts,
        posts.map((post) => post.content),
      ),
    );
    const files = new Map(
      data
        .rows<{ id: number; storage_key: string }>('select id, storage_key from files')
        .map((file) => [file.id, file.storage_key]),
    );
    for (const [id, checksum] of this.#files) {
      const key = files.get(id);
      if (key === undefined) problems.push(`File ${id} was acknowledged, but has no row`);
      else if ((await data.checksumOf(key)) !== checksum) problems.push(`File ${id} has changed content`);
    }
    const stages = new Map(
      data
        .rows<{ run_id: number; count: number }>(
          'select run_id, count(*) as count from visits group by run_id',
        )
        .map((run) => [run.run_id, run.count]),
    );
    const runs = new Set(data.rows<{ id: number }>('select id from runs').map(({ id }) => id));
    for (const [id, run] of this.#runs) {
      if (!runs.has(id)) problems.push(`Run ${id} was acknowledged, but is missing`);
      const reached = stages.get(id) ?? 0;
      if (reached < run.stages || (!isLater && reached > run.stages + run.unanswered))
        problems.push(
          `Run ${id} was acknowledged to have reached ${run.stages} stages, but has reached ${reached}`,
        );
    }
    return problems;
  }
}

function runIdOf(input: unknown): number {
  return (input as { params: { runId: number } }).params.runId;
}

/** Retries an advance. The answer shows whether the first attempt succeeded. */
async function retryAdvance(run: { stages: number; unanswered: number }, retry: Retry): Promise<void> {
  try {
    await retry();
  } catch (error) {
    if (!(error instanceof CallFailed && error.code === 'advance.moved-on')) throw error;
    run.stages += 1;
  }
  run.unanswered -= 1;
}

const votesQuery =
  'select id, seat_id as user_run_id, scenario_id, decision_chosen_id, reasoning from votes where withdrawn_at is null';

const markOf = (text: string) => /#\d+\.\d+/.exec(text)?.[0];

/** Lists acknowledged texts that are missing, and texts stored more than once. An unacknowledged text may be stored once. */
function missingOrRepeated(
  kind: string,
  acknowledged: ReadonlySet<string>,
  stored: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const text of stored) {
    const mark = markOf(text);
    if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const missing = [...acknowledged].filter((text) => !counts.has(markOf(text) ?? ''));
  const repeated = [...counts].filter(([, count]) => count > 1);
  return [
    ...missing.map((text) => `${kind} was acknowledged, but is missing: ${text}`),
    ...repeated.map(([mark, count]) => `${kind} ${mark} is stored ${count} times`),
  ];
}
