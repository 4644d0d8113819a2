import type { ReactNode } from 'react';
import { formatClock } from '../../lib/format.ts';
import { rich } from '../../lib/text.ts';
import { sr } from '../../ui/sr.tsx';
import type { Finding, FindingLinks, Target } from '../first-page/types.ts';
import { sourceId } from './sources.ts';

/** Returns the links of findings to the parts of the report that show what they are made from. */
export function evidenceLinks(openTarget: (target: Target) => void): FindingLinks {
  return {
    idOf: sourceId,
    textOf: ({ source }, title) => linkText(source, title),
    momentOf,
    open: openTarget,
  };
}

/** A finding whose evidence is elsewhere leads to the close of its stage. */
function momentOf({ source, scenario_id, stage_number, is_neutral }: Finding, finding: string) {
  if (source.kind === 'timeline' || is_neutral) return undefined;
  const target: Target = {
    source: { kind: 'timeline', moment: 'left' },
    scenario_id,
    stage_number,
  };
  return { target, text: rich('In the replay<sr>: {finding}</sr>', { finding, sr }) };
}

function linkText(source: Finding['source'], finding: string): ReactNode {
  switch (source.kind) {
    case 'timeline':
      return rich('Replay at {time}<sr>: {finding}</sr>', {
        time: formatClock(Math.floor(source.at_ms / 1000)),
        finding,
        sr,
      });
    case 'map':
      return rich('Open the way<sr>: {finding}</sr>', { finding, sr });
    case 'shift':
      return rich('Open the shift<sr>: {finding}</sr>', { finding, sr });
    case 'forecast':
      return rich('Open the forecast<sr>: {finding}</sr>', { finding, sr });
    case 'rooms':
      return rich('Open the rooms<sr>: {finding}</sr>', { finding, sr });
    case 'reasons':
      return rich('Open the reasons<sr>: {finding}</sr>', { finding, sr });
    case 'facts':
      return rich('Open the key facts<sr>: {finding}</sr>', { finding, sr });
  }
}
