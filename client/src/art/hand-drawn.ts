// Lines that look drawn by hand: smooth curves through points that waver a little, always in the same way.

export type Point = [number, number];

/** A source of numbers from 0 to 1 that gives the same ones for the same seed. */
export function steady(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth curve through points. */
export function smooth(points: Point[], closed = false): string {
  const count = points.length;
  const at = (place: number): Point =>
    closed ? points[(place + count) % count]! : points[Math.max(0, Math.min(count - 1, place))]!;
  let path = `M${short(points[0]![0])} ${short(points[0]![1])}`;
  for (let place = 0; place < (closed ? count : count - 1); place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(short).join(" ")}`;
  }
  return closed ? path + "Z" : path;
}

/** Points on a superellipse whose radius wavers; power 2 is an ellipse, more is boxier. */
export function round(
  [cx, cy]: Point,
  [rx, ry]: Point,
  { seed = 1, waver = 0.02, count = 22, power = 2, turn = 0 } = {},
): Point[] {
  const next = steady(seed);
  const points: Point[] = [];
  for (let place = 0; place < count; place++) {
    const angle = (place / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power) * (1 + (next() - 0.5) * 2 * waver);
    const [x, y] = [rx * cos * reach, ry * sin * reach];
    points.push([cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]);
  }
  return points;
}

/** A closed blob drawn by hand. */
export function blob(centre: Point, radii: Point, how: Parameters<typeof round>[2] = {}): string {
  return smooth(round(centre, radii, how), true);
}

/** An open line that wavers between its corners. */
export function line(corners: Point[], { seed = 1, waver = 3, step = 40 } = {}): string {
  const next = steady(seed);
  const points: Point[] = [corners[0]!];
  for (let place = 1; place < corners.length; place++)
    points.push(...wavering(corners[place - 1]!, corners[place]!, next, waver, step).slice(1));
  return smooth(points);
}

/** A closed outline with corners, drawn by hand. */
export function patch(corners: Point[], how: { seed?: number; waver?: number; step?: number } = {}): string {
  return line([...corners, corners[0]!], how) + "Z";
}

/** A closed outline whose sides waver in the same way from either side, so that neighbours meet without a gap. */
export function shore(corners: Point[], { waver = 4, step = 34 } = {}): string {
  return (
    corners
      .map((from, place) => {
        const to = corners[(place + 1) % corners.length]!;
        const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
        const [start, end] = turned ? [to, from] : [from, to];
        const points = wavering(
          start,
          end,
          steady(Math.round(start[0] * 7 + start[1] * 13 + end[0] * 17 + end[1] * 3)),
          waver,
          step,
        );
        const side = smooth(turned ? points.reverse() : points);
        return place === 0 ? side : side.slice(side.indexOf("C"));
      })
      .join("") + "Z"
  );
}

/** Points from one corner to the next, off the straight way by as much as the line wavers. */
function wavering(from: Point, to: Point, next: () => number, waver: number, step: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.round(length / step));
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const off = at === 0 || at === steps ? 0 : (next() - 0.5) * 2 * waver;
    return [
      from[0] + ((to[0] - from[0]) * at) / steps - ((to[1] - from[1]) / length) * off,
      from[1] + ((to[1] - from[1]) * at) / steps + ((to[0] - from[0]) / length) * off,
    ];
  });
}

/** Points strewn over an ellipse, never closer than `apart` if that can be had. */
export function strewn([cx, cy]: Point, [rx, ry]: Point, count: number, seed = 1, apart = 0): Point[] {
  const next = steady(seed);
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 40; tries++) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
    const point: Point = [cx + rx * far * Math.cos(angle), cy + ry * far * Math.sin(angle)];
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= apart)) found.push(point);
  }
  return found;
}

/** A word too long for a line, cut before a syllable. */
function cut(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  for (let place = width - 1; place > 3; place--)
    if (/^[^aeiou][aeiou]/i.test(word.slice(place))) return [word.slice(0, place) + "-", word.slice(place)];
  return [word];
}

/** A line of text cut into at most `most` lines of about `width` characters. */
export function wrapped(text: string, width: number, most = 2): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/(?<=-)|\s+/).flatMap((long) => cut(long, width))) {
    const last = lines[lines.length - 1]!;
    const glue = last && !last.endsWith("-") ? " " : "";
    if (!last || (last + glue + word).length <= width) lines[lines.length - 1] = last + glue + word;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = kept[most - 1]!.slice(0, width - 1) + "…";
  return kept;
}
