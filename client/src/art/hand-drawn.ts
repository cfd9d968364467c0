// SVG paths that look drawn by hand: smooth curves through points with a little jitter, always the same for a seed.

export type Point = [number, number];

/** Return a random number generator that gives the same numbers from 0 to 1 for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Return the path of a smooth curve through points. */
export function smoothPath(points: Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  let path = `M${rounded(points[0]![0])} ${rounded(points[0]![1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(rounded).join(" ")}`;
  }
  return closed ? path + "Z" : path;
}

/** Return points on a superellipse with a jittered radius; power 2 is an ellipse, more is boxier. */
export function ellipsePoints(
  [cx, cy]: Point,
  [rx, ry]: Point,
  { seed = 1, jitter = 0.02, count = 22, power = 2, turn = 0 } = {},
): Point[] {
  const next = seededRandom(seed);
  const points: Point[] = [];
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power) * (1 + (next() - 0.5) * 2 * jitter);
    const [x, y] = [rx * cos * reach, ry * sin * reach];
    points.push([cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]);
  }
  return points;
}

/** Return the path of a closed blob. */
export function blob(centre: Point, radii: Point, options: Parameters<typeof ellipsePoints>[2] = {}): string {
  return smoothPath(ellipsePoints(centre, radii, options), true);
}

/** Return the path of an open line with jitter between its corners. */
export function wavyLine(corners: Point[], { seed = 1, jitter = 3, step = 40 } = {}): string {
  const next = seededRandom(seed);
  const points: Point[] = [corners[0]!];
  for (let index = 1; index < corners.length; index++)
    points.push(...wavySegment(corners[index - 1]!, corners[index]!, next, jitter, step).slice(1));
  return smoothPath(points);
}

/** Return the path of a closed polygon with jitter. */
export function wavyPolygon(corners: Point[], options: { seed?: number; jitter?: number; step?: number } = {}): string {
  return wavyLine([...corners, corners[0]!], options) + "Z";
}

/** Return the path of a closed polygon whose sides are the same from either side, so that neighbours meet without a gap. */
export function sharedEdgePolygon(corners: Point[], { jitter = 4, step = 34 } = {}): string {
  return (
    corners
      .map((from, index) => {
        const to = corners[(index + 1) % corners.length]!;
        const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
        const [start, end] = turned ? [to, from] : [from, to];
        const points = wavySegment(
          start,
          end,
          seededRandom(Math.round(start[0] * 7 + start[1] * 13 + end[0] * 17 + end[1] * 3)),
          jitter,
          step,
        );
        const side = smoothPath(turned ? points.reverse() : points);
        return index === 0 ? side : side.slice(side.indexOf("C"));
      })
      .join("") + "Z"
  );
}

/** Return points from one corner to the next, off the straight line by at most the jitter. */
function wavySegment(from: Point, to: Point, next: () => number, jitter: number, step: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.round(length / step));
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const off = at === 0 || at === steps ? 0 : (next() - 0.5) * 2 * jitter;
    return [
      from[0] + ((to[0] - from[0]) * at) / steps - ((to[1] - from[1]) / length) * off,
      from[1] + ((to[1] - from[1]) * at) / steps + ((to[0] - from[0]) / length) * off,
    ];
  });
}

/** Return points scattered over an ellipse, no closer than `apart` if that can be had. */
export function scatterPoints([cx, cy]: Point, [rx, ry]: Point, count: number, seed = 1, apart = 0): Point[] {
  const next = seededRandom(seed);
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 40; tries++) {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
    const point: Point = [cx + rx * far * Math.cos(angle), cy + ry * far * Math.sin(angle)];
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= apart)) found.push(point);
  }
  return found;
}

/** Return a word that is too long for a line in two parts, cut before a syllable. */
function hyphenate(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  for (let index = width - 1; index > 3; index--)
    if (/^[^aeiou][aeiou]/i.test(word.slice(index))) return [word.slice(0, index) + "-", word.slice(index)];
  return [word];
}

/** Return a text in at most `maxLines` lines of about `width` characters. */
export function wrapText(text: string, width: number, maxLines = 2): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/(?<=-)|\s+/).flatMap((long) => hyphenate(long, width))) {
    const last = lines[lines.length - 1]!;
    const glue = last && !last.endsWith("-") ? " " : "";
    if (!last || (last + glue + word).length <= width) lines[lines.length - 1] = last + glue + word;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  kept[maxLines - 1] = kept[maxLines - 1]!.slice(0, width - 1) + "…";
  return kept;
}
