import type { Metadata } from "next";
import { ContactView } from "#components/contact/contact-view.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { sendMessage } from "#lib/actions/send-message.ts";
import { backHref } from "#lib/play/back-href.ts";
import { contactText } from "#lib/text/contact-text.ts";

export const metadata: Metadata = { title: contactText.title };

export default function ContactPage() {
  return (
    <PageFrame
      hue="c3"
      bar={<PageBar backHref={backHref("/contact")} title={contactText.title} isTitleHeading={false} />}
    >
      <ContactView send={sendMessage} />
    </PageFrame>
  );
}
