import { createParser } from 'eventsource-parser';

/** A server-sent event, such as `final-vote-cast` with its data in JSON. */
export type StreamEvent = { name: string; data: string };

/**
 * Yields the events of a stream, and `ping` for each of its comments. Ends with the stream, and throws if the connection fails.
 * A caller that stops early closes the connection.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent | 'ping'> {
  const parsed: (StreamEvent | 'ping')[] = [];
  const parser = createParser({
    onEvent: ({ event: name, data }) => name !== undefined && parsed.push({ name, data }),
    onComment: () => parsed.push('ping'),
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      yield* parsed.splice(0);
    }
  } finally {
    // Cancelling a stream that has failed rejects; nothing is left to do then.
    reader.cancel().catch(() => {});
  }
}
