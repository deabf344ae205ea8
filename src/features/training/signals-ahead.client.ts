import { useEffect } from 'react';
import type { Signal } from './course.ts';
import type { Signals } from './signals.client.ts';
import { shakes, tones } from './tones.ts';

/**
 * What is to be heard stands on the clock of the sound, from where it comes though no script runs. Shakes cannot be laid
 * out so: they come while the page is awake.
 */

let audio: AudioContext | undefined;

/** To be called on a tap: browsers let nothing sound before one. */
export function prepareSound(): void {
  try {
    if (!audio) {
      audio = new AudioContext();
      audio.addEventListener('statechange', realign);
    }
    void audio.resume();
  } catch {
    // Without sound the words and the vibration remain.
  }
}

/** A signal a moment ago is still one; one of long ago, which a sleeping page missed, is none any more. */
const lateMs = 1500;

/** Laid out on the clock of the sound, by their moments. */
const laid = new Map<string, { readonly at: number; readonly nodes: readonly OscillatorNode[] }>();
/** Between the clock of the sound and that of the device, in seconds. It moves where the device has put the sound to sleep. */
let apart = 0;
let coming: readonly Signal[] = [];
let hum: OscillatorNode | undefined;

const keyOf = ({ kind, at }: Signal): string => `${kind} ${at}`;

/** So low and soft that nobody hears it: a page that sounds is not put to sleep. */
function keepAwake(isWanted: boolean): void {
  if (isWanted === (hum !== undefined) || !audio) return;
  if (!isWanted) {
    hum?.stop();
    hum = undefined;
    return;
  }
  const loudness = audio.createGain();
  loudness.gain.value = 0.001;
  hum = audio.createOscillator();
  hum.frequency.value = 40;
  hum.connect(loudness).connect(audio.destination);
  hum.start();
}

function layOut({ kind, at }: Signal, context: AudioContext): OscillatorNode[] {
  const begin = Math.max(at / 1000 - apart, context.currentTime);
  return tones[kind].map((tone) => {
    const oscillator = context.createOscillator();
    const loudness = context.createGain();
    const [from, to] = [begin + tone.at, begin + tone.at + tone.lasts];
    oscillator.frequency.setValueAtTime(tone.from, from);
    oscillator.frequency.linearRampToValueAtTime(tone.to, to);
    loudness.gain.setValueAtTime(0.25, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, to);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(to);
    return oscillator;
  });
}

/** What has begun to sound is let sound. */
function withdraw(now: number, isKept: (key: string) => boolean): void {
  for (const [key, { at, nodes }] of laid) {
    if (isKept(key)) continue;
    if (at > now) for (const node of nodes) node.stop();
    laid.delete(key);
  }
}

function lay(signals: readonly Signal[]): void {
  const now = Date.now();
  coming = signals.filter(({ at }) => at > now - lateMs);
  const keys = new Set(coming.map(keyOf));
  withdraw(now, (key) => keys.has(key));
  keepAwake(coming.some(({ at }) => at > now));
  if (audio && laid.size === 0) apart = now / 1000 - audio.currentTime;
  for (const one of audio ? coming : [])
    if (!laid.has(keyOf(one))) laid.set(keyOf(one), { at: one.at, nodes: layOut(one, audio!) });
}

const apartMs = 250;

/** After the sound itself has slept, what is to come stands too late. */
function realign(): void {
  if (!audio || Math.abs(Date.now() - (audio.currentTime + apart) * 1000) < apartMs) return;
  withdraw(Date.now(), () => false);
  lay(coming);
}

/** What the hand is told: each once, also where the page looks again just as one is due. */
let due: readonly Signal[] = [];

function shake(): void {
  const now = Date.now();
  const latest = due.findLast(({ at }) => at <= now);
  if (latest && now - latest.at < lateMs) navigator.vibrate?.(shakes[latest.kind]);
  due = due.filter(({ at }) => at > now);
}

function awaitShakes(signals: readonly Signal[]): () => void {
  shake();
  const now = Date.now();
  const next = signals.filter(({ at }) => at > now).toSorted((a, b) => a.at - b.at);
  due = next;
  const timers = next.map(({ at }) => setTimeout(shake, at - now));
  return () => timers.forEach(clearTimeout);
}

/** Tells what is to come, as long as it is to come: what is taken away or moved is told at its new moment, or never. */
export function useSignalsAhead(signals: readonly Signal[], { sound, vibration }: Signals): void {
  const text = JSON.stringify(signals);
  useEffect(() => lay(sound ? (JSON.parse(text) as Signal[]) : []), [text, sound]);
  useEffect(() => (vibration ? awaitShakes(JSON.parse(text) as Signal[]) : undefined), [text, vibration]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && realign();
    // After a reload nothing may sound before a tap; any tap will do.
    const touch = () => {
      if (sound && coming.length > 0) prepareSound();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pointerdown', touch);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pointerdown', touch);
      lay([]);
    };
  }, [sound]);
}
