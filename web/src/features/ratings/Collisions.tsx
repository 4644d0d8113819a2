import { type GivenRating, markNames } from '@vincere/domain';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { UnsavedText } from '../../ui/editable/UnsavedText.tsx';
import { sr } from '../../ui/sr.tsx';
import type { useRating } from './useRating.ts';

/** The ratings of this device that were not saved, because another device has changed the rating. */
export function Collisions({
  title,
  isOpen,
  rating,
  onSettled,
}: {
  title: string;
  isOpen: boolean;
  rating: ReturnType<typeof useRating>;
  /** Called when the buttons of a collision are about to disappear. */
  onSettled: () => void;
}) {
  return rating.collisions.map((collision) => (
    <Collision
      key={collision.key}
      rating={collision.data.rating}
      title={title}
      isOpen={isOpen}
      onKeep={() => {
        rating.drop(collision);
        onSettled();
      }}
      onUse={() => {
        rating.use(collision);
        onSettled();
      }}
    />
  ));
}

/** A rating of this device that was not saved, because another device has changed the rating, which is shown above. */
function Collision({
  rating: { mark, remark, may_be_shared },
  title,
  isOpen,
  onKeep,
  onUse,
}: {
  rating: GivenRating;
  title: string;
  isOpen: boolean;
  onKeep: () => void;
  onUse: () => void;
}) {
  const hasRemark = remark.trim() !== '';
  return (
    <UnsavedText
      title={t('You have changed this rating on another device.')}
      reason={t('The rating above is saved. This one is not:')}
      quoted={
        <blockquote>
          <b>{mark === null ? t('No mark') : t(markNames[mark])}</b>
          {hasRemark && `\n${remark.trim()}`}
          {hasRemark && may_be_shared && `\n(${t('May be shared')})`}
        </blockquote>
      }
    >
      <Button kind="line" size="sm" onClick={onKeep}>
        {rich('Keep the One Above<sr>: {title}</sr>', { title, sr })}
      </Button>
      {isOpen && (
        <Button size="sm" onClick={onUse}>
          {rich('Use This One<sr>: {title}</sr>', { title, sr })}
        </Button>
      )}
    </UnsavedText>
  );
}
