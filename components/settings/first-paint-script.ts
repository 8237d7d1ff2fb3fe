import { settingChoices } from "#components/preferences/setting-choices.ts";
import { classIds } from "#lib/core/class-id.ts";

/**
 * What marks the root element with the choices of this device and the class of its child while the page is still being read, before anything is
 * painted, and again when another tab changes them or the page comes back from where the browser kept it. It stands in
 * the head of every document, so it holds none of the characters that React would escape there: < > & " '
 */
export function firstPaintScript(): string {
  const marks = Object.entries(settingChoices).flatMap(([name, { mark, values }]) =>
    mark === null ? [] : [[name, mark, values.slice(1)]],
  );
  const table = JSON.stringify(marks).replaceAll('"', "`");
  return [
    `(function(){var marks=${table},root=document.documentElement;`,
    "function show(){var kept,own;",
    "try{kept=JSON.parse(localStorage.getItem(`settings`))||{};own=localStorage.getItem(`class`)}catch(e){return}",
    `${JSON.stringify(classIds).replaceAll('"', "`")}.includes(own)?root.setAttribute(\`data-class\`,own):0;`,
    "marks.forEach(function(mark){var value=kept[mark[0]];",
    "mark[2].includes(value)?root.setAttribute(mark[1],value):root.removeAttribute(mark[1])})}",
    "show();addEventListener(`storage`,show);addEventListener(`pageshow`,show)})()",
  ].join("");
}
