import type { Client } from '@vincere/contract';
import { roles } from '@vincere/domain';

/**
 * Deletes the objectives, teaching notes, key facts, outcomes, conditions, orders, timed and held posts, and posts that wait for
 * any of these, of all simulations, so that a test sees the ones that it makes itself.
 */
export async function makePlain(facilitator: Client): Promise<void> {
  for (const { id: simulationId } of await facilitator.call('listSimulations')) {
    const params = { simulationId };
    const { objectives_revision } = await facilitator.call('getTeaching', { params });
    await facilitator.call('updateTeaching', {
      params,
      body: { objectives: [], objectives_revision, teaching_note: '' },
    });
    const { stages } = await facilitator.call('getSimulation', { params });
    for (const { id: scenarioId, asks_order, all_decisions } of stages.flatMap(
      ({ scenarios }) => scenarios,
    )) {
      if (!asks_order) continue;
      await facilitator.call('updateScenario', { params: { scenarioId }, body: { asks_order: false } });
      for (const { id: decisionId } of all_decisions)
        await facilitator.call('updateDecision', {
          params: { decisionId },
          body: { outcome: '', conditions: [] },
        });
      for (const { id: factId } of await facilitator.call('listFacts', { params: { scenarioId } }))
        await facilitator.call('deleteFact', { params: { factId } });
      for (const roomName of roles)
        for (const post of await facilitator.call('listPosts', { params: { scenarioId, roomName } })) {
          const when = ('when' in post && post.when) || [];
          if (post.release !== null || when.some(({ kind }) => kind !== 'decided'))
            await facilitator.call('deletePost', { params: { postId: post.id } });
        }
    }
  }
}
