import { expect, it } from "vitest";
import { renderRules } from "./render-rules";

const LABELS = { source: "Source", ruling: "Ruling", example: "Example" };

const text = `# Cytosis: the rules

A word *about* **it** and \`code <b>\`.

## 1. Set-up

### CY-1.1 Hands
Each player draws
three cards. See CY-1.2.
Source: Components.
Ruling: so be it.

* one
* two, and
  still two

| a | b |
|---|---|
| 1 | 2 |
`;

it("finds the title and a heading per rule", () => {
  const found = renderRules(text, LABELS);
  expect(found.title).toBe("Cytosis: the rules");
  expect(found.headings.map((heading) => heading.id)).toEqual(["section-1", "CY-1.1"]);
});

it("writes paragraphs, rulings, lists, tables and links to rules", () => {
  const { html } = renderRules(text, LABELS);
  expect(html).toContain("<i>about</i> <b>it</b> and <code>code &lt;b&gt;</code>");
  expect(html).toContain('<p>Each player draws three cards. See <a href="#CY-1.2">CY-1.2</a>.</p>');
  expect(html).toContain('<p class="ruling"><b>Ruling</b> so be it.</p>');
  expect(html).toContain("<li>two, and still two</li>");
  expect(html).toContain("<td>2</td>");
});

it("shows HTML as text and drops links to other places", () => {
  const { html } = renderRules(
    "A <script>alert(1)</script> and [a file](../x.md), [a rule](#CY-1.1), [x](javascript:y).",
    LABELS,
  );
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain('and a file, <a href="#CY-1.1">a rule</a>');
  expect(html).not.toContain('href="javascript');
});
