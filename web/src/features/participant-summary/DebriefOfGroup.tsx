import { EarlierPhases } from '../../parts/guided-debrief/EarlierPhases.tsx';
import { OpenedDebrief } from '../../parts/guided-debrief/OpenedDebrief.tsx';
import { WhatWeLearnt } from '../../parts/guided-debrief/WhatWeLearnt.tsx';

/** The result of the guided debrief of a run: lessons, actions, and what was asked and said, folded. */
export function DebriefOfGroup({ runId }: { runId: number }) {
  return (
    <OpenedDebrief runId={runId}>
      {(debrief) => {
        const ownIds = new Set(debrief.own?.entries.map(({ id }) => id));
        return (
          <>
            <WhatWeLearnt debrief={debrief} own={ownIds} />
            <EarlierPhases debrief={debrief} shown="done" own={ownIds} />
          </>
        );
      }}
    </OpenedDebrief>
  );
}
