import type { Findings } from '@vincere/contract';
import type { ReactNode } from 'react';

export type { Findings };
export type Finding = Findings['findings'][number];
export type FindingStage = Findings['stages'][number];

type Source = Finding['source'];

/** The target of a link of a finding: a part of the report or a moment of the replay, and the stage there. */
export type Target = Pick<Finding, 'scenario_id' | 'stage_number'> & {
  source: Source | Omit<Extract<Source, { kind: 'timeline' }>, 'at_ms'>;
};

/** The links with which findings end. Facilitators and participants find the evidence in different places. */
export type FindingLinks = {
  /** Returns the id of the title to which a link leads. */
  idOf: (target: Target) => string;
  /** Returns the text of a finding's link. For screen readers it ends with the finding, `title`. */
  textOf: (finding: Finding, title: string) => ReactNode;
  /** Returns the second link of a finding, to its moment in the replay; undefined if its own link leads there. */
  momentOf?: (finding: Finding, title: string) => { target: Target; text: ReactNode } | undefined;
  open: (target: Target) => void;
};
