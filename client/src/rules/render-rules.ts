// Renders a page of docs/rules as HTML with markdown-it. Runs when the client is built, never in the browser.
import createMarkdownIt, { type MarkdownIt, type Token } from "markdown-it";

export type Heading = { level: number; id: string; title: string };
export type RulesPage = { title: string; headings: Heading[]; html: string };
/** What the notes under a rule begin with in the page's language, such as "Source" and "Ruling". */
export type NoteLabels = { source: string; ruling: string; example: string };

const RULE_HEADING = /^([A-Z]{2}-[0-9]+(?:\.[0-9]+)*[a-z]?)\s+(.*)$/;
const RULE_REFERENCE = /\b([A-Z]{2}-[0-9]+\.[0-9]+[a-z]?)\b/g;

/**
 * Render a rules page.
 * @param markdown The text of the page; HTML in it is shown as text.
 * @param labels The labels of notes in the page's language: a line that begins with one becomes a paragraph of its own.
 * @returns The title (the first-level heading, which is not in the HTML), the other headings with their ids, the HTML.
 */
export function renderRules(markdown: string, labels: NoteLabels): RulesPage {
  const md = createRenderer(labels);
  const headings: Heading[] = [];
  const body: Token[] = [];
  let title = "";
  const tokens = md.parse(separateNotes(markdown, labels), {});
  tokens.forEach((token, index) => {
    // A heading is three tokens: its opening tag, its text and its closing tag.
    const text = tokens[index + 1];
    if (token.type === "heading_open" && text) {
      const heading = readHeading(Number(token.tag.slice(1)), text.content);
      if (heading.level === 1) title = heading.title;
      else headings.push(heading);
      markHeading(token, text, heading);
    }
    const isTitle = token.tag === "h1" || (tokens[index - 1]?.tag === "h1" && token.type === "inline");
    if (!isTitle) body.push(token);
  });
  return { title, headings, html: md.renderer.render(body, md.options, {}).trimEnd() };
}

/** Return the heading's id and title: a rule goes by its id and a section by its number, so that a link holds in every language. */
function readHeading(level: number, text: string): Heading {
  const rule = RULE_HEADING.exec(text);
  if (rule) return { level, id: rule[1]!, title: rule[2]! };
  const section = /^(\d+)\. /.exec(text);
  if (section) return { level, id: `section-${section[1]!}`, title: text };
  const slug = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return { level, id: slug.replace(/^-|-$/g, ""), title: text };
}

/** Give a heading its id, and move the id of a rule out of its text, so that it can be drawn as a link. */
function markHeading(open: Token, text: Token, { id, title }: Heading): void {
  open.attrSet("id", id);
  const first = text.children?.[0];
  if (title === text.content || !first) return;
  first.content = RULE_HEADING.exec(`${first.content} `)?.[2]?.trimEnd() ?? first.content;
  open.meta = { ruleId: id };
}

/** Return the text with every note in a paragraph of its own that begins with the label in bold. */
function separateNotes(markdown: string, labels: NoteLabels): string {
  return markdown.replace(new RegExp(`^(${Object.values(labels).join("|")}): `, "gm"), "\n**$1** ");
}

function createRenderer(labels: NoteLabels): MarkdownIt {
  const md = createMarkdownIt({ html: false });
  const { rules } = md.renderer;
  const isKept = (link: Token | undefined): boolean => String(link?.attrGet("href") ?? "").startsWith("#");
  rules.strong_open = () => "<b>";
  rules.strong_close = () => "</b>";
  rules.em_open = () => "<i>";
  rules.em_close = () => "</i>";
  rules.softbreak = () => " ";
  rules.th_open = () => '<th scope="col">';
  rules.td_open = () => "<td>";
  // A table that is wider than a phone scrolls by itself, and can be reached by the keyboard to do so.
  rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  rules.table_close = () => "</table></div>\n";
  // Links to other files lead nowhere on the page: only their text stays.
  rules.link_open = (tokens, index) => (isKept(tokens[index]) ? `<a href="${tokens[index]!.attrGet("href")!}">` : "");
  rules.link_close = (tokens, index) =>
    isKept(tokens.slice(0, index).findLast(({ type }) => type === "link_open")) ? "</a>" : "";
  rules.text = (tokens, index) => {
    const text = md.utils.escapeHtml(tokens[index]!.content);
    return isKept(tokens[index - 1]) ? text : text.replace(RULE_REFERENCE, '<a href="#$1">$1</a>');
  };
  rules.heading_open = (tokens, index, options, _env, renderer) => {
    const { ruleId } = (tokens[index]!.meta ?? {}) as { ruleId?: string };
    const link = ruleId ? `<a class="rule-id" href="#${ruleId}">${ruleId}</a> ` : "";
    return renderer.renderToken(tokens, index, options) + link;
  };
  rules.paragraph_open = (tokens, index, options, _env, renderer) => {
    const label = /^\*\*(.+?)\*\* /.exec(tokens[index + 1]?.content ?? "")?.[1];
    const isNote = label !== undefined && Object.values(labels).includes(label);
    if (isNote) tokens[index]!.attrSet("class", label === labels.source ? "source" : "ruling");
    return renderer.renderToken(tokens, index, options);
  };
  return md;
}
