import type { Generated } from 'kysely';

export type Flag = 0 | 1;
export type Milliseconds = number;
export type Row = { id: Generated<number> };
