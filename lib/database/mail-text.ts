/** A mail of supabase/templates as plain text: a paragraph a line, links written out after their words. */
export function mailText(html: string): { readonly subject: string; readonly text: string } {
  const [, subject = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, body = ""] = /<body>(.*?)<\/body>/s.exec(html) ?? [];
  const text = body
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, "$2: $1")
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n\n");
  return { subject: subject.trim(), text };
}
