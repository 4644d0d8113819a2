import { z } from 'zod';
import { defineCall } from '../call.ts';
import { RoomName } from '../fields.ts';
import { Made } from './packages.ts';

/** The languages of the sample simulation. */
export const sampleLanguages = ['en', 'de'] as const;

export type SampleLanguage = (typeof sampleLanguages)[number];

export const sample = {
  getSample: defineCall({
    method: 'GET',
    path: '/sample',
    access: 'anyone',
    summary:
      'Get the first scenario of the sample simulation and the names in its tree, for visitors, in their language',
    answer: z.object({
      simulation_name: z.string(),
      name: z.string(),
      description: z.string(),
      rooms: z.array(
        z.object({
          room_name: RoomName,
          tweets: z.array(
            z.object({
              content: z.string(),
              timestamp: z.string(),
              author: z.object({ name: z.string(), handle: z.string() }),
              likes: z.int(),
              retweets: z.int(),
              replies: z.int(),
            }),
          ),
        }),
      ),
      all_decisions: z.array(
        z.object({
          title_of_decision: z.string(),
          description_of_decision: z.string(),
          leads_to: z.object({ name: z.string(), description: z.string() }).nullable(),
        }),
      ),
      /** The names in the whole tree. `leads_to` is the index of a scenario in the next stage, from 0. */
      stages: z.array(
        z.object({
          scenarios: z.array(z.object({ name: z.string(), leads_to: z.array(z.int().min(0)) })),
        }),
      ),
    }),
  }),
  addSample: defineCall({
    method: 'POST',
    path: '/sample',
    access: 'administrator',
    summary: 'Add the sample simulation in one of its languages',
    body: z.object({ language: z.enum(sampleLanguages) }),
    answer: Made,
    creates: true,
    audited: ['language'],
  }),
};
