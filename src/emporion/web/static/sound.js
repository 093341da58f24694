/** Sounds, made on the spot: wood on wood, coins, a small bell. */

import { cookie } from "./page.js";

/** @type {AudioContext | null} */
let audio = null;

/**
 * Tones: frequency in hertz, when they begin and how long they ring in seconds, how loud, and in
 * which shape. Wood is low and short, metal high, and a bell has an overtone that is not harmonic.
 * @type {Record<string, [number, number, number, number, OscillatorType][]>}
 */
const SOUNDS = {
  placed: [
    [190, 0, 0.09, 0.5, "triangle"],
    [410, 0, 0.04, 0.2, "sine"],
  ],
  coins: [
    [2350, 0, 0.12, 0.1, "sine"],
    [3140, 0.06, 0.16, 0.1, "sine"],
    [2640, 0.12, 0.2, 0.08, "sine"],
  ],
  yours: [
    [659, 0, 0.5, 0.22, "sine"],
    [1818, 0, 0.2, 0.05, "sine"],
    [880, 0.16, 0.7, 0.22, "sine"],
    [2428, 0.16, 0.25, 0.05, "sine"],
  ],
  end: [
    [523, 0, 0.9, 0.2, "sine"],
    [659, 0.14, 0.9, 0.2, "sine"],
    [784, 0.28, 0.9, 0.2, "sine"],
    [1047, 0.42, 1.4, 0.22, "sine"],
    [2890, 0.42, 0.4, 0.04, "sine"],
  ],
};

/** @param {string | undefined} name a sound; one that we do not have is silent */
export function play(name) {
  const tones = name ? SOUNDS[name] : undefined;
  if (!tones || cookie("sound") !== "on") return;
  audio ??= new AudioContext();
  // Until somebody has touched the page, a browser keeps it silent: then nothing should pile up.
  if (audio.state !== "running") {
    void audio.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const now = audio.currentTime;
  for (const [frequency, begins, rings, loud, shape] of tones) {
    const tone = new OscillatorNode(audio, { frequency, type: shape });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, now + begins);
    volume.gain.exponentialRampToValueAtTime(loud, now + begins + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + begins + rings);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + begins);
    tone.stop(now + begins + rings);
  }
}
