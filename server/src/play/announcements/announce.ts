import { isFinished, judgeNudge, missingVoters, refuse, requireInUse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { loadAdvanceFacts } from '../runs/advance/advance-facts.ts';
import { currentPlace, hasBegun, placeOrBeginning } from '../runs/place.ts';
import { announcementView } from '../runs/views.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { findAnnouncement, removeAnnouncement, saveAnnouncement } from '../store/runs/announcements.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { saveNudge } from '../store/runs/visits.ts';

export const announce: CallHandler<'announce', App> = ({ params, body, inChangeOnce }, app) =>
  inChangeOnce(
    async (change) => {
      const run = await lockRun(change, params.runId);
      if (isFinished(run.status)) refuse('run.is-over');
      if (body.room_name !== null) requireInUse(body.room_name, inUseOf(run));
      const place = await placeOrBeginning(change.tx, run);
      const stage_number = place?.stage_number ?? null;
      const announcement = { ...body, run_id: run.id };
      const savedAnnouncement = await saveAnnouncement(change.tx, {
        ...announcement,
        created_at: app.clock(),
      });
      announceOn(change, run, 'announced', body.room_name);
      return {
        answer: announcementView({ ...savedAnnouncement, stage_number }),
        reference: { id: savedAnnouncement.id, stage_number },
      };
    },
    async ({ tx }, { id, stage_number }) => {
      const savedAnnouncement = await findAnnouncement(tx, params.runId, id);
      return announcementView({ ...(savedAnnouncement ?? refuse('request.result-gone')), stage_number });
    },
  );

export const takeBackAnnouncement: CallHandler<'takeBackAnnouncement', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const removedAnnouncement = await removeAnnouncement(change.tx, run.id, params.announcementId);
    if (removedAnnouncement === undefined) return refuse('announcement.unknown');
    announceOn(change, run, 'announced', removedAnnouncement.room_name);
    return { id: removedAnnouncement.id };
  });

export const nudge: CallHandler<'nudge', App> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const place = (await currentPlace(change.tx, run)) ?? refuse('run.not-in-progress');
    if (!hasBegun(place)) refuse('stage.not-begun');
    const { facts } = await loadAdvanceFacts(change.tx, run, place);
    const missingCount = missingVoters(facts.seats, facts.final_votes).length;
    const now = app.clock();
    judgeNudge({ status: run.status, nudged_at: place.visit.nudged_at, missing: missingCount }, now);
    await saveNudge(change.tx, place.visit.id, now);
    announceOn(change, run, 'nudged');
    return { nudged_at: isoTime(now), missing: missingCount };
  });
