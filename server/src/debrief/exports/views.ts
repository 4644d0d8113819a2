import type { Debrief } from '@vincere/contract';
import {
  agreement,
  countAnswered,
  groupMeans,
  median,
  opinionOf,
  removedDuring,
  rolesOf,
  roomDecision,
  runnerUp,
  runningMs,
  runningMsAt,
  scaleFigures,
  scenariosNotMet,
  tally,
  votersMissing,
} from '@vincere/domain';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { roomsOfStage } from '../../play/editions/rooms.ts';
import { playedOrder } from '../../play/orders/played-order.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import { namedView } from '../../play/participation/views.ts';
import { itemView } from '../../play/table/items.ts';
import { spanOf, type Visit } from '../played-run.ts';
import { shiftView } from '../shift.ts';
import { personView, respondentsOf, shownRespondents } from './people.ts';
import type { RunRecord } from './record.ts';

/** Returns the debrief of a run. `now` in epoch ms. */
export function debriefView(record: RunRecord, now: number): Debrief {
  const { run, simulation } = record;
  const stages = record.visits.map((visit) => stageView(record, visit, now));
  const people = respondentsOf(record);
  const shownPeople = shownRespondents(record, people);
  const { paired, figures } = groupMeans(shownPeople);
  return {
    run: {
      id: run.id,
      name: run.name,
      status: run.status,
      access_code: run.access_code,
      table: run.has_table === 1,
      asks_confidence: run.asks_confidence === 1,
      names_answers: run.names_answers === 1,
      rooms: record.rooms,
      // Counts the stages that exist. The stored number may be larger.
      simulation: { ...simulation, total_stages: Math.max(1, record.stages.length) },
      created_at: isoTime(run.created_at),
      started_at: isoTimeOrNull(run.started_at),
      ended_at: isoTimeOrNull(run.ended_at),
      running_seconds: Math.floor(runningMs(run, now) / 1000),
      notes: run.notes,
      takeaway: run.takeaway,
    },
    stages,
    map: mapView(record),
    agreement: rolesOf(record.rooms).map((room_name) => ({
      room_name,
      ...agreement(
        stages.map((stage) => ({
          chosen: stage.chosen_decision_id,
          room: stage.rooms.find((room) => room.room_name === room_name)?.decision_id ?? null,
        })),
      ),
    })),
    questionnaires: {
      answered: countAnswered(people),
      paired,
      group: figures,
      scales: scaleFigures(shownPeople),
    },
    people: people.map(personView),
  };
}

function stageView(record: RunRecord, visit: Visit, now: number): Debrief['stages'][number] {
  const { scenario_id, decision_id: chosen } = visit;
  const isOfScenario = (row: { scenario_id: number }) => row.scenario_id === scenario_id;
  const scenario = record.scenarios.find(({ id }) => id === scenario_id);
  const stage = record.stages.find(({ stage_number }) => stage_number === visit.stage_number);
  const offeredDecisions = record.decisions.filter(isOfScenario);
  const takenDecision = offeredDecisions.find(({ id }) => id === chosen);
  const votes = record.finalVotes.filter(isOfScenario);
  const { counts } = tally(votes);
  const runnerUpId = runnerUp(votes, chosen, record.roomVotes.filter(isOfScenario));
  const { entered_ms, left_ms } = spanOf(record, visit, now);
  const secondsAt = (at: number) => Math.round((runningMsAt(record.activePeriods, at) - entered_ms) / 1000);
  const medianSeconds = median(votes.map(({ created_at }) => secondsAt(created_at)));
  const isForced = visit.forced === 1;
  return {
    stage_number: visit.stage_number,
    scenario_id,
    title_of_stage: stage?.stage_instruction ?? '',
    title_of_scenario: scenario?.name ?? '',
    room_texts: roomsOfStage(record.run, record.rooms, record.editions, scenario_id),
    text: scenario?.description ?? '',
    decisions: offeredDecisions.map((decision) => ({
      id: decision.id,
      title_of_decision: decision.title_of_decision,
      description_of_decision: decision.description_of_decision,
      votes: counts.get(decision.id) ?? 0,
      leads_to: decision.link_next_scenario_id,
    })),
    chosen_decision_id: chosen,
    outcome: playedOutcome(visit, takenDecision),
    order: playedOrder(visit, scenario, takenDecision, record.orders),
    table: record.items.filter(isOfScenario).map(itemView),
    shift: shiftView(
      record.shiftRows,
      visit,
      offeredDecisions.map(({ id }) => id),
    ),
    decided_by: visit.decided_by,
    forced: isForced,
    missing_users:
      isForced && visit.closed_at !== null
        ? votersMissing(record.seats, votes, visit.closed_at).map(namedView)
        : [],
    removed_users: removedDuring(record.seats, visit.entered_at, visit.closed_at).map(namedView),
    runner_up_id: runnerUpId,
    not_met: scenariosNotMet(offeredDecisions, chosen, runnerUpId).flatMap(
      ({ scenario_id, decision_ids }) => {
        const other = record.scenarios.find(({ id }) => id === scenario_id);
        return other ? [{ scenario_id, name: other.name, text: other.description, decision_ids }] : [];
      },
    ),
    decision_seconds: Math.round((left_ms - entered_ms) / 1000),
    median_vote_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
    rooms: roomsView(record, visit, offeredDecisions),
  };
}

/** Returns the room votes of each room, counted per decision. */
function roomsView(
  { rooms, roomVotes }: RunRecord,
  { scenario_id }: Visit,
  offeredDecisions: readonly { id: number }[],
): Debrief['stages'][number]['rooms'] {
  return rolesOf(rooms).map((room_name) => {
    const votes = roomVotes.filter(
      (vote) => vote.scenario_id === scenario_id && vote.room_name === room_name,
    );
    const { counts } = tally(votes);
    const decision = roomDecision(votes);
    return {
      room_name,
      votes: votes.length,
      counts: offeredDecisions.map(({ id }) => ({ decision_id: id, votes: counts.get(id) ?? 0 })),
      decision_id: opinionOf(decision),
      tied: [...decision.tied],
    };
  });
}

function mapView({ stages, scenarios, decisions }: RunRecord): Debrief['map'] {
  return stages.map(({ id: stageId, stage_number }) => ({
    stage_number,
    scenarios: scenarios
      .filter(({ stage_id }) => stage_id === stageId)
      .map(({ id, name }) => ({
        id,
        name,
        leads_to: decisions.flatMap((decision) =>
          decision.scenario_id === id ? (decision.link_next_scenario_id ?? []) : [],
        ),
      })),
  }));
}
