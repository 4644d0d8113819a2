import { type Room, rooms } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Failed, Skeleton } from '../../../ui/states.tsx';
import { ReleaseChoice } from '../posts/ReleaseChoice.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import type { ConditionDraft } from './condition-rows.ts';
import { type ScenarioPlace, useConditionSubjects } from './useConditionSubjects.ts';

/** Everything that the conditions of an authored post may refer to. */
export const allSubjects = { facts: true, rooms };

type Props = {
  /** The release as text: blank, a time such as `5:00`, or `held`. With conditions, it is the earliest time. */
  release: string;
  draft: ConditionDraft;
  place: ScenarioPlace;
  room: Room;
  /** The id of a stored post. */
  postId?: number;
  stageSeconds: number | null;
  onRelease: (typed: string) => void;
  onDraft: (draft: ConditionDraft) => void;
};

/** Chooses when an authored post appears: with its stage, at a time, when it is released, or on conditions. */
export function AppearanceChoice({ autoFocus = false, ...props }: Props & { autoFocus?: boolean }) {
  const { release, draft, stageSeconds, onRelease, onDraft } = props;
  return (
    <>
      <ReleaseChoice
        typed={release}
        stageSeconds={stageSeconds}
        autoFocus={autoFocus}
        conditions={{
          isChosen: draft.isChosen,
          onChoose: (isChosen) => onDraft({ ...draft, isChosen }),
        }}
        onChange={onRelease}
      />
      {draft.isChosen && <ConditionChoice {...props} />}
    </>
  );
}

function ConditionChoice({ release, draft, place, room, postId, stageSeconds, onRelease, onDraft }: Props) {
  const { roles } = useRooms();
  const { subjects, isError, isFetching, retry } = useConditionSubjects(place, allSubjects);
  if (subjects === undefined)
    return isError ? (
      <Failed
        message={t('What conditions can be about could not be loaded.')}
        busy={isFetching}
        onRetry={retry}
      />
    ) : (
      <Skeleton lines={3} label={t('Loading what conditions can be about')} />
    );
  return (
    <ConditionFields
      draft={draft}
      release={release}
      place={place}
      choices={{ subjects, roles, room, postId }}
      stageSeconds={stageSeconds}
      onChange={onDraft}
      onRelease={onRelease}
    />
  );
}
