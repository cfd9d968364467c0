// What one likes, kept in this browser.

export type Settings = {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced";
  sound: boolean;
  answer: boolean;
  keys: boolean;
  confirm: "auto" | "always" | "never";
  pace: "calm" | "brisk" | "off";
  name: string;
};

const STORAGE_KEY = "organelle.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  answer: false,
  keys: true,
  confirm: "auto",
  pace: "calm",
  name: "",
};

function storedSettings(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(storedSettings());

const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let systemReducesMotion = $state(reducedMotionQuery.matches);
reducedMotionQuery.addEventListener("change", () => (systemReducesMotion = reducedMotionQuery.matches));

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(darkQuery.matches);
darkQuery.addEventListener("change", () => (dark = darkQuery.matches));

/** Should nothing move? */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || systemReducesMotion;
}

/** Should every choice be shown before it is made? Where nothing can hover, a preview has no other place. */
export function confirmsMoves(): boolean {
  return settings.confirm === "always" || (settings.confirm === "auto" && matchMedia("(hover: none)").matches);
}

/** Keeps the settings and applies the theme; called once, inside a component. */
export function persistSettings(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
    root.classList.toggle("still", reducedMotion());
  });
}

let audio: AudioContext | undefined;

/** A soft tick, for one's turn. */
export function playTurnSound(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = 660;
  gain.gain.setValueAtTime(0.08, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.18);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
}
