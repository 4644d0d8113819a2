import type { Findings } from '@vincere/contract';
import type { ReactNode } from 'react';

export type { Findings };
export type Finding = Findings['findings'][number];
export type FindingStage = Findings['stages'][number];

/** The target of a finding's link: what it is made from, and the stage there. */
export type Target = Pick<Finding, 'source' | 'scenario_id' | 'stage_number'>;

/** The links with which findings end. Facilitators and participants find the evidence in different places. */
export type FindingLinks = {
  /** Returns the id of the title to which a link leads. */
  idOf: (target: Target) => string;
  /** Returns the text of a finding's link. For screen readers it ends with the finding, `title`. */
  textOf: (finding: Finding, title: string) => ReactNode;
  open: (target: Target) => void;
};
