import type { Answer, Calls } from '@vincere/contract';
import { fill, readinessMessages, weakSpotMessages } from '@vincere/domain';
import { t, translated } from '../lib/text.ts';
import type { Rooms } from './rooms.tsx';

type OpenPoint = Answer<Calls['getReadiness']>['items'][number];
type WeakSpot = Answer<Calls['getPreflight']>['weak_spots'][number];

/** Returns the text of an unfinished part of a simulation. A room is named by its persona. */
export function openPointText(
  { kind, severity, room_name }: OpenPoint,
  { roomName }: Pick<Rooms, 'roomName'>,
): string {
  switch (kind) {
    case 'no-stage':
      return t('This simulation has no stages yet');
    case 'no-scenario':
      return severity === 'blocks'
        ? t(readinessMessages.noFirstScenario)
        : t('This stage has no scenarios yet');
    case 'no-decision':
      return t(readinessMessages.noDecision);
    case 'no-link':
      return t(readinessMessages.noLink);
    case 'unreachable':
      return t('No decision leads to this scenario');
    case 'empty-room':
      return t('{persona} has no posts and no files yet', {
        persona: room_name === null ? '' : roomName(room_name),
      });
  }
}

/** Returns the text of a weak spot. */
export function weakSpotText({ kind, facts }: Pick<WeakSpot, 'kind' | 'facts'>): string {
  const { room } = facts;
  const params = typeof room === 'string' ? { ...facts, room: translated(room) } : facts;
  return fill(translated(weakSpotMessages[kind]), params);
}
