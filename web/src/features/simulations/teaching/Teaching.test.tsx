import { screen, waitFor, within } from '@testing-library/react';
import type { Answer, Calls, Input } from '@vincere/contract';
import type { SavedObjective } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { Teaching } from './Teaching.tsx';
import { changeObjectives } from './useTeaching.ts';

type Saved = Answer<Calls['getTeaching']>;

const share = { id: 1, title: 'Share what you know', text: 'It is on the table before the vote.' };
const decide = { id: 2, title: 'Decide in time', text: '' };

/** Keeps what is saved, as the server does. Returns a function by which another author saves objectives. */
function keep(stored: Omit<Saved, 'objectives_revision'>) {
  let now = { ...stored, objectives_revision: 0 };
  const saveObjectives = (objectives: SavedObjective[]) => {
    const listed = objectives.map((one, index) => ({ ...one, id: one.id ?? 10 + index }));
    now = { ...now, objectives: listed, objectives_revision: now.objectives_revision + 1 };
  };
  server.replyWith('getTeaching', () => now);
  server.replyWith('updateTeaching', ({ body }) => {
    const { objectives, objectives_revision, teaching_note } = body as NonNullable<
      Input<Calls['updateTeaching']>['body']
    >;
    if (objectives !== undefined && objectives_revision !== now.objectives_revision)
      return refusal('objective.list-changed');
    if (objectives !== undefined) saveObjectives(objectives);
    now = { ...now, teaching_note: teaching_note ?? now.teaching_note };
    return now;
  });
  return saveObjectives;
}
const saved = () => server.received('updateTeaching').map(({ body }) => body);
const button = (name: string) => screen.getByRole('button', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function open(stored: Omit<Saved, 'objectives_revision'>) {
  const saveAsOther = keep(stored);
  const view = await renderPage(<Teaching simulationId={1} />);
  await screen.findByRole('region', { name: 'Objectives' });
  return { ...view, saveAsOther };
}

test('a simulation without objectives and teaching note says what they are for', async () => {
  await open({ objectives: [], teaching_note: '' });
  expect(screen.getByText('No objectives yet')).toBeVisible();
  expect(screen.getByText('No teaching note yet.')).toBeVisible();
});

test('an objective is added at the end, and needs a title', async () => {
  const { user } = await open({ objectives: [share], teaching_note: '' });
  await user.click(button('Add Objective'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add Objective' }));
  expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription('This field is required');
  await user.type(dialog.getByLabelText('Title'), 'Decide in time');
  await user.click(dialog.getByRole('button', { name: 'Add Objective' }));
  await waitFor(() => expect(titles()).toEqual(['Share what you know', 'Decide in time']));
  expect(saved()).toEqual([
    { objectives: [share, { id: null, title: 'Decide in time', text: '' }], objectives_revision: 0 },
  ]);
});

test('an objective that could not be added stays in the dialog', async () => {
  const { user } = await open({ objectives: [], teaching_note: '' });
  server.disconnect('updateTeaching');
  await user.click(button('Add Objective'));
  await user.type(screen.getByLabelText('Title'), 'Decide in time');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Objective' }));
  expect(await dialogError()).toBe('The objective was not added. Please try again.');
  expect(screen.getByLabelText('Title')).toHaveValue('Decide in time');
});

test('a seventh objective cannot be added', async () => {
  const objectives = [1, 2, 3, 4, 5, 6].map((id) => ({ ...share, id }));
  const { user } = await open({ objectives, teaching_note: '' });
  await user.click(button('Add Objective'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('A simulation has at most 6 objectives.')).toBeVisible();
});

test('an objective is edited in place, and what another author has added meanwhile stays', async () => {
  const { user } = await open({ objectives: [share], teaching_note: '' });
  keep({ objectives: [share, decide], teaching_note: '' });
  await user.click(button('Edit title of objective 1'));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'Tell the others{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Tell the others', 'Decide in time']));
});

test('changes of objectives that overlap are all kept', async () => {
  await open({ objectives: [share, decide], teaching_note: '' });
  const title = (id: number, text: string) =>
    changeObjectives(1, (current) => current.map((one) => (one.id === id ? { ...one, title: text } : one)));
  await Promise.all([title(share.id, 'Tell the others'), title(decide.id, 'Decide together')]);
  await waitFor(() => expect(titles()).toEqual(['Tell the others', 'Decide together']));
});

test('an objective can be moved', async () => {
  const { user } = await open({ objectives: [share, decide], teaching_note: '' });
  await user.click(button('Move Decide in time down'));
  expect(saved()).toEqual([]);
  await user.click(button('Move Decide in time up'));
  await waitFor(() => expect(titles()).toEqual(['Decide in time', 'Share what you know']));
  expect(screen.getByText('“Decide in time” is now number 1')).toHaveRole('status');
});

test('an objective with ratings cannot be deleted, and the page says why', async () => {
  const { user } = await open({ objectives: [share, decide], teaching_note: '' });
  server.reply('updateTeaching', refusal('objective.rated', { title: share.title }));
  await user.click(button('Delete Share what you know'));
  expect(
    await screen.findByText(
      'The objective “Share what you know” cannot be deleted: it has been rated in a run',
    ),
  ).toHaveRole('alert');
  expect(titles()).toEqual(['Share what you know', 'Decide in time']);
});

test('the deletion of an objective can be undone, at the same position', async () => {
  const { user } = await open({ objectives: [share, decide], teaching_note: '' });
  await user.click(button('Delete Share what you know'));
  await waitFor(() => expect(titles()).toEqual(['Decide in time']));
  expect(saved()).toEqual([{ objectives: [decide], objectives_revision: 0 }]);
  expect(button('Add Objective')).toHaveFocus();
  await user.click(button('Undo'));
  await waitFor(() => expect(titles()).toEqual(['Share what you know', 'Decide in time']));
  // Finished runs that list it know it by its id.
  expect(saved().at(-1)).toEqual({ objectives: [share, decide], objectives_revision: 1 });
});

describe('another author who saves at the same moment', () => {
  /** Lets another author save just before the first save of this one arrives. */
  function saveJustBefore(act: () => void) {
    const reply = server.replyOf('updateTeaching');
    let isFirst = true;
    server.replyWith('updateTeaching', (received) => {
      if (isFirst) act();
      isFirst = false;
      return reply(received);
    });
  }
  const edit = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
    await user.click(button(`Edit ${label}`));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), text);
  };

  test('the changes of two authors who save at the same moment are both kept', async () => {
    const { user, saveAsOther } = await open({ objectives: [share, decide], teaching_note: '' });
    saveJustBefore(() => saveAsOther([share, { ...decide, title: 'Decide together' }]));
    await edit(user, 'title of objective 1', 'Tell the others{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Tell the others', 'Decide together']));
    expect(saved()).toHaveLength(2);
  });

  test('an author who saves again and again does not keep the page busy for ever', async () => {
    await open({ objectives: [share], teaching_note: '' });
    server.reply('updateTeaching', refusal('objective.list-changed'));
    await expect(changeObjectives(1, () => [])).rejects.toMatchObject({ code: 'objective.list-changed' });
    expect(saved()).toHaveLength(5);
  });

  test('the same text that another author has changed is shown before it is replaced', async () => {
    const { user, saveAsOther } = await open({ objectives: [share], teaching_note: '' });
    saveJustBefore(() => saveAsOther([{ ...share, title: 'Share at once' }]));
    await edit(user, 'title of objective 1', 'Tell the others{Enter}');
    await waitFor(() => expect(toastTexts()[0]).toBe('The objective was not saved'));
    expect(screen.getByText('Share at once')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Tell the others');
    expect(saved()).toHaveLength(1);
  });

  test.each([
    ['before this one saves', (act: () => void) => act()],
    ['while this one saves', saveJustBefore],
  ])(
    'an objective that another author deletes %s keeps the typed text, and can be restored',
    async (_, when) => {
      const { user, saveAsOther } = await open({ objectives: [share, decide], teaching_note: '' });
      await edit(user, 'title of objective 1', 'Tell the others');
      when(() => saveAsOther([decide]));
      await user.keyboard('{Enter}');
      const title = await screen.findByText('“Share what you know” was deleted while you were editing it.');
      const alert = title.closest<HTMLElement>('[role=alert]');
      if (alert === null) throw new Error('The notice is announced');
      const notice = within(alert);
      expect(notice.getByText('Tell the others')).toBeVisible();
      expect(titles()).toEqual(['Decide in time']);
      await user.click(notice.getByRole('button', { name: 'Bring It Back with My Text' }));
      await waitFor(() => expect(titles()).toEqual(['Tell the others', 'Decide in time']));
      expect(saved().at(-1)).toMatchObject({ objectives: [{ ...share, title: 'Tell the others' }, decide] });
      await waitFor(() => expect(alert).not.toBeInTheDocument());
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  test('the typed text of an objective that another author has deleted can be discarded', async () => {
    const { user, saveAsOther } = await open({ objectives: [share, decide], teaching_note: '' });
    await edit(user, 'what good looks like in objective 1', 'It is on the table.');
    saveAsOther([decide]);
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Discard Mine' }));
    expect(screen.queryByText('It is on the table.')).toBeNull();
    expect(button('Add Objective')).toHaveFocus();
    expect(saved()).toEqual([]);
  });
});

test('a teaching note that could not be saved stays in the field until its author confirms that it is discarded', async () => {
  const { user } = await open({ objectives: [], teaching_note: '# Before' });
  server.disconnect('updateTeaching');
  await user.click(button('Edit teaching note'));
  const field = () => screen.getByRole('textbox', { name: 'teaching note' });
  await user.type(field(), ' the day');
  await user.click(button('Save'));
  await waitFor(() => expect(toastTexts()[0]).toBe('The teaching note was not saved'));
  expect(field()).toHaveValue('# Before the day');
  await user.type(field(), '{Escape}');
  await user.click(button('Keep Writing'));
  keep({ objectives: [], teaching_note: '# Before' });
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Before the day' })).toBeVisible();
  expect(saved().at(-1)).toEqual({ teaching_note: '# Before the day' });
});

test('a teaching note is shown formatted, as beside a run', async () => {
  await open({ objectives: [], teaching_note: '## Before\n\n- **Read** all\n\n### Later' });
  expect(screen.getByRole('heading', { level: 3, name: 'Before' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'Later' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Read all');
  expect(screen.getByText('Read').tagName).toBe('STRONG');
});

test('the length of a teaching note is shown when it is near the limit', async () => {
  const { user } = await open({ objectives: [], teaching_note: 'x'.repeat(44_999) });
  await user.click(button('Edit teaching note'));
  expect(screen.queryByText(/ of 50,000 characters$/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox'), 'y');
  expect(screen.getByText('45,000 of 50,000 characters')).toBeVisible();
});
