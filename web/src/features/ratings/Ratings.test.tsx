import { screen, waitFor, within } from '@testing-library/react';
import type { Answer, Calls, Input } from '@vincere/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { setConnection } from '../../lib/live/connection.ts';
import { loadItems } from '../../lib/outbox/store.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { refusal, server } from '../../testing/server.ts';
import { RateLink } from './RateLink.tsx';
import { Ratings } from './Ratings.tsx';
import { isSamePlace } from './rating-outbox.ts';

type Received = Answer<Calls['getRatings']>;
type Rating = Input<Calls['saveRating']>['body'];

const at = '2026-11-02T09:00:00.000Z';
const share = { id: 1, title: 'Share what you know', text: 'It is on the table before the vote.' };
const decide = { id: 2, title: 'Decide in time', text: '' };

const received = (changes: Partial<Received> = {}): Received => ({
  objectives: [share, decide],
  stages: [
    { stage_number: 1, scenario_id: 21, title_of_scenario: 'The cranes stop' },
    { stage_number: 2, scenario_id: 22, title_of_scenario: 'Hands on the cranes' },
  ],
  total_stages: 3,
  rooms: null,
  is_open: true,
  own: [],
  ...changes,
});

const stored = (changes: Partial<Received['own'][number]> = {}): Received['own'][number] => ({
  stage_number: 2,
  objective_id: share.id,
  room_name: null,
  mark: 'S',
  remark: '',
  may_be_shared: false,
  revision: 1,
  updated_at: at,
  ...changes,
});

/** Keeps what is saved, as the server does. */
function keep(answer: Received) {
  let now = answer;
  server.replyWith('getRatings', () => now);
  server.replyWith('saveRating', ({ body }) => {
    const given = body as Rating;
    const stored = now.own.find((one) => isSamePlace(one, given));
    if (stored !== undefined && stored.revision !== given.revision)
      return refusal('rating.changed', { rating: stored });
    const saved = { ...given, remark: given.remark.trim(), revision: given.revision + 1, updated_at: at };
    const others = now.own.filter((one) => one !== stored);
    now = { ...now, own: [...others, saved] };
    return saved;
  });
}

async function open(answer: Received = received()) {
  keep(answer);
  const view = await renderPage(<Ratings run={run()} toObjectives={<a href="/objectives">Objectives</a>} />);
  await screen.findByRole('heading', { level: 2 });
  return view;
}

/** The block of an objective. */
const of = ({ title }: typeof share) => {
  const block = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (block === null) throw new Error(`${title} is not listed`);
  return within(block);
};
const saved = () => server.received('saveRating').map(({ body }) => body as Rating);
const button = (name: string) => screen.getByRole('button', { name });
const some = 'Performed with some challenges';

beforeEach(() => {
  setConnection(undefined);
  // Earlier tests leave ratings that wait for a decision.
  loadItems();
  signIn(people.ada);
});

describe('a mark', () => {
  test('each of four marks has its meaning, and is saved at once for the stage and the whole group', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hands on the cranes');
    const marks = within(of(share).getByRole('group', { name: 'Share what you know' }));
    expect(marks.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'PPerformed without challenges',
      'SPerformed with some challenges',
      'MPerformed with major challenges',
      'UUnable to be performed',
    ]);
    expect(marks.getByRole('radio', { name: some })).toHaveAccessibleDescription(
      'The group did it, with delays or gaps that did no harm.',
    );
    await user.click(marks.getByRole('radio', { name: some }));
    expect(await of(share).findByText(/^Saved/)).toHaveRole('status');
    expect(saved()).toEqual([
      {
        stage_number: 2,
        objective_id: 1,
        room_name: null,
        mark: 'S',
        remark: '',
        may_be_shared: false,
        revision: 0,
      },
    ]);
    expect(screen.getByText('1 of 2 rated in this stage')).toBeVisible();
  });

  test('a mark stays chosen while it is being saved', async () => {
    const { user } = await open();
    const label = of(share).getByRole('radio', { name: some }).closest('label');
    if (label === null) throw new Error('The mark has a label');
    const changes: boolean[] = [];
    const observer = new MutationObserver(() => changes.push('on' in label.dataset));
    observer.observe(label, { attributes: true });
    await user.click(label);
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    observer.disconnect();
    expect(changes).toEqual([true]);
  });

  test('a mark can be cleared', async () => {
    const { user } = await open(received({ own: [stored()] }));
    await user.click(button('Clear Mark : Share what you know'));
    await waitFor(() => expect(screen.getByText('0 of 2 rated in this stage')).toBeVisible());
    expect(of(share).getByRole('radio', { name: some })).not.toBeChecked();
    expect(saved().map(({ mark }) => mark)).toEqual([null]);
  });

  test('a mark belongs to one stage and to one room or the whole group', async () => {
    const { user } = await open(received({ own: [stored()] }));
    expect(of(share).getByRole('radio', { name: some })).toBeChecked();
    expect(button('Stage 3')).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rated for' }), 'Legal Expert');
    expect(of(share).getByRole('radio', { name: some })).not.toBeChecked();
    expect(of(share).getByRole('radio', { name: some })).toHaveAccessibleDescription(
      'The room did it, with delays or gaps that did no harm.',
    );
    await user.click(of(share).getByRole('radio', { name: 'Unable to be performed' }));
    await waitFor(() => expect(screen.getByText('1 of 2 rated for this room')).toBeVisible());
    await user.click(button('Stage 1'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The cranes stop');
    expect(of(share).getByRole('radio', { name: 'Unable to be performed' })).not.toBeChecked();
    await user.click(of(share).getByRole('radio', { name: some }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()).toMatchObject([
      { stage_number: 2, room_name: 'legal', mark: 'U' },
      { stage_number: 1, room_name: 'legal', mark: 'S' },
    ]);
  });
});

describe('a remark', () => {
  test('a remark is saved as typed, and may be shared only if its author says so', async () => {
    const { user } = await open();
    await user.click(button('Add a Remark : Share what you know'));
    const field = screen.getByRole('textbox', { name: 'Remark : Share what you know' });
    expect(field).toHaveFocus();
    await user.type(field, 'Nobody said it. ');
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(saved().at(-1)).toMatchObject({ remark: 'Nobody said it. ', may_be_shared: false });
    await user.type(field, 'Then somebody did.');
    expect(field).toHaveValue('Nobody said it. Then somebody did.');
    await user.keyboard('{Escape}');
    expect(button('Edit remark: Share what you know')).toHaveFocus();
    expect(of(share).getByText('Nobody said it. Then somebody did.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'May be shared : Share what you know' }));
    await waitFor(() =>
      expect(saved().at(-1)).toMatchObject({
        remark: 'Nobody said it. Then somebody did.',
        may_be_shared: true,
      }),
    );
  });

  test('a rating can be offered for sharing only once it has a remark', async () => {
    const { user } = await open();
    await user.click(button('Add a Remark : Share what you know'));
    const choice = screen.getByRole('checkbox', { name: 'May be shared : Share what you know' });
    expect(choice).toBeDisabled();
    await user.type(screen.getByRole('textbox'), 'Nobody said it.');
    await user.click(choice);
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(choice).toBeChecked();
    expect(saved().at(-1)).toMatchObject({ remark: 'Nobody said it.', may_be_shared: true });
  });

  test('a remark that is not saved yet is saved when its author goes to another stage', async () => {
    const { user } = await open();
    await user.click(button('Add a Remark : Decide in time'));
    await user.keyboard('Six items in ten minutes');
    await user.click(button('Stage 1'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()).toMatchObject([{ stage_number: 2, objective_id: 2, remark: 'Six items in ten minutes' }]);
  });

  test('a remark can be deleted', async () => {
    const { user } = await open(received({ own: [stored({ mark: null, remark: 'Wrong group' })] }));
    await user.click(button('Edit remark: Share what you know'));
    await user.clear(screen.getByRole('textbox'));
    await user.click(button('Close'));
    expect(await screen.findByRole('button', { name: 'Add a Remark : Share what you know' })).toHaveFocus();
    await waitFor(() => expect(saved()).toMatchObject([{ mark: null, remark: '' }]));
  });
});

describe('a rating that was not saved', () => {
  test('a rating that was not saved is kept on the device and sent by a later page', async () => {
    const { user, unmount } = await open();
    server.disconnect('saveRating');
    await user.click(of(share).getByRole('radio', { name: some }));
    expect(
      await of(share).findByText('Not saved. It is kept on this device until the connection is back.'),
    ).toHaveRole('status');
    await user.click(button('Stage 1'));
    expect(
      screen.getByText('1 rating in another stage or room is not saved. It is kept on this device.'),
    ).toBeVisible();
    unmount();
    queryClient.clear();
    await open();
    setConnection(true);
    expect(of(share).getByRole('radio', { name: some })).toBeChecked();
    await waitFor(() => expect(screen.getByText('1 of 2 rated in this stage')).toBeVisible());
  });

  test('a rating that the server refused says why, and can be discarded', async () => {
    const { user } = await open();
    server.reply('saveRating', refusal('rating.closed'));
    server.reply('getRatings', received({ is_open: false }));
    await user.click(of(share).getByRole('radio', { name: some }));
    expect(await of(share).findByText('This run can no longer be rated')).toHaveRole('alert');
    expect(of(share).getByText('Not saved')).toBeVisible();
    await user.click(button('Discard : Share what you know'));
    await waitFor(() => expect(of(share).getByRole('radio', { name: some })).not.toBeChecked());
  });
});

describe('a rating that was changed on another device', () => {
  const newer = stored({ mark: 'M', remark: 'From the tablet', revision: 2 });
  const major = 'Performed with major challenges';
  /** Opens the page with a rating that waits for the connection while another device changes it. */
  async function collide() {
    const view = await open(received({ own: [stored({ remark: 'Nobody' })] }));
    const { user } = view;
    server.disconnect('saveRating');
    await user.click(button('Edit remark: Share what you know'));
    await user.keyboard(' said it.');
    await user.click(button('Close'));
    expect(await of(share).findByText(/^Not saved\. It is kept/)).toBeVisible();
    keep(received({ own: [newer] }));
    setConnection(true);
    expect(await of(share).findByText('You have changed this rating on another device.')).toBeVisible();
    return { ...view, notice: within(of(share).getByRole('alert')) };
  }

  test('a rating that was changed on another device is shown with the unsaved one below it', async () => {
    const { notice } = await collide();
    expect(of(share).getByRole('radio', { name: major })).toBeChecked();
    expect(of(share).getByText('From the tablet')).toBeVisible();
    expect(notice.getByText(/Nobody said it\./)).toHaveTextContent(some);
  });

  test('an unsaved rating is kept until its author decides, even after a change of the newer one', async () => {
    const { user, unmount } = await collide();
    await user.click(of(share).getByRole('radio', { name: 'Unable to be performed' }));
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(saved().at(-1)).toMatchObject({ mark: 'U', remark: 'From the tablet', revision: 2 });
    unmount();
    await open(received({ own: [newer] }));
    expect(of(share).getByText(/Nobody said it\./)).toBeVisible();
  });

  test('an unsaved rating replaces a newer one of another device on request', async () => {
    const { user } = await collide();
    await user.click(button('Use This One : Share what you know'));
    await waitFor(() => expect(of(share).queryByRole('alert')).toBeNull());
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(of(share).getByRole('radio', { name: some })).toBeChecked();
    expect(of(share).getByText('Nobody said it.')).toBeVisible();
    expect(saved().at(-1)).toMatchObject({ mark: 'S', remark: 'Nobody said it.', revision: 2 });
  });

  test('typing in an open remark does not replace the newer one before the person has chosen', async () => {
    const { user } = await collide();
    await user.click(button('Edit remark: Share what you know'));
    const sent = saved().length;
    await user.keyboard('!');
    expect(of(share).getByRole('textbox')).toHaveValue('From the tablet');
    await user.click(button('Keep the One Above : Share what you know'));
    expect(saved()).toHaveLength(sent);
    await user.type(of(share).getByRole('textbox'), '!');
    expect(of(share).getByRole('textbox')).toHaveValue('From the tablet!');
  });

  test('a newer rating of another device stays on request', async () => {
    const { user } = await collide();
    const sent = saved().length;
    await user.click(button('Keep the One Above : Share what you know'));
    expect(of(share).queryByRole('alert')).toBeNull();
    expect(of(share).getByText('From the tablet')).toBeVisible();
    expect(saved()).toHaveLength(sent);
  });

  test('an open field shows the newer remark of another device, and a change continues from it', async () => {
    const { user } = await open(received({ own: [stored({ remark: 'Nobody' })] }));
    await user.click(button('Edit remark: Share what you know'));
    keep(received({ own: [newer] }));
    await queryClient.invalidateQueries();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('From the tablet'));
    await user.type(screen.getByRole('textbox'), ' and the phone');
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(saved()).toMatchObject([{ remark: 'From the tablet and the phone', revision: 2 }]);
  });

  test('a rating that this device sent without an answer is not taken for one of another device', async () => {
    const { user } = await open();
    const store = server.replyOf('saveRating');
    // The server stores the first mark, but its answer is lost.
    server.replyWith('saveRating', (request) => {
      store(request);
      throw new TypeError('The connection is gone');
    });
    await user.click(of(share).getByRole('radio', { name: some }));
    expect(await of(share).findByText(/^Not saved/)).toBeVisible();
    server.replyWith('saveRating', store);
    await user.click(of(share).getByRole('radio', { name: major }));
    expect(await of(share).findByText(/^Saved/)).toBeVisible();
    expect(of(share).queryByRole('alert')).toBeNull();
    expect(saved().at(-1)).toMatchObject({ mark: 'M', revision: 1 });
  });
});

describe('the page', () => {
  test('the ratings of a run that can no longer be rated are read-only', async () => {
    const own = [stored({ remark: 'Well done', may_be_shared: true })];
    await open(received({ is_open: false, own }));
    expect(screen.getByText('This run can no longer be rated')).toBeVisible();
    expect(of(share).getByRole('radio', { name: some })).toBeChecked();
    expect(of(share).getByRole('radio', { name: some })).toBeDisabled();
    expect(of(share).getByText('Well done')).toBeVisible();
    expect(of(share).getByText('May be shared')).toBeVisible();
    expect(of(decide).getByText('Not rated')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remark|Edit|Clear/ })).toBeNull();
  });

  test('the ratings of a simulation without objectives say what objectives are', async () => {
    keep(received({ objectives: [] }));
    await renderPage(<Ratings run={run()} toObjectives={<a href="/objectives">Objectives</a>} />);
    expect(await screen.findByText('This simulation has no objectives')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Objectives' })).toBeVisible();
  });

  test('the ratings of a run that has not started say when it can be rated', async () => {
    keep(received({ is_open: false, stages: [] }));
    await renderPage(<Ratings run={run({ status: 'DRAFT' })} />);
    expect(await screen.findByText('Nothing to rate yet')).toBeVisible();
  });

  test('ratings that could not be loaded can be loaded again', async () => {
    const { user } = await renderPage(<Ratings run={run()} />);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    keep(received());
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  });
});

test('the link to the ratings appears only while a run with objectives can be rated', async () => {
  const link = (answer: Received) => {
    queryClient.clear();
    server.reply('getRatings', answer);
    return renderPage(<RateLink runId={5} to="/observe/$runId/ratings" />);
  };
  const { unmount } = await link(received());
  expect(await screen.findByRole('link', { name: 'Rate Objectives' })).toHaveAttribute(
    'href',
    '/observe/5/ratings',
  );
  unmount();
  for (const answer of [received({ is_open: false }), received({ objectives: [] })]) {
    const view = await link(answer);
    await waitFor(() =>
      expect(queryClient.getQueryData(['getRatings', { params: { runId: 5 } }])).toBeDefined(),
    );
    expect(screen.queryByRole('link')).toBeNull();
    view.unmount();
  }
});
