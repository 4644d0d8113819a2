import { useRead } from './api.ts';

/** Rests between the sounds: one that runs keeps a processor awake, also while nothing is heard. */
let audio: AudioContext | undefined;
let sounding = 0;

/** Two soft tones, made here: no file, and nothing before the person has touched the page. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // One that may not sound, or is closed, stays silent.
  audio.resume().catch(() => {});
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
    tone.onended = () => {
      sounding -= 1;
      if (sounding === 0) audio?.suspend().catch(() => {});
    };
    sounding += 1;
  }
}

/** Gives what makes the sound of news, silent unless the person's settings want sound effects. */
export function useChime(): () => void {
  const { data: settings } = useRead('getSettings', {}, { staleTime: 60_000 });
  return () => {
    if (settings?.sound_effects) chime();
  };
}
