import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailText } from "./mail.ts";

test("a mail as text keeps its words, its link and a line between paragraphs", () => {
  const html = `<html><head><title>Chào</title></head><body>
    <p>Mở liên kết:</p>
    <p><a href="https://huou.vn/auth/confirm?type=recovery&amp;token=ab12">Đặt mật khẩu</a></p>
  </body></html>`;
  expect(mailText(html)).toEqual({
    subject: "Chào",
    text: "Mở liên kết:\n\nĐặt mật khẩu: https://huou.vn/auth/confirm?type=recovery&token=ab12",
  });
});

test.each(["confirmation", "recovery"])("the %s mail has the same subject on every backend", (name) => {
  const { subject, text } = mailText(readFileSync(`supabase/templates/${name}.html`, "utf8"));
  const config = readFileSync("supabase/config.toml", "utf8");
  expect(config).toContain(`[auth.email.template.${name}]\nsubject = "${subject}"\n`);
  expect(text).toContain("{{ .SiteURL }}/auth/confirm?type=");
  expect(text).toContain("{{ .TokenHash }}");
});
