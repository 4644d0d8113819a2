import { runs } from '@vincere/contract/messages';
import { rooms, runStatuses } from '@vincere/domain';
import { placeName } from '../../lib/format.ts';
import type { AuditEntry } from './types.ts';

/** What the fields that the log keeps are called on the screen; others by their own name. */
const words: Readonly<Record<string, string>> = {
  is_admin: 'administrator',
  is_active: 'active',
  room_name: 'room',
  title_of_decision: 'title',
  link_next_scenario_id: 'leads to scenario',
  duration_seconds: 'seconds',
  stage_number: 'stage',
  participantId: 'participant',
  decisionId: 'decision',
  decision_id: 'decision',
  simulation_run_id: 'run',
  moves: 'people moved',
  force: 'without missing voters',
};

/** `administrator: no, active: yes`: what was asked for, in one line; empty where nothing was kept. */
export function detailsLine(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${words[name] ?? name}: ${valueWord(name, value)}`)
    .join(', ');
}

function valueWord(name: string, value: AuditEntry['details'][string]): string {
  const room = rooms.find((one) => one === value);
  if (room !== undefined && (name === 'room_name' || name === 'room')) return placeName(room);
  const status = runStatuses.find((one) => one === value);
  if (status !== undefined && name === 'status') return runs.statusLabels[status];
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
