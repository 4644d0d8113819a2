import type { RunRecord } from '@vincere/contract';
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
} from '@vincere/domain';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import { namedView } from '../../play/participation/views.ts';
import { itemView } from '../../play/table/items.ts';
import type { PlayedStage } from '../played-run/load.ts';
import { shiftView } from '../played-run/shift.ts';
import { missingVoters, type WholeRun } from '../played-run/whole.ts';
import { personView, respondentsOf, shownRespondents } from './people.ts';

/** Returns the record of a run. */
export function runRecordView(record: WholeRun): RunRecord {
  const { run, simulation, now } = record;
  const stages = record.stages.map((stage) => stageView(record, stage));
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
      simulation: {
        id: simulation.id,
        name: simulation.name,
        // Counts the stages that exist. The stored number may be larger.
        total_stages: Math.max(1, simulation.stages.length),
      },
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

function stageView(record: WholeRun, stage: PlayedStage): RunRecord['stages'][number] {
  const { scenario_id, decision_id: chosen, decisions, entered_ms, left_ms } = stage;
  const isOfStage = (vote: { scenario_id: number }) => vote.scenario_id === scenario_id;
  const votes = record.finalVotes.filter(isOfStage);
  const { counts } = tally(votes);
  const runnerUpId = runnerUp(votes, chosen, record.roomVotes.filter(isOfStage));
  const secondsAt = (at: number) => Math.round((runningMsAt(record.activePeriods, at) - entered_ms) / 1000);
  const medianSeconds = median(votes.map(({ created_at }) => secondsAt(created_at)));
  return {
    stage_number: stage.stage_number,
    scenario_id,
    title_of_stage: stage.title_of_stage,
    title_of_scenario: stage.title_of_scenario,
    room_texts: stage.room_texts,
    text: stage.text,
    decisions: decisions.map((decision) => ({
      id: decision.id,
      title_of_decision: decision.title_of_decision,
      description_of_decision: decision.description_of_decision,
      votes: counts.get(decision.id) ?? 0,
      leads_to: decision.link_next_scenario_id,
    })),
    chosen_decision_id: chosen,
    outcome: playedOutcome(stage, stage.takenDecision),
    order: stage.order,
    table: stage.items.map(itemView),
    shift: shiftView(record, stage),
    decided_by: stage.decided_by,
    forced: stage.forced === 1,
    missing_users: missingVoters(record, stage, votes).map(namedView),
    removed_users: removedDuring(record.seats, stage.entered_at, stage.closed_at).map(namedView),
    runner_up_id: runnerUpId,
    not_met: scenariosNotMet(decisions, chosen, runnerUpId).flatMap(
      ({ scenario_id: otherId, decision_ids }) => {
        const other = record.simulation.scenarios.find(({ id }) => id === otherId);
        return other
          ? [{ scenario_id: otherId, name: other.name, text: other.description, decision_ids }]
          : [];
      },
    ),
    decision_seconds: Math.round((left_ms - entered_ms) / 1000),
    median_vote_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
    rooms: roomsView(record, stage),
  };
}

/** Returns the room votes of each room, counted per decision. */
function roomsView({ rooms }: WholeRun, stage: PlayedStage): RunRecord['stages'][number]['rooms'] {
  return rolesOf(rooms).map((room_name) => {
    const votes = stage.votes.room.filter((vote) => vote.room_name === room_name);
    const { counts } = tally(votes);
    const decision = roomDecision(votes);
    return {
      room_name,
      votes: votes.length,
      counts: stage.decisions.map(({ id }) => ({ decision_id: id, votes: counts.get(id) ?? 0 })),
      decision_id: opinionOf(decision),
      tied: [...decision.tied],
    };
  });
}

function mapView({ simulation: { stages, scenarios, decisions } }: WholeRun): RunRecord['map'] {
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
