// A QR code (byte mode, correction level M, versions 1 to 10) as rows of dark and light.

const BLOCKS: [ecc: number, blocks: number, data: number][] = [
  // correction words a block, blocks, data words in all; level M of ISO 18004
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 64],
  [24, 2, 86],
  [16, 4, 108],
  [18, 4, 124],
  [22, 4, 154],
  [22, 5, 182],
  [26, 5, 216],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = boolean[][];

export function qr(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, , data], place) => bytes.length + (place < 9 ? 2 : 3) <= data) + 1;
  if (version === 0) throw new RangeError("too long for a QR code of version 10");
  const words = interleaved(dataWords(bytes, version), version);
  const size = 17 + 4 * version;
  let best: Grid = [];
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const { grid, fixed } = frame(size, version, mask);
    fill(grid, fixed, words, mask);
    const cost = penalty(grid);
    if (cost < least) [best, least] = [grid, cost];
  }
  return best;
}

/** The bytes with their mode, length, end and filling. */
function dataWords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = BLOCKS[version - 1]![2] * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

function interleaved(data: number[], version: number): number[] {
  const [ecc, count, total] = BLOCKS[version - 1]!;
  const short = Math.floor(total / count);
  const long = total % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block >= count - long ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map((block) => correction(block, ecc));
  const found: number[] = [];
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) found.push(block[at]!);
  for (let at = 0; at < ecc; at++) for (const block of corrections) found.push(block[at]!);
  return found;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The remainder of Reed and Solomon. */
function correction(data: number[], count: number): number[] {
  const divisor: number[] = [...Array<number>(count - 1).fill(0), 1];
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2)) {
    for (let at = 0; at < count; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  }
  const rest: number[] = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((value, at) => (rest[at]! ^= times(value, factor)));
  }
  return rest;
}

/** Everything but the data: finders, timing, alignment, format and version. */
function frame(size: number, version: number, mask: number): { grid: Grid; fixed: Grid } {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(set, cx, cy, 4, [2, 4]);
  const places = ALIGNED[version - 1]!;
  const last = places.length - 1;
  places.forEach((y, row) =>
    places.forEach((x, column) => {
      const corner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!corner) square(set, x, y, 2, [1]);
    }),
  );
  formatBits(set, size, mask);
  if (version >= 7) versionBits(set, size, version);
  return { grid, fixed };
}

type Set = (x: number, y: number, dark: boolean) => void;

function square(set: Set, cx: number, cy: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function formatBits(set: Set, size: number, mask: number): void {
  let rest = mask; // level M is 00
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function versionBits(set: Set, size: number, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const [near, far] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(near, far, dark);
    set(far, near, dark);
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The words in the zigzag of two columns, upwards and downwards in turn. */
function fill(grid: Grid, fixed: Grid, words: number[], mask: number): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        grid[y]![x] = bit !== MASKS[mask]!(x, y);
        at++;
      }
    }
  }
}

function penalty(grid: Grid): number {
  const size = grid.length;
  let cost = 0;
  let dark = 0;
  for (const lines of [grid, grid.map((_, x) => grid.map((row) => row[x]!))]) {
    for (const line of lines) {
      const text = line.map((cell) => (cell ? "1" : "0")).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
      for (const finder of ["10111010000", "00001011101"])
        for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) cost += 40;
    }
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const cell = grid[y]![x]!;
      dark += cell ? 1 : 0;
      if (x > 0 && y > 0 && [grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]].every((other) => other === cell))
        cost += 3;
    }
  return cost + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
