import type { Run, Settings } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { useEffect, useRef } from 'react';
import { send, useRead } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { toastNews } from '../../ui/toasts/Toaster.tsx';
import { changesBetween, type RunChanges, type WatchedRun } from './run-changes.ts';

/** Notifies an administrator on any page of runs that ended and people who joined or left, as the settings say. */
export function RunAlerts() {
  const settings = useRead('getSettings', {}).data;
  const isWanted =
    settings?.run_completion_alerts === true || settings?.participant_activity_updates === true;
  return isWanted ? <Watch settings={settings} /> : null;
}

/** Polling interval. It is long, because this runs on every page. A hidden tab doesn't poll. */
const watchMs = 10_000;

function Watch({ settings }: { settings: Settings }) {
  const runs = useRead(
    'listOpenRuns',
    {},
    { refetchInterval: watchMs, refetchOnWindowFocus: 'always', staleTime: 0 },
  ).data;
  const lastRuns = useRef<readonly WatchedRun[]>(undefined);
  useEffect(() => {
    if (runs === undefined) return;
    const before = lastRuns.current;
    lastRuns.current = runs;
    if (before !== undefined) void notify(changesBetween(before, runs), settings);
  }, [runs, settings]);
  return null;
}

/** Returns whether the current page shows the run: then no notification is needed. */
const isOnScreen = ({ id }: WatchedRun) => location.pathname === `/admin/runs/${id}`;

async function notify({ gone, moved }: RunChanges, settings: Settings): Promise<void> {
  const endedRuns = settings.run_completion_alerts
    ? await endedOf(gone.filter((run) => !isOnScreen(run)))
    : [];
  const [first] = endedRuns;
  if (first !== undefined)
    return toastNews(
      endedRuns.length === 1
        ? first.status === 'COMPLETED'
          ? t('Run Completed')
          : t('Run Ended')
        : t('{number} runs have ended', { number: endedRuns.length }),
      endedRuns.map(({ name }) => name).join(', '),
    );
  if (!settings.participant_activity_updates) return;
  const lines = moved.filter(({ run }) => !isOnScreen(run)).map(lineOf);
  // Only one toast is visible at a time, so simultaneous changes share one.
  if (lines.length > 0) toastNews(t('Participant activity'), lines.join(' '));
}

/** Reads the runs that left the list of open runs, and returns those that are finished. */
async function endedOf(goneRuns: readonly WatchedRun[]): Promise<Run[]> {
  const reads = goneRuns.map(({ id }) => send('getRun', { params: { runId: id } }).catch(() => undefined));
  return (await Promise.all(reads)).flatMap((run) => (run && isFinished(run.status) ? [run] : []));
}

function lineOf({ run, by }: RunChanges['moved'][number]): string {
  const facts = { run: run.name, all: formatNumber(run.participant_count) };
  return by > 0
    ? plural(
        by,
        '{run}: {count} participant joined, {all} in all.',
        '{run}: {count} participants joined, {all} in all.',
        facts,
      )
    : plural(
        -by,
        '{run}: {count} participant left, {all} in all.',
        '{run}: {count} participants left, {all} in all.',
        facts,
      );
}
