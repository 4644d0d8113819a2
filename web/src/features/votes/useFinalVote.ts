import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import type { Role } from '@vincere/domain';
import { useEffect, useState } from 'react';
import { messageOf, useRead } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { t } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/time/useReadAfter.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { storedVote } from '../runs/decisions/own-vote.ts';
import { sendVote, settleVote, useUnsentVote, withdrawVote } from '../runs/decisions/vote-outbox.ts';
import { useEvidence } from '../runs/useEvidence.ts';
import { useRoomPosts } from '../runs/useRoomPosts.ts';
import { ownSeat } from '../runs/useRun.ts';
import { withTable } from '../table/evidence-groups.ts';
import { useTableEvidence } from '../table/useTable.ts';
import { useOvertakenText } from './OvertakenText.tsx';
import { useEstimates } from './useEstimates.ts';

const noRooms: readonly Role[] = [];

/** Returns the start of the draft keys of the user's final decisions on a run. The id of the scenario follows. */
export function finalDraftPrefix(run: Run): string {
  return `final:${ownSeat(run)?.user_id ?? 0}:${run.id}:`;
}

/** The user's final decision on the current scenario: the draft, the submission under way, and the stored vote. */
export function useFinalVote(run: Run) {
  const scenarioId = run.current_scenario?.id ?? 0;
  const draftKey = `${finalDraftPrefix(run)}${scenarioId}`;
  const seatId = ownSeat(run)?.user_run_id;
  const [choice, setChoice] = useDraft(`${draftKey}:choice`);
  const [reasoning, setReasoning] = useDraft(`${draftKey}:reasoning`);
  const unsentVote = useUnsentVote(draftKey, seatId);

  const decisions = run.current_scenario?.all_decisions ?? [];
  const decision = decisions.find(({ id }) => String(id) === choice)?.id ?? null;
  const savedVote = storedVote(run, scenarioId);
  const unconfirmedVote = savedVote === undefined ? unsentVote : undefined;
  const vote =
    savedVote ??
    (unsentVote && unsentVote.state !== 'failed'
      ? {
          decision: unsentVote.data.vote.decision_chosen_id,
          reasoning: unsentVote.data.vote.reasoning,
          evidence: unsentVote.data.vote.evidence ?? [],
          evidenceFiles: unsentVote.data.vote.evidence_files ?? [],
          onBehalf: false,
        }
      : undefined);

  const citable = useCitable(run, draftKey, (vote?.evidence.length ?? 0) > 0);
  const { evidence } = citable;

  const overtaken = useOvertakenText(draftKey, reasoning, savedVote?.reasoning);
  const isStored = savedVote?.reasoning === reasoning;
  const hasFailed = unsentVote?.state === 'failed';
  useEffect(() => {
    // The server has the vote, although its answer may have been lost.
    if (isStored) settleVote(draftKey);
  }, [isStored, hasFailed, draftKey]);

  // A decision that was changed after it failed must not be sent again in its old form.
  const forgetFailure = () => {
    if (hasFailed) withdrawVote(draftKey);
  };
  const estimates = useEstimates(run, 'final', draftKey, forgetFailure);
  const submit = async () => {
    if (decision === null || reasoning.trim() === '') return void toastError(t(texts.final.incomplete));
    const answers = estimates.submit();
    if (answers === null) return;
    const cast = {
      decision_chosen_id: decision,
      reasoning,
      evidence: evidence.marked,
      evidence_files: evidence.markedFiles,
      ...answers,
    };
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
    ...citable,
    estimates,
    overtaken,
    /** The vote, also while it is being sent. */
    vote,
    /** The state of a vote that is being sent or waits to be sent. */
    pending:
      unconfirmedVote === undefined || unconfirmedVote.state === 'sent' || unconfirmedVote.state === 'failed'
        ? undefined
        : unconfirmedVote.state,
    /** Withdraws a waiting vote, so that it can be edited. */
    edit: () => withdrawVote(draftKey),
    error:
      unconfirmedVote?.state === 'failed'
        ? messageOf(refusalOf(unconfirmedVote), t(texts.submitFailed))
        : undefined,
  };
}

/**
 * The posts and files that the user can cite as evidence for the final decision, and those that are marked. A user on the
 * dashboard can cite posts of every room. They are read only when the user opens the list, or if the vote cites posts
 * (`hasEvidence`).
 */
function useCitable(run: Run, draftKey: string, hasEvidence: boolean) {
  const { roles } = useRooms();
  const scenarioId = run.current_scenario?.id ?? 0;
  const roomRunId = ownSeat(run)?.room.id ?? undefined;
  const hasBegun = run.status !== 'DRAFT' && roomRunId !== undefined;
  const room = useRead('getRoomRun', { params: { roomRunId: roomRunId ?? 0 } }, { enabled: hasBegun });
  useReadAfter(room.data?.next_post_ms ?? null, room.dataUpdatedAt, room.refetch);
  const ownPosts = room.data?.scenario_id === scenarioId ? room.data.tweets : undefined;

  const [isListOpened, setIsListOpened] = useState(false);
  const canReadAll = hasBegun && ownSeat(run)?.room.room_name === 'dashboard';
  const readsOthers = canReadAll && (isListOpened || hasEvidence);
  const others = useRoomPosts(run.id, scenarioId, readsOthers ? roles : noRooms);
  const onTable = useTableEvidence(run);
  const files = onTable?.files ?? [];
  const rooms = [{ name: canReadAll ? t('Dashboard') : undefined, posts: ownPosts ?? [] }, ...others.groups];
  const groups = withTable(rooms, onTable);
  const posts = groups.flatMap((group) => group.posts);
  const hasAllPosts =
    ownPosts !== undefined && onTable !== undefined && (!canReadAll || (readsOthers && others.isComplete));
  const evidence = useEvidence(draftKey, hasAllPosts ? { posts, files } : undefined);
  return {
    /** The posts and files that can be marked: those on the table, then the other posts by room, oldest first. */
    groups,
    posts,
    files,
    evidence,
    /** The other rooms, read after `load`; undefined if the user may only read their own room. */
    others: canReadAll ? { ...others, load: () => setIsListOpened(true) } : undefined,
  };
}
