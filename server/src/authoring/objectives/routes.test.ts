import type { SavedObjective } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const added = (title: string): SavedObjective => ({ id: null, title, text: '' });

/** A new simulation with the objectives `Share` and `Decide`, and calls that read and save them. */
async function simulation() {
  const { id } = await author.call('createSimulation', {
    body: { name: 'Night', description: 'The lights are out' },
  });
  const params = { simulationId: id };
  const read = () => author.call('getTeaching', { params });
  const save = (objectives: SavedObjective[], objectives_revision: number, by: BuiltUser = author) =>
    by.call('updateTeaching', { params, body: { objectives, objectives_revision } });
  const stored = await save([added('Share'), added('Decide')], 0);
  const [share, decide] = stored.objectives;
  if (share === undefined || decide === undefined) throw new Error('The objectives are stored');
  return { params, read, save, share, decide, revision: stored.objectives_revision };
}

describe('objectives', () => {
  test('objectives are saved only by an author who has read the current ones', async () => {
    const { read, save, share, decide, revision } = await simulation();
    const other = await server.administrator();
    await save([{ ...share, title: 'Tell the others' }, decide], revision, other);
    const late = save([share, { ...decide, title: 'Decide together' }], revision);
    await expect(late).rejects.toMatchObject({ status: 409, code: 'objective.list-changed' });
    const { objectives, objectives_revision } = await read();
    expect(objectives.map(({ title }) => title)).toEqual(['Tell the others', 'Decide']);
    await save(
      [
        { ...share, title: 'Tell the others' },
        { ...decide, title: 'Anew' },
      ],
      objectives_revision,
    );
  });

  test('objectives that two authors save at the same moment are saved once', async () => {
    const { read, save, share, decide, revision } = await simulation();
    const saves = await Promise.allSettled(
      ['One', 'Two'].map((title) => save([{ ...share, title }, decide], revision)),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).objectives_revision).toBe(revision + 1);
  });

  test('objectives need the revision that they are based on; a note does not, and leaves it alone', async () => {
    const { params, read, revision } = await simulation();
    await expect(author.call('updateTeaching', { params, body: { objectives: [] } })).rejects.toMatchObject({
      status: 422,
    });
    await author.call('updateTeaching', { params, body: { teaching_note: '# Night' } });
    expect(await read()).toMatchObject({ objectives_revision: revision, teaching_note: '# Night' });
  });

  test('deleted objectives are no longer listed, and come back under their former ids', async () => {
    const { read, save, share, decide, revision } = await simulation();
    const { objectives, objectives_revision } = await save([decide], revision);
    expect(objectives).toEqual([decide]);
    expect(await read()).toMatchObject({ objectives: [decide] });
    await save([{ ...share, title: 'Share early' }, decide], objectives_revision);
    expect((await read()).objectives).toEqual([{ ...share, title: 'Share early' }, decide]);
  });

  test('objectives of another simulation cannot be saved', async () => {
    const { save, revision } = await simulation();
    const { share } = await simulation();
    await expect(save([share], revision)).rejects.toMatchObject({ code: 'objective.unknown' });
  });
});
