import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ledDebrief } from '../../testing/led-debriefs.tsx';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { DebriefNotice } from './DebriefNotice.tsx';
import { LiveDebriefNotice, OpenDebriefNotice } from './OpenDebriefNotice.tsx';

async function open(debrief: ReturnType<typeof ledDebrief>) {
  server.reply('getGuidedDebrief', { debrief });
  await renderPage(<OpenDebriefNotice runId={5} isOver live="live" />);
}

test('the notice of an open debrief leads to it', async () => {
  await open(ledDebrief({ phase: 'lessons' }));
  expect(await screen.findByText('The debrief of this simulation is open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take Part in the Debrief' })).toBeVisible();
});

test('the notice does not call a debrief open whose phases are over', async () => {
  await open(ledDebrief({ phase: 'done' }));
  expect(await screen.findByText('The debrief is over.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the Debrief' })).toBeVisible();
});

test('a debrief with a final result has no notice', async () => {
  await open(ledDebrief({ phase: 'done', is_final: true }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('where several runs are listed, the notice names the run', async () => {
  await renderPage(<DebriefNotice runId={5} name="Evening workshop" state="over" />);
  expect(screen.getByText('The debrief of Evening workshop is over.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the Debrief' })).toBeVisible();
});

/** Lets the stream of the run open, and returns functions that send an event and a ping on it. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  const sendText = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  const sendEvent = (kind: string) => {
    const data = JSON.stringify({ kind, run_id: 5, revision: 1, room_name: null });
    sendText(`event: ${kind}\ndata: ${data}\n\n`);
  };
  server.reply('streamRunEvents', new Response(body));
  sendEvent('stream-opened');
  return { sendEvent, ping: () => sendText(': ping\n\n') };
}

test('a page without a stream of its own shows the notice after an event, without polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.reply('getGuidedDebrief', { debrief: null });
  const { sendEvent, ping } = openStream();
  await renderPage(<LiveDebriefNotice runId={5} />);
  await vi.waitFor(() => expect(server.received('getGuidedDebrief').length).toBeGreaterThan(0));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const reads = server.received('getGuidedDebrief').length;
  for (let second = 0; second < 40; second += 10) {
    ping();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
  }
  expect(server.received('getGuidedDebrief')).toHaveLength(reads);
  server.reply('getGuidedDebrief', { debrief: ledDebrief({ phase: 'reactions' }) });
  sendEvent('debrief-changed');
  expect(await screen.findByText('The debrief of this simulation is open.')).toBeVisible();
  vi.useRealTimers();
});
