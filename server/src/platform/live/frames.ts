import type { ServerResponse } from 'node:http';
import { type RunEvent, streamOpened } from '@vincere/contract';
import { type Listener, mayReceive } from './channels.ts';

/** Bytes to send to many streams, encoded once: plain, and as an HTTP/1.1 chunk. */
export type Frame = { plain: Buffer; chunked: Buffer };

export function frameOf(text: string): Frame {
  const plainBytes = Buffer.from(text);
  return { plain: plainBytes, chunked: Buffer.from(`${plainBytes.length.toString(16)}\r\n${text}\r\n`) };
}

function eventsFrame(events: readonly RunEvent[]): Frame {
  return frameOf(
    events
      .map((event) => `id: ${event.revision}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
      .join(''),
  );
}

/**
 * Returns the first event of a stream, with the current revision of the run. Revision 0 makes the client load the run
 * again.
 */
export function openedText(runId: number, revision: number): string {
  return `event: ${streamOpened}\ndata: ${JSON.stringify({ run_id: runId, revision })}\n\n`;
}

/**
 * Writes to a response whose headers are sent, directly to its socket, which sends it at once. `response.write` would
 * encode the chunk again for each stream, in four pieces, and send them only at the end of the event-loop tick.
 */
export function write(response: ServerResponse, frame: Frame): void {
  const { socket, chunkedEncoding } = response;
  // Without a socket, the response waits behind an earlier request on the same connection.
  if (socket === null) response.write(frame.plain);
  else if (socket.writable) socket.write(chunkedEncoding ? frame.chunked : frame.plain);
}

/**
 * Returns a lookup of the frame for a stream, encoded once per audience; undefined if the stream may receive none of the
 * events.
 */
export function framesOf(events: readonly RunEvent[]): (listener: Listener) => Frame | undefined {
  const frames = new Map<string, Frame | undefined>();
  return ({ is_admin, seat }) => {
    const room = seat?.room_name ?? null;
    const audience = is_admin ? 'administrators' : (room ?? 'observers');
    if (frames.has(audience)) return frames.get(audience);
    const audienceEvents = is_admin ? events : events.filter((event) => mayReceive(room, event));
    const frame = audienceEvents.length > 0 ? eventsFrame(audienceEvents) : undefined;
    frames.set(audience, frame);
    return frame;
  };
}
