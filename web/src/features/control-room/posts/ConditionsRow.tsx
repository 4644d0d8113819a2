import type { PostCondition } from '@vincere/domain';
import { useState } from 'react';
import { messageOf, useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { describeConditions } from '../../../parts/condition-text.ts';
import { authorName } from '../../../parts/posts/author.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { useConditionSubjects } from '../../authoring/post-conditions/useConditionSubjects.ts';
import styles from './ComingPosts.module.css';
import { type ComingPost, dropPost } from './useComingPosts.ts';

/** The conditions for which a post waits, in words, with a button that drops it in this run or undoes that. */
export function ConditionsRow({
  runId,
  post,
  when,
}: {
  runId: number;
  post: ComingPost;
  when: readonly PostCondition[];
}) {
  const { placeName } = useRooms();
  const [isBusy, setIsBusy] = useState(false);
  const isDropped = post.is_dropped === true;
  const names = { name: authorName(post), room: placeName(post.room_name) };
  const change = async () => {
    setIsBusy(true);
    try {
      await dropPost(runId, post.id, !isDropped);
    } catch (error) {
      if (isDropped) toastError(t('The post is still dropped'), messageOf(error, t('Please try again.')));
      else
        toastError(
          t('The post was not dropped'),
          messageOf(error, t('It still waits for its conditions. Please try again.')),
        );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.conditions}>
      <p className="meta-text" role="status">
        {isDropped ? (
          t('It will not appear in this run. You can undo this until the stage closes.')
        ) : (
          <ConditionsText runId={runId} post={post} when={when} />
        )}
      </p>
      <Button
        kind="quiet"
        size="sm"
        className={styles.action}
        busy={isBusy}
        aria-label={
          isDropped
            ? t('Undo Drop: post by {name} to {room}', names)
            : t('Drop: post by {name} to {room}', names)
        }
        onClick={() => void change()}
      >
        {isDropped ? t('Undo Drop') : t('Drop')}
      </Button>
    </div>
  );
}

function ConditionsText({
  runId,
  post,
  when,
}: {
  runId: number;
  post: ComingPost;
  when: readonly PostCondition[];
}) {
  const rooms = useRooms();
  const { data: simulation } = useRead('getPlayedSimulation', { params: { runId } });
  const { subjects } = useConditionSubjects(
    { stages: simulation?.stages ?? [], scenarioId: post.scenario_id },
    {
      facts: when.some((condition) => 'fact_id' in condition),
      rooms: when.flatMap((condition) => (condition.kind === 'unread' ? [condition.room_name] : [])),
    },
  );
  if (subjects === undefined) return t('Waiting for conditions');
  return describeConditions({ when, release: post.release }, subjects, rooms);
}
