import type { Run } from '@vincere/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { stageOf } from './RunTopBar.tsx';

type News = { title: string; text: string };

/**
 * Says that the run has begun or moved on, and takes the reader to the new heading. Somebody who is typing is left alone
 * and offered the way instead.
 */
export function NewStage({ run, heading }: { run: Run; heading: RefObject<HTMLElement | null> }) {
  const scenarioId = run.current_scenario?.id;
  const hasBegun = run.status !== 'DRAFT';
  const seen = useRef({ scenarioId, hasBegun });
  const [news, setNews] = useState<News>();
  const [isOffered, setIsOffered] = useState(false);

  const text = `${stageOf(run)}: ${run.current_scenario?.name ?? ''}`;
  useEffect(() => {
    const before = seen.current;
    seen.current = { scenarioId, hasBegun };
    if (before.scenarioId === scenarioId && before.hasBegun === hasBegun) return;
    const title = before.hasBegun ? 'A new stage has begun' : 'The simulation has started';
    setNews({ title, text });
    toast(title, text);
    if (isTyping()) setIsOffered(true);
    else goTo(heading.current);
  }, [scenarioId, hasBegun, text, heading]);

  return (
    <>
      <p className="sr" role="alert">
        {news && `${news.title}. ${news.text}`}
      </p>
      {isOffered && news && (
        <div className="notice notice-now moved">
          <p>
            <b>{news.title}.</b> {news.text}
          </p>
          <Button
            kind="line"
            size="sm"
            onClick={() => {
              setIsOffered(false);
              goTo(heading.current);
            }}
          >
            Go to It
          </Button>
        </div>
      )}
    </>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])') ?? false;
}

function goTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  // Not `smooth`: nobody waits for a page that travels.
  heading?.scrollIntoView({ block: 'start' });
}
