import { useRead } from '../../../lib/api.ts';
import type { DebriefQuestion } from '../../../parts/guided-debrief/types.ts';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { ComparePicture } from './ComparePicture.tsx';
import { compared } from './compared.ts';
import { FactsPicture } from './FactsPicture.tsx';
import { PictureFailed } from './PictureFailed.tsx';
import { ShiftPicture } from './ShiftPicture.tsx';
import { TimesPicture } from './TimesPicture.tsx';
import { untilRead } from './until-read.ts';
import { VotesPicture } from './VotesPicture.tsx';
import { WayPicture } from './WayPicture.tsx';

type FromRun = NonNullable<DebriefQuestion['from_run']>;

/**
 * The picture that belongs to a question made from a run: the shift, the key facts, the times of the stages, the way, or votes.
 * Its sizes are in `--projector-pixel`, a pixel of a projector that is 1920 pixels wide. It names no person.
 */
export function Picture({ runId, fromRun }: { runId: number; fromRun: FromRun }) {
  const findings = useRead('getFindings', { params: { runId } }, untilRead);
  const { finding, fact } = fromRun;
  const stages = findings.data?.stages ?? [];
  const stage = stages.find(({ scenario_id }) => scenario_id === finding.scenario_id);
  if (findings.isError && findings.data === undefined) return <PictureFailed />;
  if (stage === undefined) return null;
  const content = () => {
    switch (finding.kind) {
      case 'moved':
        return <ShiftPicture runId={runId} stage={stage} />;
      case 'pooled-facts':
        return <FactsPicture runId={runId} stage={stage} quoted={null} />;
      case 'unshared-facts':
        return <FactsPicture runId={runId} stage={stage} quoted={fact} />;
      case 'slowest':
      case 'running-time':
        return <TimesPicture stages={stages} stage={finding.kind === 'slowest' ? stage : undefined} />;
      case 'path':
        return <WayPicture stages={stages} />;
      case 'room-against-group':
      case 'forecast':
      case 'forced':
        return <ComparePicture rows={compared(finding, stage)} stage={stage} />;
      case 'tie':
      case 'minority':
      case 'last-decision':
        return <VotesPicture stage={stage} />;
    }
  };
  return <RoomsOfRun rooms={fromRun.room_texts}>{content()}</RoomsOfRun>;
}
