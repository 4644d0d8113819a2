import { useRead } from '../api.ts';

/** Suspended between sounds, because a running context keeps a processor awake even in silence. */
let audio: AudioContext | undefined;
let activeTones = 0;

/** Plays two soft synthesized tones. Browsers forbid sound before the user has interacted with the page. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // If sound is forbidden or the context is closed, stay silent.
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
      activeTones -= 1;
      if (activeTones === 0) audio?.suspend().catch(() => {});
    };
    activeTones += 1;
  }
}

/** Returns a function that plays the notification sound if the user's settings enable sound effects. */
export function useChime(): () => void {
  const { data: settings } = useRead('getSettings', {}, { staleTime: 60_000 });
  return () => {
    if (settings?.sound_effects) chime();
  };
}
