import type { Run } from '@vincere/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChime } from '../../lib/useChime.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { stageOf } from './RunTopBar.tsx';

type News = { title: string; text: string };

/**
 * Says that the run has begun or moved on, with a sound where the settings want one, and takes the reader to the new
 * heading. Somebody who is typing is left alone and offered the way instead.
 */
export function NewStage({ run, heading }: { run: Run; heading: RefObject<HTMLElement | null> }) {
  const scenarioId = run.current_scenario?.id;
  const hasBegun = run.status !== 'DRAFT';
  const seen = useRef({ scenarioId, hasBegun });
  const [offered, setOffered] = useState<News>();
  const sound = useEffectEvent(useChime());
  const text = `${stageOf(run)}: ${run.current_scenario?.name ?? ''}`;
  useEffect(() => {
    const before = seen.current;
    seen.current = { scenarioId, hasBegun };
    if (before.scenarioId === scenarioId && before.hasBegun === hasBegun) return;
    const title = before.hasBegun ? 'A new stage has begun' : 'The simulation has started';
    toast(title, text);
    sound();
    if (isTyping()) return setOffered({ title, text });
    setOffered(undefined);
    goTo(heading.current);
  }, [scenarioId, hasBegun, text, heading]);

  if (offered === undefined) return null;
  return (
    <div className="notice notice-now moved">
      <p>
        <b>{offered.title}.</b> {offered.text}
      </p>
      <Button
        kind="line"
        size="sm"
        onClick={() => {
          setOffered(undefined);
          goTo(heading.current);
        }}
      >
        Go to It
      </Button>
    </div>
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
