import type { Findings } from '@vincere/contract';
import { useRead } from '../../../lib/api.ts';

/** The stages of a run with their final votes. */
export type Stages = Findings['stages'];

/** Reads the stages for the pictures of questions; none while they load, because the questions have the numbers in words. */
export function useStages(runId: number): Stages {
  const { data } = useRead('getFindings', { params: { runId } });
  return data?.stages ?? [];
}
