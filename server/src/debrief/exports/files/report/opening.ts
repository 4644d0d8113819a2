import { rolesOf } from '@vincere/domain';
import { duration } from '../words.ts';
import { type Block, text } from './blocks.ts';
import type { Report } from './report.ts';

/** Returns the title of the report, with the simulation, dates, people and times in one paragraph. */
export function opening(report: Report): Block[] {
  const { t } = report.translator;
  const { name } = report.runData.run;
  return [
    { kind: 'title', over: report.layout === 'board' ? t('Report for the board') : t('Debrief'), text: name },
    text(factsOf(report).join('. '), 'quiet'),
  ];
}

function factsOf({ runData, translator }: Report): string[] {
  const { t } = translator;
  const { run, people, stages } = runData;
  const leaverCount = people.filter(({ removed_at }) => removed_at !== null).length;
  return [
    run.simulation.name,
    playedText(run, translator),
    t('People: {count}', { count: people.length - leaverCount }),
    ...(leaverCount === 0 ? [] : [t('People who left: {count}', { count: leaverCount })]),
    t('Rooms: {count}', { count: rolesOf(run.rooms).length }),
    t('Stages decided: {count} of {total}', {
      count: stages.filter((stage) => stage.decided_by !== null).length,
      total: run.simulation.total_stages,
    }),
    t('Running time: {time}', { time: duration(run.running_seconds) }),
  ];
}

/** Returns when a run was played, and whether it ended. */
function playedText(
  { status, started_at, created_at }: Report['runData']['run'],
  { t, moment }: Report['translator'],
): string {
  if (started_at === null) return t('Created on {date}, not started', { date: moment(created_at) });
  const date = moment(started_at);
  switch (status) {
    case 'IN_PROGRESS':
      return t('Played on {date}, still in progress', { date });
    case 'PAUSED':
      return t('Played on {date}, paused', { date });
    case 'ENDED':
      return t('Played on {date}, ended early', { date });
    default:
      return t('Played on {date}', { date });
  }
}
