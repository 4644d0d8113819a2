import { titleOfRoom } from '@vincere/domain';
import { stringify } from 'csv-stringify/sync';
import { translatorFor } from '../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../run-data.ts';
import { citedBy, evidenceLines, personName, roomsInStage } from './words.ts';

/**
 * Returns the votes of a run as CSV, one per row, in English regardless of the reader's language so that programs can rely
 * on it. A byte order mark makes Excel read it as UTF-8. Texts that look like formulas are escaped.
 */
export function csvOf(runData: RunData): Buffer {
  const english = translatorFor('en');
  const evidenceOf = citedBy(runData);
  const linesOf = (vote: RunVote, isShared: boolean) => {
    const citations = evidenceOf(vote).filter((citation) => citation.isShared === isShared);
    return evidenceLines(citations, english).join(' | ');
  };
  const rows = runData.votes.map((vote) => ({
    stage: vote.stage_number,
    scenario:
      runData.stages.find(({ scenario_id }) => scenario_id === vote.scenario_id)?.title_of_scenario ?? '',
    vote: vote.kind,
    room: vote.room_name,
    room_title: titleOfRoom(roomsInStage(runData, vote.stage_number), vote.room_name) ?? '',
    participant: personName(vote, english),
    email: vote.email_address,
    decision: vote.decision,
    reasoning: vote.reasoning,
    evidence: linesOf(vote, false),
    on_behalf: vote.on_behalf ? 'yes' : 'no',
    at: vote.at,
    seconds_into_stage: vote.seconds,
    guest: vote.is_guest ? 'yes' : 'no',
    shared_evidence: linesOf(vote, true),
  }));
  const columns = [
    'stage',
    'scenario',
    'vote',
    'room',
    'participant',
    'email',
    'decision',
    'reasoning',
    'evidence',
    'on_behalf',
    'at',
    'seconds_into_stage',
    'guest',
    // Only in runs with a table or with own rooms, so that the files of other runs stay the same.
    ...(runData.run.table ? ['shared_evidence'] : []),
    ...(runData.run.rooms === null ? [] : ['room_title']),
  ];
  return Buffer.from(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }));
}
