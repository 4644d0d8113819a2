import type { Release, Room } from '@vincere/domain';
import { Clock, Hand } from 'lucide-react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/author.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { draftKey } from '../authoring/drafts.ts';
import {
  parseRelease,
  problemOfRelease,
  sayRelease,
  warningOf,
  writeRelease,
} from '../authoring/release-time.ts';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './PostRelease.module.css';

/** The release of a stored post, editable in place. */
export function PostRelease({
  post,
  stageSeconds,
}: {
  post: { id: number; release: Release; room_name: Room; author: { name: string; handle: string } };
  stageSeconds: number | null;
}) {
  const { id, release } = post;
  const warning = warningOf(release, stageSeconds);
  const Icon = release === 'held' ? Hand : Clock;
  return (
    <EditableText
      label={t('time of post by {name}', { name: authorName(post) })}
      draft={draftKey('post', id, 'release')}
      value={writeRelease(release)}
      empty={t('With the stage')}
      hint={t(
        'Minutes and seconds into the stage, such as 5:30, or the word held. Leave it empty to show the post from the start of the stage.',
      )}
      maxLength={8}
      validate={problemOfRelease}
      onSave={async (typed) => {
        await send('updatePost', { params: { postId: id }, body: { release: parseRelease(typed) ?? null } });
        await refreshAuthoring();
      }}
      failure={{
        title: t('Error updating post'),
        text: (error) => messageOf(error, t('There was a problem updating the post.')),
      }}
    >
      <p className={styles.releaseStatus}>
        <span className="tag">
          <Icon className="icon" aria-hidden />
          {sayRelease(release)}
        </span>
        {warning !== undefined && <span className="hint">{warning}</span>}
      </p>
    </EditableText>
  );
}
