import { stringify } from 'csv-stringify/sync';
import { speechIn } from '../../languages/speech.ts';
import type { Book } from '../book.ts';
import { evidenceLines, personName } from './words.ts';

/**
 * The votes of a run, one a row, for programs: the same in every language. Excel reads it as UTF-8, and no text in it as a
 * formula.
 */
export function csvOf(book: Book): Buffer {
  const english = speechIn('en');
  const evidenceOf = evidenceLines(book, english);
  const rows = book.votes.map((vote) => ({
    stage: vote.stage_number,
    scenario:
      book.stages.find(({ scenario_id }) => scenario_id === vote.scenario_id)?.title_of_scenario ?? '',
    vote: vote.kind,
    room: vote.room_name,
    participant: personName(vote, english),
    email: vote.email_address,
    decision: vote.decision,
    reasoning: vote.reasoning,
    evidence: evidenceOf(vote).join(' | '),
    on_behalf: vote.on_behalf ? 'yes' : 'no',
    at: vote.at,
    seconds_into_stage: vote.seconds,
    guest: vote.is_guest ? 'yes' : 'no',
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
  ];
  return Buffer.from(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }));
}
