import { files as texts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import styles from '../../parts/room-page.module.css';
import { Section } from '../../ui/Section.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';

type RoomFilesProps = {
  /** The number of files; undefined while they load. */
  count: number | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** The list. */
  children: ReactNode;
};

/** The section around the room's files, with their number and the loading, failed and empty states. */
export function RoomFiles({ count, failed, retrying, onRetry, children }: RoomFilesProps) {
  return (
    <Section
      title={t('Room Files')}
      className={styles.roomFiles}
      aside={count !== undefined && <span className="meta-text number">{count}</span>}
    >
      {count === undefined && !failed && <Skeleton lines={3} label={t('Loading files')} />}
      {count === undefined && failed && (
        <Failed message={t(texts.listFailed)} onRetry={onRetry} busy={retrying} />
      )}
      {count === 0 && <Empty title={t('No files')}>{t('There is nothing to download in this room.')}</Empty>}
      {count !== undefined && count > 0 && children}
    </Section>
  );
}
