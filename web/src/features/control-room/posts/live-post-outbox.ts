import type { Answer, Calls } from '@vincere/contract';
import { CallFailed } from '@vincere/contract/client';
import { type Release, type Room, refusals } from '@vincere/domain';
import { queryClient, send } from '../../../lib/api.ts';
import { createOutbox } from '../../../lib/outbox/outbox.ts';

/** A post to one room of a run. */
export type NewLivePost = {
  runId: number;
  room: Room;
  /** The scenario that it was written for. It is never published to another one unasked. */
  scenarioId: number;
  content: string;
  /** Null to show it at once, a number of seconds after the server receives it, or held. */
  release: Release;
};

/**
 * The rooms to which posts were sent, by key. The first request may have arrived, so the next one must ask for the same room.
 */
const places = new Map<string, { id: number; scenario_id: number }>();

/** Posts that facilitators publish to rooms of a run. The scope names the facilitator and the run. */
export const livePostOutbox = createOutbox<NewLivePost, Answer<Calls['publishPost']>>({
  name: 'live-posts',
  send: async ({ runId, room, scenarioId, content, release }, key) => {
    const place = places.get(key) ?? (await send('getRoomRunByName', { params: { runId, roomName: room } }));
    if (place.scenario_id !== scenarioId)
      throw new CallFailed(409, { code: 'advance.moved-on', detail: refusals['advance.moved-on'] });
    places.set(key, place);
    return send('publishPost', {
      params: { roomRunId: place.id },
      body: {
        content,
        room_name: room,
        scenario_id: place.scenario_id,
        ...(typeof release === 'number' ? { appears_in: release } : { release }),
      },
      key,
    });
  },
  onSent: (_answer, { key }) => {
    places.delete(key);
    for (const call of ['listLivePosts', 'listComingPosts'])
      void queryClient.invalidateQueries({ queryKey: [call] });
  },
});
