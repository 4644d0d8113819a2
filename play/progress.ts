/** Shows a progress bar on a terminal, and one line per step elsewhere. */
export class Progress {
  #step = '';
  readonly #isTerminal = process.stderr.isTTY === true;

  /** Runs `work` for every item, `concurrency` items at a time, and shows the progress of the step. */
  async each<T>(
    step: string,
    items: readonly T[],
    concurrency: number,
    work: (item: T) => Promise<unknown>,
  ): Promise<void> {
    const started = Date.now();
    this.#step = step;
    let done = 0;
    const queue = items.entries();
    const worker = async () => {
      for (const [, item] of queue) {
        await work(item);
        done += 1;
        this.#draw(done, items.length);
      }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    this.#finish(items.length, Date.now() - started);
  }

  #draw(done: number, total: number): void {
    if (!this.#isTerminal) return;
    const filled = Math.round((done / total) * 24);
    process.stderr.write(
      `\r${this.#step.padEnd(34)} [${'#'.repeat(filled).padEnd(24, '.')}] ${done}/${total} `,
    );
  }

  #finish(total: number, ms: number): void {
    const end = `${total}/${total}  ${(ms / 1000).toFixed(1)} s`;
    process.stderr.write(
      this.#isTerminal
        ? `\r${this.#step.padEnd(34)} [${'#'.repeat(24)}] ${end}\n`
        : `${this.#step}: ${end}\n`,
    );
  }
}
