import { runs } from '@vincere/contract/messages';
import { actOf, debriefPhases, rooms, runStatuses } from '@vincere/domain';
import { routes } from '../../lib/addresses.gen.ts';
import { placeName } from '../../lib/format.ts';
import { t, translated } from '../../lib/text.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import type { AuditEntry } from './types.ts';

/** The names of the logged fields on the screen. */
export const auditWords: Readonly<Record<string, string>> = {
  is_admin: t('administrator'),
  is_active: t('active'),
  room_name: t('room'),
  title_of_decision: t('title'),
  link_next_scenario_id: t('leads to scenario'),
  duration_seconds: t('seconds'),
  stage_number: t('stage'),
  day: t('day'),
  participantId: t('participant'),
  decisionId: t('decision'),
  scenarioId: t('scenario'),
  decision_id: t('decision'),
  simulation_run_id: t('run'),
  moves: t('people moved'),
  force: t('with votes missing'),
  conditions_met: t('conditions met'),
  conditions_unmet: t('conditions not met'),
  facts_voiced: t('key facts said aloud'),
  table: t('table'),
  text: t('text@@of a key fact'),
  asks_confidence: t('asks for confidence'),
  holds_facts: t('holds key facts back'),
  shared: t('shared@@of a report'),
  factId: t('key fact'),
  tick: t('ticked'),
  is_dropped: t('dropped'),
  itemId: t('item'),
  name: t('name'),
  email: t('email'),
  email_address: t('email'),
  room: t('room'),
  status: t('status'),
  seconds: t('seconds'),
  remaining_seconds: t('seconds left'),
  archived: t('archived'),
  guest_join: t('guests allowed'),
  questionnaires: t('questionnaires'),
  names_answers: t('answers with names'),
  people: t('people'),
  user_run_ids: t('people taken back'),
  release: t('release'),
  format: t('format'),
  layout: t('layout'),
  with_notes: t('with notes'),
  with_help: t('with help line'),
  file: t('file'),
  settled: t('settled'),
  account: t('account'),
  userId: t('person'),
  questionId: t('question of'),
  announcementId: t('announcement'),
  content: t('announcement'),
  language: t('language@@of the sample'),
  from: t('from phase'),
  to: t('to phase'),
  phase: t('phase'),
  minutes: t('minutes'),
  question_id: t('question'),
  state: t('state'),
  entryId: t('entry'),
  is_released: t('released'),
  actionId: t('action'),
  what: t('action'),
  owner: t('owner'),
  due_on: t('due'),
};

/** The names of actions whose call name is unsuitable. */
const actWords: Readonly<Record<string, string>> = {
  'Set guest join': t('Change whether guests may join'),
  'Set questionnaires': t('Change the questionnaires of a run'),
  'Set names answers': t('Change whether a run names answers'),
};

/** Returns the name of an action. */
export function actWord(action: string): string {
  return actWords[action] ?? translated(action);
}

/** The calls, by commas, whose acts read like this on the screen; undefined where nothing is searched for or none does. */
export function actsSaying(search: string): string | undefined {
  const wantedText = search.trim().toLowerCase();
  if (wantedText === '') return undefined;
  const acts = Object.entries(routes).flatMap(([call, { method }]) =>
    method !== 'GET' && actWord(actOf(call)).toLowerCase().includes(wantedText) ? call : [],
  );
  return acts.join(',') || undefined;
}

/** `administrator: no, active: yes`: what was asked for, in one line; empty where nothing was kept. */
export function detailsLine(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${auditWords[name] ?? name}: ${valueWord(name, value)}`)
    .join(', ');
}

function valueWord(name: string, value: AuditEntry['details'][string]): string {
  const room = rooms.find((candidate) => candidate === value);
  if (room !== undefined && (name === 'room_name' || name === 'room')) return placeName(room);
  const status = runStatuses.find((candidate) => candidate === value);
  if (status !== undefined && name === 'status') return t(runs.statusLabels[status]);
  const phase = debriefPhases.find((candidate) => candidate === value);
  if (phase !== undefined && ['from', 'to', 'phase'].includes(name)) return phaseNames[phase];
  if (name === 'layout') return value === 'board' ? t('for a board') : t('complete');
  if (value === null) return name === 'room_name' ? t('all of them') : t('none');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return String(value);
}
