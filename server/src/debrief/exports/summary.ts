import type { Findings, KnownStage } from '@vincere/contract';
import { isFinished, type OwnRecord, type Room, type RunRooms } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStagesKnownToParticipants } from '../../play/run-facts/known-stages.ts';
import { findingsView } from '../findings/view.ts';
import { loadOwnDebrief, type OwnDebrief } from '../guided-debrief/own.ts';
import { type DebriefResult, loadDebriefResult } from '../guided-debrief/result.ts';
import { loadOwnRecord } from '../own-record/load.ts';
import { ownRecordView } from '../own-record/view.ts';
import { withFacts } from '../played-run/load.ts';
import { loadOwnRun, type OwnRun, type Person } from '../played-run/own.ts';
import { type UnnamedReport, unnamedReport } from '../ratings/report.ts';
import { listRatings } from '../ratings/store.ts';
import { type ParticipantReport, participantReport } from '../reports/participant-report.ts';

/** The first page of a shared report, and how the objectives were rated; null for a run without objectives. */
type GroupReport = { findings: Findings; objectives: UnnamedReport | null };

/** The content of the file of one participant. It holds plain values only, so it can be sent to a worker. */
export type Summary = {
  run: {
    name: string;
    simulation: string;
    started_at: number | null;
    isOver: boolean;
    /** Whether it asks its participants questions. */
    asks: boolean;
  };
  person: { name: string; room_name: Room | null };
  /** The rooms in use with the author's texts; null for the six standard ones. */
  rooms: RunRooms;
  /** The report that the participant sees on the screen. */
  report: ParticipantReport;
  /** The decisions that the stages offered. */
  decisions: { id: number; title_of_decision: string }[];
  /** The key facts by room, of the stages that have some. Empty while participants may not see them. */
  knownStages: KnownStage[];
  /** What the run recorded about the person. */
  record: OwnRecord<string>;
  /** The report for participants; null unless it is shared. */
  group: GroupReport | null;
  /** The result of the guided debrief; null if none was opened. */
  guided_debrief: DebriefResult | null;
  /** What the person wrote in it for themselves; null without a seat. */
  own_debrief: OwnDebrief | null;
};

/** Loads the content of the file of a participant, as of `now` (epoch ms). Refuses `run.unknown`. */
export async function loadSummary(db: Queries, runId: number, person: Person, now: number): Promise<Summary> {
  const ownRun = await loadOwnRun(db, runId, person, now);
  const { run, rooms, simulation, stages, ownSeats } = ownRun;
  const guided_debrief = await loadDebriefResult(db, runId);
  return {
    run: {
      name: run.name,
      simulation: simulation.name,
      started_at: run.started_at,
      isOver: isFinished(run.status),
      asks: run.questionnaires !== 'none',
    },
    person: {
      name: `${person.first_name} ${person.last_name}`.trim(),
      room_name: ownSeats.at(-1)?.room_name ?? null,
    },
    rooms,
    report: participantReport(ownRun),
    decisions: stages.flatMap(({ decisions }) =>
      decisions.map(({ id, title_of_decision }) => ({ id, title_of_decision })),
    ),
    knownStages: await loadStagesKnownToParticipants(db, run, now),
    record: ownRecordView(await loadOwnRecord(db, ownRun)),
    group: run.shared_at === null ? null : await loadGroupReport(db, ownRun),
    guided_debrief,
    own_debrief: guided_debrief && (await loadOwnDebrief(db, runId, person.id)),
  };
}

async function loadGroupReport(db: Queries, ownRun: OwnRun): Promise<GroupReport> {
  const playedRun = await withFacts(db, ownRun);
  return {
    findings: findingsView(playedRun),
    objectives: unnamedReport(playedRun, await listRatings(db, ownRun.run.id), true),
  };
}
