import { useEffect, useRef } from 'react';
import { useRead } from '../../lib/api.ts';

let audio: AudioContext | undefined;

/** Two soft tones, made here: no file, and nothing before the person has touched the page. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = start + index * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.06, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.32);
  }
}

/** Sounds when a new stage begins or a post arrives, where the person's settings say so. */
export function useChime(scenarioId: number | undefined, newestPostId: number | undefined): void {
  const { data: settings } = useRead('getSettings', {}, { staleTime: 60_000 });
  const isOn = settings?.sound_effects ?? false;
  const heard = useRef({ scenarioId, newestPostId });
  useEffect(() => {
    const before = heard.current;
    heard.current = { scenarioId, newestPostId: newestPostId ?? before.newestPostId };
    const isNewStage = before.scenarioId !== scenarioId;
    const isNewPost =
      !isNewStage &&
      newestPostId !== undefined &&
      before.newestPostId !== undefined &&
      newestPostId > before.newestPostId;
    // The posts that a new stage brings are not news beside it.
    if (isNewStage) heard.current.newestPostId = undefined;
    if (isOn && (isNewStage || isNewPost)) chime();
  }, [scenarioId, newestPostId, isOn]);
}
