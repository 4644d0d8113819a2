import { yieldToEventLoop } from '../yield.ts';
import type { Stream } from './channels.ts';
import { type Frame, write } from './frames.ts';

/** Number of streams that are written to or checked in one event-loop tick. */
export const streamsPerTick = 100;
/** A stream with more unsent bytes is dropped. The client reconnects and loads the run again. */
const maxUnsentBytes = 256 * 1024;

/** Writes a frame to streams. Yields to the event loop regularly, so that thousands of streams don't delay other calls. */
export async function broadcast(
  streams: Set<Stream>,
  frameFor: (stream: Stream) => Frame | undefined,
): Promise<void> {
  let writtenCount = 0;
  for (const stream of streams) {
    const frame = frameFor(stream);
    if (frame === undefined) continue;
    const { response } = stream;
    if (response.writableLength > maxUnsentBytes) {
      streams.delete(stream);
      response.destroy();
    } else if (!response.writableEnded) write(response, frame);
    writtenCount += 1;
    if (writtenCount % streamsPerTick === 0) await yieldToEventLoop();
  }
}
