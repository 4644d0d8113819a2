import { useNavigate } from '@tanstack/react-router';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedHint } from '../../../ui/states.tsx';
import { duplicate } from '../duplicate.ts';
import { stagesPlace } from '../places.ts';
import styles from './FollowingRuns.module.css';
import { followersText } from './runs-in-play.ts';

/**
 * Names the unfinished runs that follow edits of a simulation, or of one of its stages, and offers to duplicate it instead.
 * Shows nothing if no run follows them.
 */
export function FollowingRuns({ simulationId, stageNumber }: { simulationId: number; stageNumber?: number }) {
  const {
    data: runs,
    isError,
    isFetching,
    refetch,
  } = useRead('listOpenRuns', {}, { staleTime: 0, refetchOnWindowFocus: 'always' });
  const navigate = useNavigate();
  const [isDuplicating, setIsDuplicating] = useState(false);
  if (isError)
    return (
      <FailedHint
        className={styles.notKnown}
        message={t('Whether this changes a run that is being played is not known.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const place = {
    simulation_id: simulationId,
    ...(stageNumber !== undefined && { stage_number: stageNumber }),
  };
  const text = followersText(runs ?? [], place);
  if (text === null) return null;
  const duplicateInstead = async () => {
    setIsDuplicating(true);
    const copyId = await duplicate(simulationId);
    setIsDuplicating(false);
    if (copyId !== undefined) await navigate(stagesPlace(copyId));
  };
  return (
    <section className={`notice ${styles.followingRuns}`} aria-label={t('Runs that follow your edits')}>
      <Radio className="icon" aria-hidden />
      <p>
        {text} {t('Finished runs keep what they have shown.')}
      </p>
      <Button kind="line" size="sm" busy={isDuplicating} onClick={() => void duplicateInstead()}>
        {isDuplicating ? t('Duplicating...') : t('Duplicate Instead')}
      </Button>
    </section>
  );
}
