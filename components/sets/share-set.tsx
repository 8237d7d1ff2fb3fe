"use client";

import type { SetView } from "#lib/play/set-view.ts";
import { setText } from "#lib/text/set-text.ts";
import { SharePanel } from "./share-panel.tsx";

/** How a set is sent: its address, as a QR code too, and a message ready for a chat. */
export function ShareSet({ view }: { readonly view: SetView }) {
  const { sealed, title, classId, questions, minutes } = view;
  const size = setText.size(questions.length, minutes);
  return (
    <SharePanel
      heading={setText.send}
      title={title}
      href={`/bo/${sealed}`}
      qrLabel={setText.qr}
      openLabel={setText.open}
      messageOf={(address) => setText.messageOf(classId, title, size, address)}
    />
  );
}
