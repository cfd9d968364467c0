// The part of Markdown that docs/rules uses, as HTML. Runs when the client is built.

export type Heading = { level: number; id: string; title: string };
export type Page = { title: string; headings: Heading[]; html: string };

const RULE = /^([A-Z]{2}-[0-9]+(?:\.[0-9]+)*[a-z]?)\s+(.*)$/;

export function page(markdown: string): Page {
  const headings: Heading[] = [];
  const html: string[] = [];
  for (const block of blocks(markdown)) {
    const heading = /^(#{1,4}) (.*)$/.exec(block[0] ?? "");
    if (heading) {
      const found = headed(heading[1]!.length, heading[2]!);
      if (found.level > 1) {
        headings.push(found);
        html.push(headingHtml(found));
      } else headings.unshift(found);
      if (block.length > 1) html.push(blockHtml(block.slice(1)));
    } else html.push(blockHtml(block));
  }
  const first = headings[0]?.level === 1 ? headings.shift() : undefined;
  return { title: first?.title ?? "", headings, html: html.join("\n") };
}

/** A rule goes by its id and a section by its number, so that a link holds in every language. */
function headed(level: number, text: string): Heading {
  const rule = RULE.exec(text);
  if (rule) return { level, id: rule[1]!, title: rule[2]! };
  const section = /^(\d+)\. /.exec(text);
  if (section) return { level, id: `section-${section[1]!}`, title: text };
  return {
    level,
    id: text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, ""),
    title: text,
  };
}

function headingHtml({ level, id, title }: Heading): string {
  const mark = RULE.test(`${id} x`) ? `<a class="rule-id" href="#${id}">${id}</a> ` : "";
  return `<h${level} id="${id}">${mark}${inline(title)}</h${level}>`;
}

function blocks(markdown: string): string[][] {
  const found: string[][] = [];
  let block: string[] = [];
  let fenced = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    if (line.trim() === "" && !fenced) {
      if (block.length) found.push(block);
      block = [];
    } else if (/^#{1,4} /.test(line) && !fenced) {
      if (block.length) found.push(block);
      found.push([line]);
      block = [];
    } else block.push(line);
  }
  if (block.length) found.push(block);
  return found;
}

function blockHtml(block: string[]): string {
  const first = block[0] ?? "";
  if (first.startsWith("```")) return `<pre><code>${escape(block.slice(1, -1).join("\n"))}</code></pre>`;
  if (first.startsWith("|")) return table(block);
  if (/^([*-]|\d+\.) /.test(first)) return list(block);
  return lines(block);
}

/** A paragraph; lines that begin with a name and a colon (Source, Ruling) stand by themselves. */
function lines(block: string[]): string {
  const parts: string[] = [];
  for (const line of block) {
    const named = /^(Source|Ruling|Example|Fonte|Decisione|Esempio): /.exec(line);
    if (named || parts.length === 0) parts.push(line);
    else parts[parts.length - 1] += ` ${line}`;
  }
  return parts
    .map((part) => {
      const named = /^(Source|Ruling|Example|Fonte|Decisione|Esempio): (.*)$/.exec(part);
      if (!named) return `<p>${inline(part)}</p>`;
      const kind = /^(Source|Fonte)$/.test(named[1]!) ? "source" : "ruling";
      return `<p class="${kind}"><b>${named[1]}</b> ${inline(named[2]!)}</p>`;
    })
    .join("\n");
}

function list(block: string[]): string {
  const tag = /^\d/.test(block[0]!) ? "ol" : "ul";
  const items: string[] = [];
  for (const line of block) {
    const item = /^(?:[*-]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function table(block: string[]): string {
  const rows = block
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  const head = (rows.shift() ?? []).map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? `<code>${escape(part.slice(1, -1))}</code>` : spanned(escape(part))))
    .join("");
}

function spanned(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, "$1<i>$2</i>")
    .replace(/\[([^\]]+)\]\((#[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1")
    .replace(/\b([A-Z]{2}-[0-9]+\.[0-9]+[a-z]?)\b/g, '<a href="#$1">$1</a>');
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
