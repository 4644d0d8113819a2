import { writingPhases } from '@vincere/domain';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { DebriefToAll } from '../../parts/guided-debrief/DebriefToAll.tsx';
import { EarlierPhases } from '../../parts/guided-debrief/EarlierPhases.tsx';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import type {
  DebriefPhase,
  GuidedDebrief,
  OwnDebrief,
  WritingPhase,
} from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Debrief.module.css';
import { Done } from './Done.tsx';
import { entryOutbox } from './entry-outbox.ts';
import { LeftTexts } from './LeftTexts.tsx';
import { OwnEntries } from './OwnEntries.tsx';
import { Phase } from './Phase.tsx';

/** A guided debrief, in which participants take part. Observers only read it. */
export function Debrief({ runId, debrief }: { runId: number; debrief: GuidedDebrief }) {
  const userId = useSession()?.id ?? 0;
  if (debrief.own === null) return <Reading debrief={debrief} />;
  return <OwnPart runId={runId} scope={`${userId}:${runId}`} debrief={debrief} own={debrief.own} />;
}

/** A guided debrief to read. It follows the phase of the debrief. */
function Reading({ debrief }: { debrief: GuidedDebrief }) {
  const { content } = useShownPhase(debrief.phase);
  return (
    <div ref={content}>
      <DebriefToAll debrief={debrief} />
    </div>
  );
}

function OwnPart({
  runId,
  scope,
  debrief,
  own,
}: {
  runId: number;
  scope: string;
  debrief: GuidedDebrief;
  own: OwnDebrief;
}) {
  const { content, phase, follow } = useShownPhase(debrief.phase);
  const phaseProps = { runId, scope, debrief, own };
  entryOutbox.useResume(scope);
  return (
    <div className={styles.debrief}>
      <p className={styles.moved} role="status">
        {phase !== debrief.phase && (
          <>
            <span>{t('The debrief has moved on: {phase}.', { phase: phaseNames[debrief.phase] })}</span>
            <Button kind="line" size="sm" onClick={follow}>
              {t('Go There')}
            </Button>
          </>
        )}
      </p>
      <LeftTexts scope={scope} shown={phase} />
      <div ref={content} className={styles.debrief}>
        {phase === 'done' ? <Done {...phaseProps} /> : <Phase key={phase} {...phaseProps} phase={phase} />}
      </div>
      <EarlierPhases
        debrief={debrief}
        shown={phase}
        own={new Set(own.entries.map(({ id }) => id))}
        before={(earlierPhase) => ownPart(earlierPhase, phaseProps)}
      />
    </div>
  );
}

/** The person's own entries of another phase, to read only; null if there are none. */
function ownPart(
  phase: WritingPhase,
  { runId, debrief, own }: { runId: number; debrief: GuidedDebrief; own: OwnDebrief },
) {
  const entries = own.entries.filter((entry) => entry.phase === phase);
  if (entries.length === 0) return null;
  return <OwnEntries runId={runId} isSmall={debrief.is_small} entries={entries} unsent={[]} isOpen={false} />;
}

/**
 * Returns the phase that the page shows. It follows the debrief and focuses the heading of a new phase, unless a field has
 * text: then the page stays until `follow` is called.
 */
function useShownPhase(currentPhase: DebriefPhase) {
  const content = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState(currentPhase);
  const shownPhase = useRef(currentPhase);
  const show = (next: DebriefPhase) => {
    shownPhase.current = next;
    setPhase(next);
  };
  useEffect(() => {
    if (shownPhase.current === currentPhase || hasText(content.current)) return;
    show(currentPhase);
  }, [currentPhase]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) content.current?.querySelector('h2')?.focus();
    isFirst.current = false;
  }, [phase]);
  return { content, phase, follow: () => show(currentPhase) };
}

/** Returns whether a field for text is filled. It counts without focus too, as a tap on another control takes the focus. */
function hasText(content: HTMLElement | null): boolean {
  const fields = content?.querySelectorAll('textarea') ?? [];
  return [...fields].some(({ value }) => value.trim() !== '');
}

/** The number of a phase among those in which people write, from 1; null for the last one. */
export function phaseNumber(phase: DebriefPhase): number | null {
  const index = writingPhases.findIndex((writingPhase) => writingPhase === phase);
  return index === -1 ? null : index + 1;
}
