"use client";

import { ContactError } from "#components/contact/contact-error.tsx";

export default function ContactErrorPage({ retry }: { readonly retry: () => void }) {
  return <ContactError onRetry={retry} />;
}
