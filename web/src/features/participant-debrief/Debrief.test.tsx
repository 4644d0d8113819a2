import { act, screen, waitFor, within } from '@testing-library/react';
import type { GuidedDebrief } from '@vincere/contract';
import { debriefStatements } from '@vincere/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient, useRead } from '../../lib/api.ts';
import type { OwnDebrief, OwnEntry } from '../../parts/guided-debrief/types.ts';
import { entry, ledDebrief, lesson, question } from '../../testing/led-debriefs.tsx';
import { people, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { Debrief } from './Debrief.tsx';

const runId = 5;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const inOwn = () => within(screen.getByRole('list', { name: 'Your answers' }));

const ownEntry = (changes: Partial<OwnEntry> = {}): OwnEntry => ({
  id: 'mine',
  phase: 'why',
  text: 'Nobody asked me.',
  is_private: false,
  shows_name: false,
  is_released: false,
  waits_again: false,
  ...changes,
});

/** Returns a debrief as a participant reads it. */
const joined = (changes: Partial<GuidedDebrief> = {}, own: Partial<OwnDebrief> = {}): GuidedDebrief => ({
  ...ledDebrief(changes),
  control: null,
  own: { entries: [], marks: [], commitment: null, can_be_reminded: false, has_answered: false, ...own },
});

function Page() {
  const { data } = useRead('getGuidedDebrief', { params: { runId } });
  return data?.debrief && <Debrief runId={runId} debrief={data.debrief} />;
}

async function open(debrief: GuidedDebrief) {
  queryClient.clear();
  server.reply('getGuidedDebrief', { debrief });
  const page = await renderPage(<Page />);
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}

/** Lets the server answer with another debrief and the page read it, as after an event. */
async function change(debrief: GuidedDebrief) {
  server.reply('getGuidedDebrief', { debrief });
  await act(async () => {
    await queryClient.invalidateQueries();
    // A query notifies its readers in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  localStorage.clear();
  signIn(people.ada);
});

describe('an answer', () => {
  test('an entry of the first phase is private, and says who can read it', async () => {
    const { user } = await open(joined({ phase: 'reactions' }));
    expect(button('Send')).toBeDisabled();
    expect(screen.getByText('Write something first, or just listen.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked();
    expect(screen.getByText(/^Nobody else can read it, not even your facilitator/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Show my name' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(screen.getByText(/without your name, room or time/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Show my name' }));
    expect(screen.getByText(/reads it with your name/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Only me' }));
    await user.type(field(), 'Still angry.');
    const sent = ownEntry({ phase: 'reactions', text: 'Still angry.', is_private: true });
    server.reply('writeDebriefEntry', sent);
    server.reply('getGuidedDebrief', { debrief: joined({ phase: 'reactions' }, { entries: [sent] }) });
    await user.click(button('Send'));
    expect(await inOwn().findByText('Only you can read it.')).toBeVisible();
    const [request] = server.received('writeDebriefEntry');
    expect(request?.body).toEqual({
      phase: 'reactions',
      text: 'Still angry.',
      is_private: true,
      shows_name: false,
    });
    expect(request?.headers.get('Idempotency-Key')).toMatch(/./);
  });

  test('an entry of another phase is for all', async () => {
    await open(joined({ phase: 'why' }));
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  });

  test('an entry of a small group has a warning, and is not called anonymous', async () => {
    await open(joined({ is_small: true }));
    const warning = screen.getByText('There are fewer than four of you.');
    expect(warning.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Your facilitator reads it and may show it to everyone.')).toBeVisible();
    expect(screen.queryByText(/without your name/)).toBeNull();
  });

  test('an entry and its readers survive a reload', async () => {
    const first = await open(joined());
    await first.user.type(field(), 'I saw the number');
    await first.user.click(screen.getByRole('radio', { name: 'Only me' }));
    first.unmount();
    await open(joined());
    expect(field()).toHaveValue('I saw the number');
    expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked();
    expect(screen.getByText('Draft kept on this device')).toBeVisible();
  });

  test('an entry can be made private until it is released', async () => {
    const { user } = await open(joined({}, { entries: [ownEntry()] }));
    expect(inOwn().getByText('For everyone. Not shown yet.')).toBeVisible();
    server.reply('editDebriefEntry', ownEntry({ is_private: true }));
    server.reply('getGuidedDebrief', { debrief: joined({}, { entries: [ownEntry({ is_private: true })] }) });
    await user.click(button('Make Private'));
    expect(await inOwn().findByText('Only you can read it.')).toBeVisible();
    await change(joined({}, { entries: [ownEntry({ is_released: true })] }));
    expect(inOwn().getByText('Everyone can read it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make Private' })).toBeNull();
  });

  test('a released entry that is edited waits for its release again', async () => {
    const { user } = await open(joined({}, { entries: [ownEntry({ is_released: true })] }));
    await user.click(button('Edit'));
    expect(screen.getByText(/^It disappears from every screen/)).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'Nobody asked.');
    const edited = ownEntry({ text: 'Nobody asked.', waits_again: true });
    server.reply('editDebriefEntry', edited);
    server.reply('getGuidedDebrief', { debrief: joined({}, { entries: [edited] }) });
    await user.click(button('Save'));
    expect(await inOwn().findByText('For everyone. Waits to be shown again.')).toBeVisible();
  });

  test('an entry released with a name can be shown without it', async () => {
    const named = ownEntry({ is_released: true, shows_name: true });
    const { user } = await open(joined({}, { entries: [named] }));
    expect(inOwn().getByText('Everyone can read it with your name.')).toBeVisible();
    await user.click(button('Edit'));
    expect(screen.queryByRole('radio', { name: 'Only me' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show my name' }));
    const edited = ownEntry({ waits_again: true });
    server.reply('editDebriefEntry', edited);
    server.reply('getGuidedDebrief', { debrief: joined({}, { entries: [edited] }) });
    await user.click(button('Save'));
    expect(await inOwn().findByText('For everyone. Waits to be shown again.')).toBeVisible();
    expect(server.received('editDebriefEntry').at(-1)?.body).toEqual({
      text: named.text,
      is_private: false,
      shows_name: false,
    });
  });

  test('an entry is deleted after a confirmation', async () => {
    const { user } = await open(joined({}, { entries: [ownEntry()] }));
    await user.click(button('Delete'));
    expect(screen.getByText('Delete this answer?')).toBeVisible();
    server.reply('deleteDebriefEntry', { id: 'mine' });
    server.reply('getGuidedDebrief', { debrief: joined() });
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('Nobody asked me.')).toBeNull());
  });

  test('a participant can write up to ten entries', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ownEntry({ id: `e${index}`, text: `No ${index}` }));
    const { user } = await open(joined({}, { entries: ten.slice(1) }));
    await user.click(button('Write Another'));
    expect(screen.getByText('Answer 10 of 10')).toBeVisible();
    await change(joined({}, { entries: ten }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Write Another' })).toBeNull();
  });

  test('an entry that is refused because its phase was closed stays on the page until it is discarded', async () => {
    const { user } = await open(joined());
    await user.type(field(), 'Too late.');
    server.reply('writeDebriefEntry', refusal('debrief.phase-closed'));
    server.reply('getGuidedDebrief', { debrief: joined({ phase: 'lessons' }) });
    await user.click(button('Send'));
    expect(await screen.findByText('Not sent')).toBeVisible();
    await change(joined({ phase: 'lessons' }));
    expect(await screen.findByText('Your answer of the phase Why was not sent.')).toBeVisible();
    expect(screen.getByText('Too late.')).toBeVisible();
    await user.click(button('Discard'));
    expect(screen.queryByText('Too late.')).toBeNull();
  });
});

describe('a new phase', () => {
  test('a new phase is shown with the focus on its heading', async () => {
    await open(joined());
    await change(joined({ phase: 'commitment' }));
    const heading = screen.getByRole('heading', { level: 2, name: /^Commitment\. What will you do/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('a new phase is only offered while a field has text, wherever the focus is', async () => {
    const { user } = await open(joined());
    await user.type(field(), 'I wanted to say');
    await user.click(screen.getByRole('radio', { name: 'Only me' }));
    await change(joined({ phase: 'lessons' }));
    expect(screen.getByText('The debrief has moved on: Lessons.')).toBeVisible();
    expect(field()).toHaveValue('I wanted to say');
    expect(button('Send')).toBeDisabled();
    await user.click(button('Go There'));
    expect(screen.getByRole('heading', { level: 2, name: /^Lessons\./ })).toHaveFocus();
    const left = 'You were still writing in the phase Why. It was not sent.';
    expect(screen.getByRole('textbox', { name: left })).toHaveValue('I wanted to say');
    await user.click(button('Discard'));
    expect(screen.queryByText(left)).toBeNull();
  });

  test('an observer sees a new phase, and has no field', async () => {
    const observed = { ...joined({ released: [entry('a', 'We were waiting.')] }), own: null };
    await open(observed);
    expect(screen.getByText('We were waiting.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await change({ ...observed, phase: 'commitment' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Commitment/ })).toHaveFocus());
  });
});

describe('lessons', () => {
  const lessons = ['One', 'Two', 'Three', 'Four'].map((text) => lesson(text.toLowerCase(), `${text}.`));
  const marked = (...marks: string[]) => joined({ phase: 'lessons', lessons }, { marks });
  const mark = (text: string) => button(`Mark: ${text}`);

  test('up to three lessons can be marked, and the page says how many marks are left', async () => {
    const { user } = await open(marked('one', 'two'));
    expect(screen.getByText('1 of 3 marks left')).toHaveAttribute('role', 'status');
    expect(mark('One.')).toHaveAttribute('aria-pressed', 'true');
    server.reply('markLessons', { marks: ['one', 'three', 'two'] });
    server.reply('getGuidedDebrief', { debrief: marked('one', 'three', 'two') });
    await user.click(mark('Three.'));
    expect(await screen.findByText('0 of 3 marks left')).toBeVisible();
    expect(mark('Four.')).toBeDisabled();
    expect(server.received('markLessons')[0]?.body).toEqual({ entry_ids: ['one', 'two', 'three'] });
  });

  test('lessons can be marked in the next phase while the marking is open', async () => {
    const { user } = await open({ ...marked('one'), phase: 'commitment' });
    const section = screen.getByRole('region', { name: 'Which three will you hold on to?' });
    server.reply('markLessons', { marks: ['one', 'two'] });
    server.reply('getGuidedDebrief', { debrief: { ...marked('one', 'two'), phase: 'commitment' } });
    await user.click(within(section).getByRole('button', { name: 'Mark: Two.' }));
    expect(await within(section).findByText('1 of 3 marks left')).toBeVisible();
    await change({ ...marked('one', 'two'), phase: 'commitment', is_marking_closed: true });
    expect(screen.queryByRole('button', { name: 'Mark: Two.' })).toBeNull();
  });

  test('a lesson keeps the focus and can be marked again while a mark is being saved', async () => {
    const { user } = await open(marked());
    const release = server.hold('markLessons');
    await user.click(mark('One.'));
    expect(mark('One.')).toHaveFocus();
    expect(mark('One.')).toBeEnabled();
    await user.click(mark('Two.'));
    expect(screen.getByText('1 of 3 marks left')).toBeVisible();
    server.replyWith('markLessons', ({ body }) => ({ marks: (body as { entry_ids: string[] }).entry_ids }));
    server.reply('getGuidedDebrief', { debrief: marked('one', 'two') });
    release({ marks: ['one'] });
    await waitFor(() => expect(server.received('markLessons')).toHaveLength(2));
    expect(server.received('markLessons')[1]?.body).toEqual({ entry_ids: ['one', 'two'] });
    expect(mark('Two.')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a mark that is refused disappears, with the reason', async () => {
    const { user } = await open(marked());
    server.reply('markLessons', refusal('debrief.marking-closed'));
    await user.click(mark('One.'));
    expect(await screen.findByText('The marking is closed')).toBeVisible();
    expect(mark('One.')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a lesson shows the lessons that were merged into it', async () => {
    const { marks: _, merged: __, ...other } = lesson('same', 'The same.');
    await open(joined({ phase: 'lessons', lessons: [lesson('one', 'One.', { merged: [other] })] }));
    expect(screen.getByText('The same.')).toBeVisible();
  });

  test('lessons show their marks once the marking is closed', async () => {
    const counted = [lesson('two', 'Two.', { marks: 9 }), lesson('one', 'One.', { marks: 1 })];
    await open(joined({ phase: 'lessons', lessons: counted, is_marking_closed: true }));
    const rows = within(screen.getByRole('list', { name: 'Lessons' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Two.9 marks', 'One.1 mark']);
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  test('lessons replace the question once the marking is closed, and can still be written', async () => {
    const { user } = await open(marked('one'));
    mark('One.').focus();
    const counted = [lesson('two', 'Two.', { marks: 9 }), lesson('one', 'One.', { marks: 1 })];
    const closed = joined({ phase: 'lessons', lessons: counted, is_marking_closed: true });
    await change(closed);
    const heading = screen.getByRole('heading', { name: /The marking is closed\.$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('heading', { name: /on Monday/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    const write = button('Write a Lesson');
    const list = screen.getByRole('list', { name: 'Lessons' });
    expect(list.compareDocumentPosition(write)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(write);
    expect(field()).toBeVisible();
    await change({ ...closed, question: question({ phase: 'lessons', text: 'Which of these is hard?' }) });
    expect(screen.getByRole('heading', { name: /Which of these is hard\?$/ })).toBeVisible();
    expect(screen.getByText('The marking is closed.')).toBeVisible();
  });
});

describe('a commitment', () => {
  const commitment = { text: 'ask earlier', due_on: '2099-12-21', is_reminded: false };

  test('a commitment is saved with its date, and offers a reminder only if one can be sent', async () => {
    const { user, unmount } = await open(joined({ phase: 'commitment' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();
    await open(joined({ phase: 'commitment' }, { can_be_reminded: true }));
    await user.type(screen.getByRole('textbox', { name: 'I will' }), 'ask earlier');
    await user.click(screen.getByRole('checkbox', { name: 'Send it to me by mail on that day' }));
    server.reply('commit', { ...commitment, is_reminded: true });
    server.reply('getGuidedDebrief', {
      debrief: joined({ phase: 'commitment' }, { commitment: { ...commitment, is_reminded: true } }),
    });
    await user.click(button('Save Commitment'));
    expect(await screen.findByText(/, with a reminder by mail$/)).toBeVisible();
    expect(server.received('commit')[0]?.body).toMatchObject({ text: 'ask earlier', is_reminded: true });
  });

  test('a commitment can be deleted after the debrief', async () => {
    const done = { phase: 'done', is_final: true } as const;
    const { user } = await open(joined(done, { commitment }));
    await user.click(button('Delete'));
    server.reply('deleteCommitment', { id: runId });
    server.reply('getGuidedDebrief', { debrief: joined(done) });
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('ask earlier')).toBeNull());
  });
});

describe('the questions about the debrief', () => {
  test('the statements about the debrief are sent once all are answered', async () => {
    const { user } = await open(joined({ phase: 'done' }));
    expect(button('Send')).toBeDisabled();
    expect(screen.getByText('6 questions left.')).toBeVisible();
    for (const name of debriefStatements)
      await user.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: '6' }));
    server.reply('answerStatements', { has_answered: true });
    server.reply('getGuidedDebrief', { debrief: joined({ phase: 'done' }, { has_answered: true }) });
    await user.click(button('Send'));
    expect(await screen.findByText('Thank you. You are done with the questions.')).toBeVisible();
    expect(server.received('answerStatements')[0]?.body).toEqual({ answers: [6, 6, 6, 6, 6, 6] });
  });

  test('the statements about the debrief can be skipped for good after a confirmation', async () => {
    const result = { released: [entry('a', 'We were waiting.')], lessons: [lesson('b', 'Ask.')] };
    const { user } = await open(joined({ phase: 'done', ...result }));
    await user.click(button('Leave Out'));
    expect(screen.getByText(/^Leave the questions out\? You can't answer them later/)).toBeVisible();
    await user.click(button('Cancel'));
    expect(button('Leave Out')).toHaveFocus();
    expect(server.received('answerStatements')).toEqual([]);
    await user.click(button('Leave Out'));
    server.reply('answerStatements', { has_answered: true });
    server.reply('getGuidedDebrief', {
      debrief: joined({ phase: 'done', ...result }, { has_answered: true }),
    });
    await user.click(button('Leave Out'));
    expect(await screen.findByText('Thank you. You are done with the questions.')).toBeVisible();
    expect(server.received('answerStatements')[0]?.body).toEqual({ answers: null });
    expect(screen.getByRole('heading', { level: 2, name: /The debrief is over/ })).toHaveFocus();
    expect(screen.getByText('What was said in the debrief')).toBeVisible();
    expect(screen.getByText('We were waiting.')).toBeInTheDocument();
    expect(screen.getByText('Ask.')).toBeInTheDocument();
  });

  test('the statements about the debrief stay if they could not be skipped, with the reason', async () => {
    const { user } = await open(joined({ phase: 'done' }));
    await user.click(button('Leave Out'));
    server.disconnect('answerStatements');
    await user.click(button('Leave Out'));
    expect(await screen.findByText('The questions could not be left out. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /How was this debrief/ })).toBeVisible();
  });
});

test('the date of a commitment is a day in the time zone of its author', async () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Auckland';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 20) });
  try {
    await open(joined({ phase: 'commitment' }));
    const date = screen.getByLabelText('By');
    expect(date).toHaveValue('2026-12-26');
    expect(date).toHaveAttribute('min', '2026-11-26');
    expect(date).toHaveAttribute('max', '2027-11-26');
  } finally {
    vi.useRealTimers();
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
