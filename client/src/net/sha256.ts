// SHA-256 (FIPS 180-4). The browser has its own, but only for pages that came over HTTPS, and many servers are in a home network.

const PRIMES = primes(64);
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x100000000) | 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The message with a one, zeros and its length behind it, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

/** The sixteen words of a block and the 48 that follow from them. */
function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + at * 4);
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const low = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const high = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words[at] = words[at - 16]! + low + words[at - 7]! + high;
  }
  return words;
}

function compress(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + ROUND_CONSTANTS[at]! + words[at]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** Return the SHA-256 hash of a text as 64 hexadecimal signs. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = INITIAL_STATE;
  for (let block = 0; block < view.byteLength; block += 64) state = compress(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
