export * from './answers.ts';
export * from './commitments.ts';
export * from './entries.ts';
export * from './lessons.ts';
export * from './minutes.ts';
export * from './phases.ts';
export * from './question-words.ts';
export * from './questions.ts';
