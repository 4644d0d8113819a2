import { decisions as texts } from '@vincere/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { type Decision, refreshAuthoring } from '../authoring/useSimulation.ts';

type Target = { id: number; name: string } | null;
type Change = { decision: Decision; before: Target };

export type Links = {
  /** Links being saved: target scenario id (null for none) by decision id. */
  sending: ReadonlyMap<number, number | null>;
  link: (decision: Decision, to: Target) => void;
};

/** Links decisions to scenarios, or removes links. Each change can be undone with its toast or Ctrl+Z. */
export function useLinks(): Links {
  const [sending, setSending] = useState<ReadonlyMap<number, number | null>>(new Map());
  const undoStack = useRef<Change[]>([]);

  /** Resolves to `refused` if the server rejected the change, and to `failed` if it could not be reached. */
  const change = async (decision: Decision, to: Target): Promise<'done' | 'refused' | 'failed'> => {
    setSending((all) => new Map(all).set(decision.id, to?.id ?? null));
    try {
      await send('updateDecision', {
        params: { decisionId: decision.id },
        body: { link_next_scenario_id: to?.id ?? null },
      });
      await refreshAuthoring();
      return 'done';
    } catch (error) {
      toastError(t(texts.linkFailed), messageOf(error, t('The link stays as it was.')));
      return error instanceof CallFailed ? 'refused' : 'failed';
    } finally {
      setSending((all) => new Map([...all].filter(([id]) => id !== decision.id)));
    }
  };
  const link = async (decision: Decision, to: Target) => {
    if (sending.has(decision.id) || decision.link_next_scenario_id === (to?.id ?? null)) return;
    if ((await change(decision, to)) !== 'done') return;
    undoStack.current.push({ decision, before: targetOf(decision) });
    toast(to ? t('Decision linked') : t('Link removed'), linkText(decision, to), {
      label: t('Undo'),
      act: () => void undo(),
    });
  };
  const undo = async () => {
    const lastChange = undoStack.current.pop();
    if (lastChange === undefined) return;
    const outcome = await change(lastChange.decision, lastChange.before);
    if (outcome === 'done') toast(t('Link restored'), linkText(lastChange.decision, lastChange.before));
    // Keep a failed undo for another attempt. Drop a refused one, so the next Ctrl+Z undoes the change before it.
    if (outcome === 'failed') undoStack.current.push(lastChange);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    if (!isUndo || isTyping || undoStack.current.length === 0) return;
    event.preventDefault();
    void undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { sending, link: (decision, to) => void link(decision, to) };
}

function targetOf({ link_next_scenario_id, next_scenario }: Decision): Target {
  return link_next_scenario_id === null ? null : { id: link_next_scenario_id, name: next_scenario ?? '' };
}

function linkText({ title_of_decision }: Decision, to: Target): string {
  return to
    ? t('“{decision}” leads to “{scenario}”.', { decision: title_of_decision, scenario: to.name })
    : t('“{decision}” leads nowhere now.', { decision: title_of_decision });
}
