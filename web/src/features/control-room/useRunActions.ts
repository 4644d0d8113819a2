import type { Run } from '@vincere/contract';
import { runs } from '@vincere/contract/messages';
import type { RunStatus } from '@vincere/domain';
import { useState } from 'react';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { t, translated } from '../../lib/text.ts';
import { clearToast, toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { cacheRun } from './useControlRoom.ts';

/** An action that changes a run. Only one is under way at a time. */
export type RunAct = RunStatus | 'advance' | 'show-outcome' | 'begin' | 'add-time';
export type AdvanceChoice = {
  scenario_id: number;
  decision_id?: number;
  force?: boolean;
  /** Whether the next stage begins at once, without its beats. */
  begin: boolean;
  /**
   * The conditions of the decision `judged_decision_id` that were met and that were not, by the order at `order_revision`.
   * Others are not judged.
   */
  conditions_met?: number[];
  conditions_unmet?: number[];
  judged_decision_id?: number;
  order_revision?: number | null;
  /** Key facts that somebody said aloud. */
  facts_voiced?: number[];
};

/** The actions of a facilitator on a run. Each shows a toast with the result and resolves to whether it succeeded. */
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
        cacheRun(run);
        toast(
          t(runs.statusUpdated.title),
          t(runs.statusUpdated.text, { status: t(runs.statusLabels[run.status]) }),
        );
      },
      (error) => toastError(t(runs.statusFailed), messageOf(error, unreachableText)),
    );

  const advance = (choice: AdvanceChoice) =>
    act(
      'advance',
      async () => {
        const { message, ...run } = await send('advanceRun', { params, body: choice });
        cacheRun(run);
        if (message !== undefined) return complete(message);
        if (choice.begin) toastStage(run);
        else toast(t('The result is revealed'), t('Everybody sees the decision and the votes.'));
      },
      (error) => {
        // The dialog about the conditions shows what has changed.
        if (error instanceof CallFailed && error.code === 'advance.judged-another') return readJudgedAgain();
        showFailure(t(runs.cannotAdvance), error);
      },
    );

  /** Marks the run as completed after its last stage. If the server has already done so, nothing changes. */
  const complete = async (message: string) => {
    try {
      cacheRun(await send('changeRunStatus', { params, body: { status: 'COMPLETED' } }));
      toast(t(runs.completed.title), translated(message));
    } catch (error) {
      toastError(
        t(runs.completeFailed),
        messageOf(error, t('The last decision was carried out, and the simulation has ended.')),
      );
    }
  };

  const addTime = (minutes: number) =>
    act(
      'add-time',
      async () => {
        cacheRun(await send('addTime', { params, body: { seconds: minutes * 60 } }));
        toast(
          t('Time Added'),
          minutes === 1
            ? t('1 minute was added to this stage.')
            : t('{minutes} minutes were added to this stage.', { minutes }),
        );
      },
      (error) => showFailure(t('Failed to add time'), error),
    );

  return { underWay, changeStatus, advance, ...beatsOf(runId, act), addTime };
}

type Act = (what: RunAct, work: () => Promise<void>, onError: (error: unknown) => void) => Promise<boolean>;

/** The actions between two stages. */
function beatsOf(runId: number, act: Act) {
  const params = { runId };
  const showOutcome = (scenario_id: number) =>
    act(
      'show-outcome',
      async () => cacheRun(await send('showOutcome', { params, body: { scenario_id } })),
      (error) => showFailure(t('Failed to show what came of it'), error),
    );

  const beginStage = (scenario_id: number) =>
    act(
      'begin',
      async () => {
        const run = await send('beginStage', { params, body: { scenario_id } });
        cacheRun(run);
        toastStage(run);
      },
      (error) => showFailure(t('Failed to begin the stage'), error),
    );

  return { showOutcome, beginStage };
}

function toastStage({ current_stage: stage, current_scenario: scenario }: Run): void {
  toast(
    t(runs.stageAdvanced),
    t('Stage {number}: {scenario}', { number: stage?.stage_number ?? '', scenario: scenario?.name ?? '' }),
  );
}

/** Reads again what the facilitator judges: the order, and the decision that wins. */
function readJudgedAgain(): void {
  for (const name of ['getRunOrders', 'getRunBoard'])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

function showFailure(title: string, error: unknown): void {
  toastError(title, messageOf(error, unreachableText));
  // The advanced controls were turned off on another page, so read the settings again to hide them here.
  if (error instanceof CallFailed && error.code === 'run.advanced-controls-off')
    void queryClient.invalidateQueries({ queryKey: ['getSettings'] });
}

/** Shown if the server could not be reached. */
const unreachableText = t('Nothing was changed. Please try again.');

export type RunActions = ReturnType<typeof useRunActions>;
