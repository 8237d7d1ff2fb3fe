"use client";

import { ErrorView } from "#components/shell/error-view.tsx";

export default function ErrorPage({ retry }: { readonly retry: () => void }) {
  return <ErrorView onRetry={retry} />;
}
