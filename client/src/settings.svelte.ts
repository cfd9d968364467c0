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

const KEPT = "organelle.settings";
const usual: Settings = {
  theme: "auto",
  motion: "auto",
  sound: false,
  answer: false,
  keys: true,
  confirm: "auto",
  pace: "calm",
  name: "",
};

function kept(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Settings>(kept());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let system = $state(still.matches);
still.addEventListener("change", () => (system = still.matches));

const night = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(night.matches);
night.addEventListener("change", () => (dark = night.matches));

/** Should nothing move? */
export function reduced(): boolean {
  return settings.motion === "reduced" || system;
}

/** Should every choice be shown before it is made? Where nothing can hover, a preview has no other place. */
export function confirming(): boolean {
  return settings.confirm === "always" || (settings.confirm === "auto" && matchMedia("(hover: none)").matches);
}

/** Keeps the settings and applies the theme; called once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings));
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
    root.classList.toggle("still", reduced());
  });
}

let audio: AudioContext | undefined;

/** A soft tick, for one's turn. */
export function tick(): void {
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
