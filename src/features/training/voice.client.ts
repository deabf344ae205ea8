import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** One that is on the device: others cost data, and send what is said to somebody else. */
const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));

function subscribe(onChange: () => void) {
  globalThis.speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', onChange);
}

/** Whether the device can speak a language. Some come to know their voices a moment after the page. */
export const useHasVoice = (language: Language): boolean =>
  useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== undefined,
    () => false,
  );

/** In the place of what was just being said. To be called on a tap first: browsers let nothing be heard before one. */
export function say(text: string, language: Language): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** The longest of the tones that come with a change (tones.ts). */
const afterToneMs = 1200;

/** Says aloud what one is told to do, behind the tone that comes with it. */
export function useVoice(told: string, { sound, voice }: { sound?: boolean; voice?: boolean }): void {
  const language = useLanguage();
  useEffect(() => {
    if (!voice || told === '') return undefined;
    const later = setTimeout(() => say(told, language), sound ? afterToneMs : 0);
    return () => clearTimeout(later);
  }, [told, sound, voice, language]);
}
