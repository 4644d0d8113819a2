import { checkPostConditions, normalisePosts, personaOfRoom, refuse } from '@vincere/domain';
import { loadConditionSubjects } from '../../authoring/simulations/condition-subjects.ts';
import { authoredPostView } from '../../authoring/simulations/post-views.ts';
import { lockSimulationOf } from '../../authoring/store/lock.ts';
import { savePosts } from '../../authoring/store/posts.ts';
import { findRoomSettings } from '../../authoring/store/room-settings.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { prepareEdit } from '../editions/preserve.ts';
import { createdPosts, readCreatedPosts } from './created-posts.ts';

export const createPost: CallHandler<'createPost', App> = ({ body, inChangeOnce }, app) => {
  const { content, room_name, release } = body;
  // Wrong posts are refused before anything is locked.
  normalisePosts(content, room_name, null, release);
  const work = async (change: Change) => {
    const now = app.clock();
    const simulationId = await lockSimulationOf(change, { scenario_id: body.scenario_id }, now);
    if (!(await findScenario(change.tx, body.scenario_id))) refuse('scenario.unknown');
    await prepareEdit(change, simulationId);
    const persona = personaOfRoom(await findRoomSettings(change.tx, simulationId), room_name);
    const posts = normalisePosts(content, room_name, app.random, release, persona);
    const target = { scenario_id: body.scenario_id, room_name: body.room_name, room_run_id: null };
    const when = body.when ?? [];
    if (when.length > 0) {
      const subjects = await loadConditionSubjects(change.tx, body.scenario_id);
      for (const { release } of posts)
        checkPostConditions(when, { room_name: body.room_name, is_held: release === 'held' }, subjects);
    }
    const savedPosts = await savePosts(
      change.tx,
      posts.map((post) => ({ ...target, ...post, when })),
      now,
    );
    return createdPosts(savedPosts, authoredPostView);
  };
  return inChangeOnce(work, readCreatedPosts(authoredPostView));
};
