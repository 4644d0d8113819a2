import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxAnnouncementLength } from '../constants.ts';
import { Deleted, filledText, pathId, RoomName, Time } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { Announcement, runId } from './run.ts';

export const announcements = {
  announce: defineCall({
    method: 'POST',
    path: '/simulation-run-announce/:runId',
    access: 'administrator',
    summary:
      'Make an announcement to everybody on a run or to one room; shown until the next stage and stored with the run',
    params: runId,
    body: z.object({
      content: filledText(maxAnnouncementLength),
      room_name: RoomName.nullable().default(null),
    }),
    answer: Announcement,
    creates: true,
    idempotent: true,
    refusals: ['run.unknown', 'run.is-over', 'room.not-in-use'],
    audited: ['content', 'room_name'],
  }),
  takeBackAnnouncement: defineCall({
    method: 'DELETE',
    path: '/simulation-run-announce/:runId/:announcementId',
    access: 'administrator',
    summary: 'Withdraw an announcement, so that nobody sees it any more',
    params: z.object({ runId: pathId(runMessages.invalidId), announcementId: pathId() }),
    answer: Deleted,
    refusals: ['run.unknown', 'announcement.unknown'],
  }),
  nudge: defineCall({
    method: 'POST',
    path: '/simulation-run-nudge/:runId',
    access: 'administrator',
    summary: 'Remind participants whose final decision is missing, at most every 30 seconds',
    params: runId,
    answer: z.object({ nudged_at: Time, missing: z.int() }),
    refusals: [
      'run.unknown',
      'run.not-in-progress',
      'stage.not-begun',
      'nudge.nobody-missing',
      'nudge.too-soon',
    ],
  }),
};
