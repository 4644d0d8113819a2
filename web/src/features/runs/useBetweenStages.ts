import type { Run } from '@vincere/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isBetweenStages } from '../../lib/between-stages.ts';
import { useChime } from '../../lib/browser/useChime.ts';
import { t } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { stageOf } from './RunTopBar.tsx';

/**
 * Returns whether the page of a run shows the result between two stages. When the next stage begins, announces it, and moves the
 * user to the top of the page, whose content is new.
 */
export function useBetweenStages(run: Run | undefined): boolean {
  const isBetween = run !== undefined && isBetweenStages(run);
  const wasBetween = useRef(isBetween);
  const sound = useEffectEvent(useChime());
  const announce = useEffectEvent(() => {
    if (run === undefined || run.stage_begun_at === null) return;
    sound();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')?.focus({ preventScroll: true });
    toast(t('A new stage has begun'), `${stageOf(run)}: ${run.current_scenario?.name ?? ''}`);
  });
  useEffect(() => {
    if (wasBetween.current && !isBetween) announce();
    wasBetween.current = isBetween;
  }, [isBetween]);
  return isBetween;
}
