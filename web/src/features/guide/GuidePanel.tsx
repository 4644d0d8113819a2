import type { GuideSection } from '@vincere/domain';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { type Tab, Tabs } from '../../ui/choices/Tabs.tsx';
import { GuideBeside } from './GuideBeside.tsx';
import styles from './GuidePanel.module.css';
import { TeachingNote } from './TeachingNote.tsx';

type Key = 'note' | 'guide';

type Props = {
  sectionOfPage: GuideSection;
  /** The run that the page is about; null for none. */
  runId: number | null;
  /** Whether that run is not over. */
  isInPlay: boolean;
  onClose: () => void;
};

/** The guide beside a page of facilitators, and beside a run the teaching note of its simulation. Renders nothing unless `open`. */
export function GuidePanel({ open, ...props }: Props & { open: boolean }) {
  return open && <Panel {...props} />;
}

function Panel({ sectionOfPage, runId, isInPlay, onClose }: Props) {
  const [chosen, setChosen] = useState<Key | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const hasNote = useHasNote(runId);
  const guide: Tab<Key> = {
    key: 'guide',
    name: t('Guide'),
    content: <GuideBeside sectionOfPage={sectionOfPage} />,
  };
  const tabs: Tab<Key>[] =
    runId === null
      ? [guide]
      : [
          { key: 'note', name: t('Teaching Note'), content: <TeachingNote key={runId} runId={runId} /> },
          guide,
        ];
  const first = runId !== null && isInPlay && hasNote ? 'note' : 'guide';
  const selectedTab = runId === null ? 'guide' : (chosen ?? first);
  return (
    <aside ref={panel} className={styles.panel} aria-label={t('Guide')} tabIndex={-1}>
      <Tabs label={t('Beside this page')} tabs={tabs} selected={selectedTab} onSelect={setChosen} />
      <button
        type="button"
        className={`button button-quiet button-icon ${styles.close}`}
        aria-label={t('Close the guide')}
        onClick={onClose}
      >
        <X className="icon" aria-hidden />
      </button>
    </aside>
  );
}

/** Returns whether the simulation of a run has a teaching note, as far as that is known. */
function useHasNote(runId: number | null): boolean {
  const run = useRead('getRun', { params: { runId: runId ?? 0 } }, { enabled: runId !== null });
  const simulationId = run.data?.simulation.id;
  const teaching = useRead(
    'getTeaching',
    { params: { simulationId: simulationId ?? 0 } },
    { enabled: simulationId !== undefined },
  );
  return teaching.data !== undefined && teaching.data.teaching_note.trim() !== '';
}
