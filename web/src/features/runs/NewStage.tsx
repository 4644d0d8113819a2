import type { Run } from '@vincere/contract';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { outcomeSentence } from '../../lib/outcome.ts';
import { t } from '../../lib/text.ts';
import { useChime } from '../../lib/useChime.ts';
import { Button } from '../../ui/Button.tsx';
import { publishHeight } from '../../ui/publish-height.ts';
import { toast, toastNews } from '../../ui/Toaster.tsx';
import styles from './NewStage.module.css';
import { readOutcome, useOutcome } from './outcome.ts';
import { stageOf } from './RunTopBar.tsx';

// The notice can cover the field in which the user is typing, so scroll the field back into view.
const publishNews = publishHeight('--news-height', () =>
  document.activeElement?.scrollIntoView({ block: 'nearest' }),
);

type NewStageProps = {
  run: Run;
  heading: RefObject<HTMLElement | null>;
  /** Shows the top of the page with the new situation and `children`. If it is missing, the heading is scrolled into view. */
  showTop?: () => void;
  /** The text that the user was typing when the run moved on. */
  children?: ReactNode;
};

/**
 * Announces that the run has begun or moved on, and by which decision, with a sound if the settings allow it. Moves the
 * user to the new heading. A user who is typing is not moved; they see the notice with a button to go there.
 */
export function NewStage({ run, heading, showTop, children }: NewStageProps) {
  const scenarioId = run.current_scenario?.id;
  const hasBegun = run.status !== 'DRAFT';
  const seen = useRef({ scenarioId, hasBegun });
  const [offered, setOffered] = useState<string>();
  const outcome = useOutcome(run);
  const sound = useEffectEvent(useChime());
  const text = `${stageOf(run)}: ${run.current_scenario?.name ?? ''}`;

  const go = () => {
    setOffered(undefined);
    heading.current?.focus({ preventScroll: true });
    // Not `smooth`, so that the user doesn't wait for the page to scroll.
    if (showTop) showTop();
    else heading.current?.scrollIntoView({ block: 'start' });
  };
  const announce = useEffectEvent(async (title: string) => {
    sound();
    const typing = isTyping();
    if (typing) setOffered(title);
    else go();
    const chosen = await readOutcome(run);
    // The next key of a user who is typing must not close the dialog.
    const show = typing ? toastNews : toast;
    show(title, chosen ? `${outcomeSentence(chosen)} ${text}` : text);
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = { scenarioId, hasBegun };
    if (before.scenarioId === scenarioId && before.hasBegun === hasBegun) return;
    void announce(before.hasBegun ? t('A new stage has begun') : t('The simulation has started'));
  }, [scenarioId, hasBegun]);

  return (
    <div
      className={styles.stageNews}
      data-moved={offered !== undefined || undefined}
      ref={offered === undefined ? undefined : publishNews}
    >
      {offered !== undefined && (
        <div className="notice notice-now">
          <p>
            <b>{offered}.</b> {outcome && outcomeSentence(outcome)} {text}
          </p>
          <Button kind="line" size="sm" onClick={go}>
            {t('Go to It')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])') ?? false;
}
