import { packageMessages } from './packages/messages.ts';
import { pastedMessages } from './posts/pasted-posts.ts';
import { sheetMessages } from './sheets/messages.ts';
import { jsonMessages } from './text/json-lines.ts';

/** The sentences of all problems that the domain finds, by code. */
export const problemMessages = {
  ...jsonMessages,
  ...pastedMessages,
  ...packageMessages,
  ...sheetMessages,
};
export type ProblemCode = keyof typeof problemMessages;
