import { runs, shared } from '@vincere/contract/messages';
import type { RunStatus } from '@vincere/domain';
import { useState } from 'react';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { t, translated } from '../../lib/text.ts';
import { clearToast, toast, toastError } from '../../ui/Toaster.tsx';
import { keepRun } from './useControlRoom.ts';

/** What is under way: one act at a time moves a run. */
export type RunAct = RunStatus | 'advance' | 'add-time';
export type AdvanceChoice = { scenario_id: number; decision_id?: number; force?: boolean };

/** What a facilitator does with the run itself, and how it is told. Each answers whether it was done. */
export function useRunActions(runId: number) {
  const [underWay, setUnderWay] = useState<RunAct | null>(null);
  const params = { runId };

  const act = async (what: RunAct, work: () => Promise<void>, onError: (error: unknown) => void) => {
    setUnderWay(what);
    clearToast();
    try {
      await work();
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setUnderWay(null);
    }
  };

  const changeStatus = (status: RunStatus) =>
    act(
      status,
      async () => {
        const run = await send('changeRunStatus', { params, body: { status } });
        keepRun(run);
        toast(
          t(runs.statusUpdated.title),
          t(runs.statusUpdated.text, { status: t(runs.statusLabels[run.status]) }),
        );
      },
      (error) => toastError(t(runs.statusFailed), messageOf(error, t(shared.tryAgain))),
    );

  const advance = (choice: AdvanceChoice) =>
    act(
      'advance',
      async () => {
        const { message, ...run } = await send('advanceRun', { params, body: choice });
        keepRun(run);
        if (message !== undefined) return complete(message);
        const { current_stage: stage, current_scenario: scenario } = run;
        toast(
          t(runs.stageAdvanced),
          t('Stage {number}: {scenario}', {
            number: stage?.stage_number ?? '',
            scenario: scenario?.name ?? '',
          }),
        );
      },
      (error) => tellFailed(t(runs.cannotAdvance), error),
    );

  /** The screen marks the run as completed (section 4); where the server has done so already, nothing changes. */
  const complete = async (message: string) => {
    try {
      keepRun(await send('changeRunStatus', { params, body: { status: 'COMPLETED' } }));
      toast(t(runs.completed.title), translated(message));
    } catch (error) {
      toastError(t(runs.completeFailed), messageOf(error, noLine));
    }
  };

  const addTime = (minutes: number) =>
    act(
      'add-time',
      async () => {
        keepRun(await send('addTime', { params, body: { seconds: minutes * 60 } }));
        toast(
          t('Time Added'),
          minutes === 1
            ? t('1 minute was added to this stage.')
            : t('{minutes} minutes were added to this stage.', { minutes }),
        );
      },
      (error) => tellFailed(t('Failed to add time'), error),
    );

  return { underWay, changeStatus, advance, addTime };
}

function tellFailed(title: string, error: unknown): void {
  toastError(title, messageOf(error, noLine));
  // Turned off on another page: what they offer goes from this one too.
  if (error instanceof CallFailed && error.code === 'run.advanced-controls-off')
    void queryClient.invalidateQueries({ queryKey: ['getSettings'] });
}

/** Said where the server could not be asked. */
const noLine = t('Nothing was changed. Please try again.');

export type RunActions = ReturnType<typeof useRunActions>;
