import type { Run } from '@vincere/contract';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChime } from '../../../lib/browser/useChime.ts';
import { t } from '../../../lib/text.ts';
import { decisionSentence } from '../../../lib/words/group-decision.ts';
import { Button } from '../../../ui/Button.tsx';
import { publishHeight } from '../../../ui/publish-height.ts';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { readGroupDecision, useGroupDecision } from '../decisions/group-decision.ts';
import { stageOf } from '../RunTopBar.tsx';
import { typedText } from '../typed-text.ts';
import styles from './NewStage.module.css';

// The notice can cover the field in which the user is typing, so scroll the field back into view.
const publishNews = publishHeight('--news-height', () =>
  document.activeElement?.scrollIntoView({ block: 'nearest' }),
);

type NewStageProps = {
  run: Run;
  heading: RefObject<HTMLElement | null>;
  /** Shows the top of the page with the new situation and `children`. If it is missing, the heading is scrolled into view. */
  showTop?: () => void;
  /** Whether the top of the page says what was decided. The toast then leaves it out, and covers less of it on a phone. */
  showsDecision?: boolean;
  /** The text that the user was typing when the run moved on, in a field where they can go on. */
  children?: ReactNode;
};

/**
 * Announces that the run has begun or moved on, and by which decision, with a sound if the settings allow it. Moves the
 * user to the new heading. A user who is typing goes on in the text of the stage before, so that nothing lands in a field of
 * the new stage, and sees the notice with a button to go there.
 */
export function NewStage({ run, heading, showTop, showsDecision = false, children }: NewStageProps) {
  const scenarioId = run.current_scenario?.id;
  const hasBegun = run.status !== 'DRAFT';
  const seenState = useRef({ scenarioId, hasBegun });
  const [offered, setOffered] = useState<string>();
  const news = useRef<HTMLDivElement>(null);
  useTypingKept(scenarioId, news);
  const decision = useGroupDecision(run);
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
    if (typedText() !== '') return setOffered(title);
    go();
    const chosen = showsDecision ? undefined : await readGroupDecision(run);
    toast(title, chosen ? `${decisionSentence(chosen)} ${text}` : text);
  });
  useEffect(() => {
    const before = seenState.current;
    seenState.current = { scenarioId, hasBegun };
    if (before.scenarioId === scenarioId && before.hasBegun === hasBegun) return;
    void announce(before.hasBegun ? t('A new stage has begun') : t('The simulation has started'));
  }, [scenarioId, hasBegun]);

  return (
    <div
      className={styles.stageNews}
      data-moved={offered !== undefined || undefined}
      ref={offered === undefined ? undefined : publishNews}
    >
      {/* Always rendered, because screen readers only announce changes in a region that already exists. */}
      <div role="status">
        {offered !== undefined && (
          <div className={`notice notice-now ${styles.offer}`}>
            <p>
              <b>{offered}.</b> {decision && decisionSentence(decision)} {text}
            </p>
            <Button kind="line" size="sm" onClick={go}>
              {t('Go to It')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.leftTexts} ref={news}>
        {children}
      </div>
    </div>
  );
}

/**
 * When the scenario changes while the user is typing, moves the focus to the field in `place` that has the same text. It is
 * moved with the change itself, so that no key is lost or lands elsewhere.
 */
function useTypingKept(scenarioId: number | undefined, place: RefObject<HTMLElement | null>): void {
  const [seen, setSeen] = useState({ scenarioId, typed: '' });
  // The page still shows the stage before while this renders.
  if (seen.scenarioId !== scenarioId) setSeen({ scenarioId, typed: typedText() });
  useLayoutEffect(() => {
    if (seen.typed === '') return;
    const fields = [...(place.current?.querySelectorAll('textarea') ?? [])];
    const field = fields.find(({ value }) => value.startsWith(seen.typed));
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [seen, place]);
}
