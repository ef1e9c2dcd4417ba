/** Finds the names of code that Markdown files write in backticks: functions, types and fields, such as `readConfig()`. */

const inBackticks = /`([^`\n]+)`/g;
const fences = /^```[\s\S]*?^```/gm;
/** With a capital after a small letter: a word such as `cart` may be one of plain English. */
const name = /^[\w$.#]*[a-z][A-Z][\w$.#]*(?:\(\))?$/;
const word = /[A-Za-z_$][\w$]*/g;

/** Returns each name of code once, without `()`. Examples in fences are left out. */
export function findNamedCode(markdown: string): readonly string[] {
  const found = [...markdown.replace(fences, '').matchAll(inBackticks)].map(([, text = '']) => text);
  return [...new Set(found.filter((text) => name.test(text)).map((text) => text.replace('()', '')))];
}

/** Returns all words of source files. */
export function findWords(sources: readonly string[]): ReadonlySet<string> {
  return new Set(sources.flatMap((source) => source.match(word) ?? []));
}

/** Returns the names of which a part, such as `find` of `visitor.find`, is in no source file. */
export function findUnknownCode(names: readonly string[], words: ReadonlySet<string>): readonly string[] {
  return names.filter((written) => (written.match(word) ?? []).some((part) => !words.has(part)));
}
