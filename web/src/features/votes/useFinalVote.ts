import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { type Role, roles } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { messageOf, useRead } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { t } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/useReadAfter.ts';
import { toastError } from '../../ui/Toaster.tsx';
import { storedVote } from '../runs/own-vote.ts';
import { useEvidence } from '../runs/useEvidence.ts';
import { useRoomPosts } from '../runs/useRoomPosts.ts';
import { ownSeat } from '../runs/useRun.ts';
import { sendVote, settleVote, useUnsentVote, withdrawVote } from '../runs/vote-outbox.ts';

const noRooms: readonly Role[] = [];

/** Under what the final decisions of a person on a run are drafted; a scenario's id follows. */
export function finalDraftPrefix(run: Run): string {
  return `final:${ownSeat(run)?.user_id ?? 0}:${run.id}:`;
}

/** The final decision on the current scenario: what is being chosen and written, what was sent, what the server has. */
export function useFinalVote(run: Run) {
  const scenarioId = run.current_scenario?.id ?? 0;
  const draftKey = `${finalDraftPrefix(run)}${scenarioId}`;
  const seatId = ownSeat(run)?.user_run_id;
  const [choice, setChoice] = useDraft(`${draftKey}:choice`);
  const [reasoning, setReasoning] = useDraft(`${draftKey}:reasoning`);
  const roomRunId = ownSeat(run)?.room.id ?? undefined;
  const hasBegun = run.status !== 'DRAFT' && roomRunId !== undefined;
  const room = useRead('getRoomRun', { params: { roomRunId: roomRunId ?? 0 } }, { enabled: hasBegun });
  useReadAfter(room.data?.next_post_ms ?? null, room.dataUpdatedAt, room.refetch);
  const ownPosts = room.data?.scenario_id === scenarioId ? room.data.tweets : undefined;
  const sent = useUnsentVote(draftKey, seatId);

  const offered = run.current_scenario?.all_decisions ?? [];
  const decision = offered.find(({ id }) => String(id) === choice)?.id ?? null;
  const stored = storedVote(run, scenarioId);
  const open = stored === undefined ? sent : undefined;
  const vote =
    stored ??
    (sent && sent.state !== 'failed'
      ? {
          decision: sent.data.vote.decision_chosen_id,
          reasoning: sent.data.vote.reasoning,
          evidence: sent.data.vote.evidence ?? [],
          onBehalf: false,
        }
      : undefined);

  // From the dashboard every room is read, but only once somebody wants to see what is there to be marked.
  const [isAsked, setIsAsked] = useState(false);
  const readsAll = hasBegun && ownSeat(run)?.room.room_name === 'dashboard';
  const isWanted = readsAll && (isAsked || (vote?.evidence.length ?? 0) > 0);
  const others = useRoomPosts(run.id, scenarioId, isWanted ? roles : noRooms);
  const own = { name: readsAll ? t('Dashboard') : undefined, posts: ownPosts ?? [] };
  const groups = [own, ...others.groups];
  const posts = groups.flatMap((group) => group.posts);
  const isWhole = ownPosts !== undefined && (!readsAll || (isWanted && others.isWhole));
  const evidence = useEvidence(draftKey, isWhole ? posts : undefined);

  const isStored = stored?.reasoning === reasoning;
  const hasFailed = sent?.state === 'failed';
  useEffect(() => {
    // The server took it, though its answer may have been lost.
    if (isStored) settleVote(draftKey);
  }, [isStored, hasFailed, draftKey]);

  // A decision that was changed after it failed must not be sent again in its old form.
  const forgetFailure = () => {
    if (hasFailed) withdrawVote(draftKey);
  };
  const submit = async () => {
    if (decision === null || reasoning.trim() === '') return void toastError(t(texts.final.incomplete));
    const cast = { decision_chosen_id: decision, reasoning, evidence: evidence.marked };
    await sendVote({ kind: 'final', runId: run.id, seatId: seatId ?? 0, draftKey, vote: cast });
  };

  return {
    decision,
    reasoning,
    choose: (id: number) => {
      forgetFailure();
      setChoice(String(id));
    },
    write: (text: string) => {
      forgetFailure();
      setReasoning(text);
    },
    submit,
    /** The posts that the person reads, room by room, oldest first, and what of them is marked. */
    groups,
    posts,
    evidence,
    /** The rooms that are read when they are asked for; undefined for who reads their own only. */
    others: readsAll ? { ...others, ask: () => setIsAsked(true) } : undefined,
    /** The vote, also while it is being sent. */
    vote,
    /** The state of a vote that the server has not confirmed. */
    going: open === undefined || open.state === 'sent' || open.state === 'failed' ? undefined : open.state,
    /** Takes a vote back that waits. */
    edit: () => withdrawVote(draftKey),
    error: open?.state === 'failed' ? messageOf(refusalOf(open), t(texts.submitFailed)) : undefined,
  };
}
