export { type HeadlineText, headlineOf, headlineTexts } from './headline.ts';
export {
  type FrequencyWord,
  frequencyWords,
  type MirrorRow,
  type MirrorText,
  mirrorOf,
  mirrorTexts,
} from './mirror.ts';
export { type OwnItem, type OwnRecord, type OwnStage, ownRecord } from './own-record.ts';
