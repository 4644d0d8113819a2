import type { ServerResponse } from 'node:http';
import { type RunEvent, streamOpened } from '@vincere/contract';
import { type Listener, mayReceive } from './channels.ts';

/** What many streams are told, made once for all of them: bare, and as a chunk of HTTP/1.1. */
export type Frame = { plain: Buffer; chunked: Buffer };

export function frameOf(text: string): Frame {
  const plain = Buffer.from(text);
  return { plain, chunked: Buffer.from(`${plain.length.toString(16)}\r\n${text}\r\n`) };
}

function eventsFrame(events: readonly RunEvent[]): Frame {
  return frameOf(
    events
      .map((event) => `id: ${event.revision}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
      .join(''),
  );
}

/** The first event of a stream, which tells at what revision the run is; 0 makes whoever hears it read again. */
export function openedText(runId: number, revision: number): string {
  return `event: ${streamOpened}\ndata: ${JSON.stringify({ run_id: runId, revision })}\n\n`;
}

/**
 * Writes to a response whose head is sent: straight to its socket, where it leaves at once. The response itself would
 * frame it anew for each stream, in four pieces, and let them leave after all that this turn still does.
 */
export function write(response: ServerResponse, frame: Frame): void {
  const { socket, chunkedEncoding } = response;
  // Without a socket it waits behind the answer to an earlier request on the same line.
  if (socket === null) response.write(frame.plain);
  else if (socket.writable) socket.write(chunkedEncoding ? frame.chunked : frame.plain);
}

/** Returns the frame of each stream for these events, made once a room; undefined for a stream that may hear none of them. */
export function framesOf(events: readonly RunEvent[]): (listener: Listener) => Frame | undefined {
  const frames = new Map<string, Frame | undefined>();
  return ({ is_admin, seat }) => {
    const room = seat?.room_name ?? null;
    const audience = is_admin ? 'administrators' : (room ?? 'observers');
    if (frames.has(audience)) return frames.get(audience);
    const heard = is_admin ? events : events.filter((event) => mayReceive(room, event));
    const frame = heard.length > 0 ? eventsFrame(heard) : undefined;
    frames.set(audience, frame);
    return frame;
  };
}
