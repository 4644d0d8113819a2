export * from './parse.ts';
export * from './sections.ts';
