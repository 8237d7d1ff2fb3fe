import type { Metadata } from "next";
import { NotFoundView } from "#components/shell/not-found-view.tsx";
import { shellText } from "#lib/text/shell-text.ts";

export const metadata: Metadata = { title: shellText.notFoundTitle };

export default function NotFound() {
  return <NotFoundView />;
}
