// The user's settings, stored in this browser.

export type Settings = {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced";
  sound: boolean;
  answer: boolean;
  keys: boolean;
  confirm: "auto" | "always" | "never";
  pace: "calm" | "brisk" | "off";
  name: string;
  /** Do those who share this device see each other's cards? */
  openHands: boolean;
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
  openHands: false,
};

function storedSettings(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings of this browser. */
export const settings = $state<Settings>(storedSettings());

const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let systemReducesMotion = $state(reducedMotionQuery.matches);
reducedMotionQuery.addEventListener("change", () => (systemReducesMotion = reducedMotionQuery.matches));

const darkQuery = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(darkQuery.matches);
darkQuery.addEventListener("change", () => (dark = darkQuery.matches));

/** Return whether nothing should move, by the settings or by the system. */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || systemReducesMotion;
}

/** Return whether every move is confirmed before it is sent. Where nothing can hover, that is where its preview is shown. */
export function confirmsMoves(): boolean {
  return settings.confirm === "always" || (settings.confirm === "auto" && matchMedia("(hover: none)").matches);
}

/** Store the settings and apply the theme whenever they change; called once, inside a component. */
export function persistSettings(): void {
  $effect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
    root.classList.toggle("still", reducedMotion());
  });
}

let audio: AudioContext | undefined;

/** Play a soft tick if sounds are on. */
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
